import type { ShakeRules, WrittenSolution } from '@forceout/rules/onsets';
import type { Budget } from '../../budget.ts';
import { findSolutions } from '../search/finds.ts';
import type { GoalToReach } from './goals-to-reach.ts';
import type { Find } from '../search/find.ts';
import type { RuledOut } from '../search/ruled-out.ts';
import type { OnSetsStage } from '../search/stage.ts';
import { spellings } from '../spellings/spellings.ts';
import { isRight, writeDown } from '../search/write-down.ts';

/** What one player would write, and how many cubes it shows. */
export interface Answer {
  readonly length: number;
  readonly written: readonly WrittenSolution[];
  /** Two answers are the same if their texts and their cards are. */
  readonly key: string;
  /** Another spelling of sets that came before. */
  readonly again: boolean;
}

export interface Answers {
  /** Different sets of cards first, then other spellings; the shortest of each first. */
  readonly list: readonly Answer[];
  /** Nothing was missed: these are the shortest, and if they are fewer than asked for there are no more. */
  readonly whole: boolean;
}

/** What is asked for: any one, with what is known of the shake, or the so many shortest. */
export type Asked =
  | { readonly any: true; readonly ruledOut: RuledOut | null }
  | { readonly any: false; readonly count: number };

/** The answers for one Goal. */
export function answersFor(
  rules: ShakeRules,
  goal: GoalToReach,
  asked: Asked,
  budget: Budget,
  tell?: (stage: OnSetsStage) => void,
): Answers {
  const two = rules.force['two-solutions'] !== null;
  const count = asked.any ? 1 : asked.count;
  // The first set with each of so many others makes as many pairs as are wanted, and no other pair is shorter.
  const wish = {
    values: goal.values,
    sets: two ? count + 1 : count,
    fewest: two ? 2 : 1,
    any: asked.any,
    ruledOut: asked.any ? asked.ruledOut : null,
  };
  const { finds, whole } = findSolutions(rules, wish, budget, tell);
  const scribe = new Scribe(rules, goal);
  const list = new Map<string, Answer>();
  const add = (some: readonly Find[], again: boolean): void => {
    const key = scribe.key(some);
    if (list.size < count && !list.has(key)) list.set(key, scribe.answer(some, again));
  };
  const sets = two ? pairsOf(finds) : finds.map((find) => [find]);
  for (const some of sets.toSorted((a, b) => cubes(a) - cubes(b)).slice(0, count)) add(some, false);
  if (asked.any || !whole || list.size === 0 || list.size >= count)
    return { list: [...list.values()], whole };
  const further = spellings(rules, goal.values, budget);
  for (const some of two ? pairsIn(further, scribe, budget) : single(further)) {
    add(some, true);
    if (list.size >= count) break;
  }
  return { list: [...list.values()], whole: !budget.over || list.size >= count };
}

const cubes = (finds: readonly Find[]): number => finds.reduce((sum, { length }) => sum + length, 0);

function* single(finds: Iterable<Find>): Generator<readonly Find[]> {
  for (const find of finds) yield [find];
}

function pairsOf(finds: readonly Find[]): readonly (readonly Find[])[] {
  return finds.flatMap((first, index) => finds.slice(index + 1).map((second) => inOrder(first, second)));
}

/** What writing one down takes, in steps of a search. */
const STEPS_OF_A_TEXT = 256;

/** Pairs of different sets, shortest first: both of a pair are known once those up to its length less the shortest are. */
function* pairsIn(finds: Iterator<Find>, scribe: Scribe, budget: Budget): Generator<readonly Find[]> {
  const known: Find[] = [];
  const seen = new Set<string>();
  let next = finds.next();
  for (let total = 2; ; total++) {
    const shortest = known[0]?.length ?? 1;
    while (next.done !== true && next.value.length <= total - shortest) {
      const key = scribe.key([next.value]);
      if (!seen.has(key)) known.push(next.value);
      seen.add(key);
      // There can be a hundred thousand ways to spell one set and no second one.
      budget.spend(STEPS_OF_A_TEXT);
      if (budget.over) return;
      next = finds.next();
    }
    for (const [index, second] of known.entries()) {
      for (const first of known.slice(0, index))
        if (first.length + second.length === total && first.cards !== second.cards)
          yield inOrder(first, second);
    }
    if (next.done === true && total >= 2 * (known.at(-1)?.length ?? 0)) return;
  }
}

/** Two different sets, so one of them has a card that the other has not: that one is written second. */
function inOrder(a: Find, b: Find): readonly [Find, Find] {
  return (b.cards & ~a.cards) !== 0 ? [a, b] : [b, a];
}

/** Writes finds down, each once, and shows them to the judge. */
class Scribe {
  readonly #rules: ShakeRules;
  readonly #goal: GoalToReach;
  readonly #texts = new WeakMap<Find, WrittenSolution>();

  constructor(rules: ShakeRules, goal: GoalToReach) {
    this.#rules = rules;
    this.#goal = goal;
  }

  answer(finds: readonly Find[], again: boolean): Answer {
    const written = finds.map((find) => this.#text(find));
    if (!isRight(this.#rules.position, written))
      throw new Error(`the judge refuses ${JSON.stringify(written)}`);
    return { length: cubes(finds), written, key: this.key(finds), again };
  }

  key(finds: readonly Find[]): string {
    return finds
      .map((find) => {
        const { restrictions, setName } = this.#text(find);
        return [find.cards, ...restrictions, setName].join('|');
      })
      .toSorted()
      .join('&');
  }

  #text(find: Find): WrittenSolution {
    const known = this.#texts.get(find);
    if (known !== undefined) return known;
    const made = writeDown(this.#rules, find, this.#goal.layoutFor(find.value));
    this.#texts.set(find, made);
    return made;
  }
}

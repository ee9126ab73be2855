import type { CardSet, ShakeRules } from '@forceout/rules/onsets';
import { Share } from './budget.ts';
import type { Budget } from './budget.ts';
import { casesOf } from './cases.ts';
import type { Case } from './cases.ts';
import { possibleSets } from './possible-sets.ts';
import { searchCase } from './search.ts';
import type { Extent, Find } from './search.ts';

/** What is looked for: so many different sets of cards. */
export interface Wish {
  readonly values: readonly number[];
  readonly sets: number;
  /** Fewer are of no use. */
  readonly fewest: number;
  /** Any will do; otherwise the shortest. */
  readonly any: boolean;
}

export interface Finds {
  /** One for each set of cards, shortest first. */
  readonly finds: readonly Find[];
  /** Nothing was missed: there are no more sets than these, or as many as were wished for. */
  readonly whole: boolean;
}

/**
 * Short Solutions are looked for first, then long ones: with few names kept and no symbol twice but for padding, then
 * with more, then with all. A search that left nothing out has seen everything; so a "no" is always a proof.
 */
const ALL = { width: Infinity, slack: Infinity, alike: Infinity } as const;
const ROUNDS = [
  { ...ALL, longest: 4, steps: 200_000 },
  { ...ALL, longest: 7, steps: 200_000 },
  { ...ALL, longest: 99, steps: 100_000 },
  { longest: 99, width: 4, slack: 2, alike: 1, steps: 1_000_000 },
  { longest: 99, width: 2, slack: 1, alike: 2, steps: 2_000_000 },
  { longest: 99, width: 2, slack: 2, alike: 2, steps: 5_000_000 },
  { longest: 99, width: 4, slack: 4, alike: 3, steps: 10_000_000 },
  { longest: 99, width: 16, slack: Infinity, alike: Infinity, steps: 20_000_000 },
  { ...ALL, longest: 99, steps: Infinity },
] as const;
/** How long to look for something shorter once something is found. */
const STEPS_FOR_SHORTER = 400_000;

export function findSolutions(rules: ShakeRules, asked: Wish, budget: Budget): Finds {
  const possible = possibleSets(rules, asked.values);
  if (possible < asked.fewest) return { finds: [], whole: true };
  const wish = { ...asked, sets: Math.min(asked.sets, possible) };
  let cases: readonly Case[] = casesOf(rules);
  const best = new Map<CardSet, Find>();
  const ranked = (): readonly Find[] => [...best.values()].toSorted((a, b) => a.length - b.length);
  let bar = Infinity;
  const has = (): boolean => best.size >= wish.sets;
  const take = (find: Find): void => {
    best.set(find.cards, find);
    if (has()) bar = wish.any ? 0 : ranked()[wish.sets - 1]!.length - 1;
  };
  const wants = (cards: CardSet, length: number): boolean => {
    const known = best.get(cards);
    return known === undefined ? length <= bar : length < known.length && !wish.any;
  };
  const run = (one: Case, round: Omit<(typeof ROUNDS)[number], 'steps'>, steps: number): Extent => {
    const longest = (): number => Math.min(round.longest, bar);
    return searchCase(rules, one, wish.values, {
      ...round,
      share: new Share(budget, steps),
      longest,
      wants,
      take,
    });
  };

  for (const round of ROUNDS) {
    const open: Case[] = [];
    let whole = true;
    for (const one of cases) {
      if (has() && wish.any) break;
      const extent = run(one, round, has() ? Math.min(round.steps, STEPS_FOR_SHORTER) : round.steps);
      if (extent !== 'whole') whole = false;
      if (extent !== 'whole' || round.longest < 99) open.push(one);
    }
    cases = open;
    if (budget.over) break;
    if (cases.length === 0) return { finds: ranked().slice(0, wish.sets), whole: true };
    if (!has()) continue;
    // The sets are found; all that is left to ask is whether a search that was cut short hid something shorter.
    if (!wish.any && !whole) for (const one of cases) run(one, ROUNDS.at(-1)!, STEPS_FOR_SHORTER);
    return { finds: ranked().slice(0, wish.sets), whole: true };
  }
  return { finds: ranked().slice(0, wish.sets), whole: !budget.over };
}

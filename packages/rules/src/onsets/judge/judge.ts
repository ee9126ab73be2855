import { BLANK } from '../text/cards.ts';
import { goalWorth, judgeGoal } from '../goal/goal-ruling.ts';
import type { GoalRuling } from '../goal/goal-ruling.ts';
import { cubeReasons } from './judge-cubes.ts';
import { textReasons } from './judge-text.ts';
import { valueReasons } from './judge-value.ts';
import { outcomes } from './outcomes.ts';
import type { Outcome, Solution } from './outcomes.ts';
import type { OnSetsPosition } from '../shake/position.ts';
import { readSolution } from '../text/reading.ts';
import type { Literally, Reading } from '../text/reading.ts';
import { REASON_CODES } from './reason.ts';
import type { Reason } from './reason.ts';
import type { Ruling } from './ruling.ts';
import { reason } from './citing.ts';
import { rulesOf } from '../shake/shake-rules.ts';
import type { ShakeRules } from '../shake/shake-rules.ts';
import { isSetSymbol } from '../text/symbols.ts';
import type { CubeSymbol } from '../text/symbols.ts';
import { tableFor } from '../shake/table.ts';
import type { Table } from '../shake/table.ts';
import { readWild } from '../shake/wild.ts';
import type { MeaningOf, WildReading } from '../shake/wild.ts';
import type { WrittenSolution } from '../text/written.ts';
import { say } from '../../said/said.ts';

/** One Solution judged by itself. */
export interface Judged {
  readonly written: WrittenSolution;
  readonly reasons: readonly Reason[];
  readonly goal: GoalRuling;
  readonly table: Table;
  /** Null where the text has no meaning. */
  readonly meaning: Solution | null;
  /** Every interpretation, left to right first; empty where the text has no meaning. */
  readonly outcomes: readonly Outcome[];
  /** An interpretation that loses, if one does. */
  readonly losing: Outcome | null;
}

/** The ruling on what one player wrote: one Solution, or a pair with Two Solutions. */
export function judge(position: OnSetsPosition, solutions: readonly WrittenSolution[]): Ruling {
  const rules = rulesOf(position);
  return rulingOn(rules, judgeEach(rules, solutions));
}

export function judgeEach(rules: ShakeRules, solutions: readonly WrittenSolution[]): readonly Judged[] {
  // A pair after "No Goal" is for one Goal, which need not be written twice.
  const goalLayout = solutions[0]?.goalLayout ?? null;
  return solutions.map((written) =>
    judgeSolution(rules, { ...written, goalLayout: written.goalLayout ?? goalLayout }),
  );
}

/** Puts the findings on each Solution together and adds what they must satisfy as a pair. */
export function rulingOn(rules: ShakeRules, judged: readonly Judged[]): Ruling {
  const several = judged.length > 1;
  const reasons = judged.flatMap(({ reasons: own }, index) =>
    own.map((found) => (several ? { ...found, solution: index + 1 } : found)),
  );
  const pair = pairReason(rules, judged);
  if (pair !== null) reasons.push(pair);
  return {
    verdict: reasons.length === 0 ? 'correct' : 'incorrect',
    reasons,
    worth: judged.map(({ outcomes: [first] }) =>
      first === undefined ? null : { cards: first.cards, value: first.value },
    ),
  };
}

function pairReason({ position, force }: ShakeRules, judged: readonly Judged[]): Reason | null {
  const two = force['two-solutions'];
  if (two === null) return null;
  const [first, second] = judged;
  if (first === undefined || second === undefined || judged.length > 2) {
    return reason(position, 'not-two-solutions', say('two-solutions'), two.rule);
  }
  if (first.written.goalLayout !== second.written.goalLayout) {
    return reason(position, 'not-two-solutions', say('same-goal'), two.rule);
  }
  const alike = second.outcomes.some((b) => first.outcomes.some((a) => (b.cards & ~a.cards) === 0));
  if (!alike) return null;
  return reason(position, 'not-two-solutions', say('no-new-card'), two.rule);
}

function judgeSolution(rules: ShakeRules, written: WrittenSolution): Judged {
  const wild = readWild(rules.faces, written, rules.position, rules.force);
  const goal = goalOf(rules, written);
  let first: Judged | null = null;
  for (const literally of waysToRead(rules, wild.meaningOf)) {
    const judged = judgeReading(rules, written, goal, wild, literally);
    if (judged.reasons.length === 0) return judged;
    first ??= judged;
  }
  return first!;
}

/**
 * The wild cube's own symbol is read as what the cube stands for. Only where an interchangeable cube can make
 * that symbol as well may the symbol mean itself, and then the Solution is right if it is right either way.
 */
function* waysToRead({ force, faces }: ShakeRules, meaningOf: MeaningOf): Generator<Literally> {
  yield { setName: false, restrictions: false };
  const swaps = (face: string): boolean =>
    (force['union-intersection-interchangeable'] !== null && (face === 'U' || face === 'n')) ||
    (force['universe-null-interchangeable'] !== null && (face === 'V' || face === '^'));
  if (!faces.some(({ face }) => swaps(face) && meaningOf(face) !== face)) return;
  yield { setName: true, restrictions: true };
  yield { setName: true, restrictions: false };
  yield { setName: false, restrictions: true };
}

function judgeReading(
  rules: ShakeRules,
  written: WrittenSolution,
  goal: GoalRuling,
  wild: WildReading,
  literally: Literally,
): Judged {
  const { position, force } = rules;
  const { meaningOf } = wild;
  const reading = readSolution(written, meaningOf, literally, position.book.wholeRestrictionGrouped.is);
  const table = tableFor(position, force, written.blank);
  const used = {
    setName: reading.setNameSymbols,
    restrictions: force.restrictionsPlayed ? reading.restrictionSymbols : null,
  };
  const reasons = [
    ...goal.reasons.map(({ message }) => reason(position, 'goal-illegal', message)),
    ...wild.reasons,
    ...textReasons(rules, reading, meaningOf),
    ...cubeReasons(rules, meaningOf, used),
  ];
  if (written.blank !== null && written.blank !== BLANK && force['blank-card-wild'] === null) {
    reasons.push(reason(position, 'blank-not-wild', say('blank-not-wild')));
  }
  const mayHaveParts = force.restrictionsPlayed || reading.restrictionSymbols === null;
  const meaning = mayHaveParts && fitsTheKit(reading) ? reading.meaning : null;
  const found = meaning === null ? [] : [...outcomes(meaning, table, force)];
  const values = meaning === null ? null : valueReasons(rules, meaning, table, found, goal, written);
  return {
    written,
    reasons: inOrder([...reasons, ...(values?.reasons ?? [])]),
    goal,
    table,
    meaning,
    outcomes: found,
    losing: values?.losing ?? null,
  };
}

/** The kit has fifteen cubes beside the digits; a text with more sets in a part has no Solution worth working out. */
function fitsTheKit({ setNameSymbols, restrictionSymbols }: Reading): boolean {
  const sets = (symbols: readonly CubeSymbol[] | null): number => symbols?.filter(isSetSymbol).length ?? 0;
  return sets(setNameSymbols) <= 15 && sets(restrictionSymbols) <= 15;
}

function goalOf({ position, force }: ShakeRules, written: WrittenSolution): GoalRuling {
  if (position.after === 'no-goal') return judgeGoal(position, written.goalLayout);
  return goalWorth(position, position.goal ?? '', force['absolute-value'] !== null);
}

function inOrder(reasons: readonly Reason[]): readonly Reason[] {
  return reasons.length < 2
    ? reasons
    : reasons.toSorted((a, b) => REASON_CODES.indexOf(a.code) - REASON_CODES.indexOf(b.code));
}

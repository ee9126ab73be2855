import { BLANK } from '../text/cards.ts';
import type { OnSetsPosition } from '../shake/position.ts';
import type { ReasonCode } from '../judge/reason.ts';
import { actualCubes, isRequiredRelation, wrongWithCubes } from './cubes.ts';
import { rulesInForce } from './rules.ts';
import type { RulesInForce } from './rules.ts';
import { combinations, everyOutcome, plainCard } from './sets.ts';
import type { Outcome } from './sets.ts';
import { blankIsMadeForbidden, legalGoalValues, satisfiesVariations, worthOf } from './value.ts';
import { everyReading, readWritten, wildMeanings } from './written.ts';
import type { Reading } from './written.ts';
import { isOperation } from '../text/symbols.ts';
import type { WrittenSolution } from '../text/written.ts';

export interface ReferenceRuling {
  readonly correct: boolean;
  readonly codes: ReadonlySet<ReasonCode>;
}

/**
 * A slow and obvious judge to compare the fast one with; it shares no code with it. It lists every tree of
 * every ungrouped chain, looks at the cards one by one, and tries cubes until some fit.
 */
export function referenceJudge(
  position: OnSetsPosition,
  solutions: readonly WrittenSolution[],
): ReferenceRuling {
  const rules = rulesInForce(position);
  const readings = combinations(solutions.map((written) => everyReading(rules, written)));
  const rulings = readings.map((chosen) =>
    judgeTogether(
      rules,
      solutions.map((written, index) => judgeOne(position, rules, written, chosen[index]!)),
    ),
  );
  return rulings.find(({ correct }) => correct) ?? rulings[0]!;
}

interface Judged {
  readonly codes: ReadonlySet<ReasonCode>;
  /** Every interpretation worked out; null if what was written has no meaning. */
  readonly outcomes: readonly Outcome[] | null;
}

function judgeTogether(rules: RulesInForce, judged: readonly Judged[]): ReferenceRuling {
  const codes = new Set(judged.flatMap((each) => [...each.codes]));
  const two = rules.variations.has('two-solutions');
  if (judged.length !== (two ? 2 : 1)) codes.add('not-two-solutions');
  const [first, second] = judged.map(({ outcomes }) => outcomes);
  if (two && first && second) {
    const differ = first.every((one) => second.every((other) => hasNewCard(one, other)));
    if (!differ) codes.add('not-two-solutions');
  }
  return { correct: codes.size === 0, codes };
}

function hasNewCard(first: Outcome, second: Outcome): boolean {
  const names = new Set(first.selected.map(({ name }) => name));
  return second.selected.some(({ name }) => !names.has(name));
}

function judgeOne(
  position: OnSetsPosition,
  rules: RulesInForce,
  written: WrittenSolution,
  reading: Reading,
): Judged {
  const { meanings, wrong } = wildMeanings(rules, written);
  const codes = new Set(wrong);
  const values = legalGoalValues(position, rules, written);
  if (values.length === 0) codes.add('goal-illegal');
  const blankIsWild = rules.variations.has('blank-card-wild');
  if (!blankIsWild && written.blank !== null && written.blank !== BLANK) codes.add('blank-not-wild');
  const cubes = actualCubes(position, rules, meanings);
  if (cubes.some(isRequiredRelation) && written.restrictions.length === 0) codes.add('restriction-needed');

  const meaningful = readWritten(rules, written, meanings, reading);
  if (!('setName' in meaningful)) return { codes: codes.union(new Set(meaningful)), outcomes: null };

  const { setName, restrictions, nameSymbols, restrictionSymbols } = meaningful;
  if (nameSymbols.length + (restrictionSymbols?.length ?? 0) < 2) codes.add('too-few-cubes');
  const wrongCubes = wrongWithCubes(meaningful, cubes, rules, position.after);
  if (wrongCubes !== null) codes.add(wrongCubes);
  const operations = nameSymbols.filter(isOperation).length;
  if (rules.variations.has('two-operations') && operations < 2) codes.add('variation-violated');
  const dotsOnBlank = blankIsWild ? written.blank : null;
  if (blankIsMadeForbidden(rules, dotsOnBlank)) codes.add('variation-violated');

  const universe = position.universe.map((card) => plainCard(card, dotsOnBlank));
  const symmetric = rules.variations.has('symmetric-difference');
  const outcomes = everyOutcome(setName, restrictions, universe, symmetric);
  for (const code of wrongWithOutcomes(rules, outcomes, values)) codes.add(code);
  return { codes, outcomes };
}

function wrongWithOutcomes(
  rules: RulesInForce,
  outcomes: readonly Outcome[],
  values: readonly number[],
): readonly ReasonCode[] {
  const codes: ReasonCode[] = [];
  const obey = outcomes.map((outcome) => satisfiesVariations(rules, outcome));
  if (obey.includes(false)) codes.push('variation-violated');
  // Without a legal Goal there is nothing to be worth, whichever way it is read.
  if (values.length === 0) return codes;
  const worth = outcomes.map((outcome) => worthOf(rules, outcome));
  const hits = worth.map((value) => values.includes(value));
  if (!hits.includes(true)) codes.push('wrong-value');
  const fine = hits.map((hit, index) => hit && obey[index]!);
  const differ = new Set(worth).size > 1 || new Set(fine).size > 1;
  if (differ && fine.includes(false)) codes.push('ambiguous');
  return codes;
}

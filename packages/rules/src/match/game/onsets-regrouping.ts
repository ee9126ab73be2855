import type { Restriction, SetExpression } from '../../onsets/text/expression.ts';
import { judgeEach } from '../../onsets/judge/judge.ts';
import type { Judged } from '../../onsets/judge/judge.ts';
import type { Solution } from '../../onsets/judge/outcomes.ts';
import type { OnSetsPosition } from '../../onsets/shake/position.ts';
import { rulesOf } from '../../onsets/shake/shake-rules.ts';
import type { ShakeRules } from '../../onsets/shake/shake-rules.ts';
import { tokenize } from '../../onsets/text/tokens.ts';
import type { WrittenSolution } from '../../onsets/text/written.ts';
import type { Regrouping } from './game.ts';
import { say } from '../../said/said.ts';

/** VII-C-5-c: does the checker's copy only add grouping symbols, and does it then miss the Goal? */
export function regroup(
  position: OnSetsPosition,
  written: readonly WrittenSolution[],
  shown: readonly WrittenSolution[],
): Regrouping {
  const copies = wholePair(written, shown);
  if (copies.length !== written.length || !copies.every((copy, index) => sameText(written[index]!, copy))) {
    return { kind: 'changes-the-text', message: say('only-adds-grouping') };
  }
  // What wild cubes and the blank card stand for is the writer's word.
  const regrouped = copies.map((copy, index) => ({
    ...written[index]!,
    setName: copy.setName,
    restrictions: copy.restrictions,
  }));
  const rules = rulesOf(position);
  const [before, after] = [judgeEach(rules, written), judgeEach(rules, regrouped)];
  const keeps = after.every(({ meaning }, index) => refinesSolution(before[index]!.meaning, meaning));
  if (!keeps) return { kind: 'breaks-a-grouping', message: say('breaks-grouping') };
  if (after.some(missesTheGoal) || namesNothingNew(rules, after)) return { kind: 'loses' };
  return { kind: 'still-right', message: say('still-equals-goal') };
}

/** Whatever reading the copy leaves, it misses the Goal or a variation; other defects are other objections. */
function missesTheGoal({ goal, outcomes }: Judged): boolean {
  return outcomes.every(
    ({ value, violates }) => !goal.legal || !goal.values.includes(value) || violates.length > 0,
  );
}

/** Two Solutions: grouped like that, the second one has no card that is not in the first. */
function namesNothingNew({ force }: ShakeRules, [first, second]: readonly Judged[]): boolean {
  if (force['two-solutions'] === null || first === undefined || second === undefined) return false;
  return second.outcomes.every((b) => first.outcomes.every((a) => (b.cards & ~a.cards) === 0));
}

/** Of a pair of Solutions a checker may copy just the one that is meant. */
function wholePair(
  written: readonly WrittenSolution[],
  shown: readonly WrittenSolution[],
): readonly WrittenSolution[] {
  const [only] = shown;
  if (only === undefined || shown.length !== 1 || written.length < 2) return shown;
  const index = written.findIndex((one) => sameText(one, only));
  return written.map((one, place) => (place === index ? only : one));
}

function sameText(one: WrittenSolution, other: WrittenSolution): boolean {
  return (
    bare(one.setName) === bare(other.setName) &&
    bare(one.restrictions.join(',')) === bare(other.restrictions.join(','))
  );
}

/** The text without grouping symbols and spaces. */
function bare(text: string): string {
  return tokenize(text)
    .map((token) => {
      if (token.kind === 'symbol') return token.symbol;
      if (token.kind === 'digit') return token.digit;
      if (token.kind === 'unknown') return token.text;
      return token.kind === 'separator' ? ',' : '';
    })
    .join('');
}

function refinesSolution(before: Solution | null, after: Solution | null): boolean {
  if (before === null || after === null) return false;
  return (
    refines(before.setName, after.setName) &&
    before.restrictions.length === after.restrictions.length &&
    before.restrictions.every((restriction, index) =>
      refinesRestriction(restriction, after.restrictions[index]!),
    )
  );
}

function refinesRestriction(before: Restriction, after: Restriction): boolean {
  return (
    before.sides.length === after.sides.length &&
    before.sides.every((side, index) => refines(side, after.sides[index]!))
  );
}

/** Whether the second expression is the first with groups added. */
function refines(before: SetExpression, after: SetExpression): boolean {
  if (before.kind === 'set') return after.kind === 'set' && after.symbol === before.symbol;
  if (before.kind === 'complement') return after.kind === 'complement' && refines(before.of, after.of);
  return after.kind === 'chain' && refinesChain(before, after);
}

type Chain = SetExpression & { readonly kind: 'chain' };

/** Each term of the regrouped chain must be one term of the first, or a stretch of them grouped. */
function refinesChain(before: Chain, after: Chain): boolean {
  let next = 0;
  for (const term of after.terms) {
    const wanted = leaves(term);
    let [end, count] = [next, 0];
    while (end < before.terms.length && count < wanted) count += leaves(before.terms[end++]!);
    if (count !== wanted) return false;
    const stretch = before.terms.slice(next, end);
    const operations = before.operations.slice(next, end - 1);
    const single =
      stretch.length === 1 ? stretch[0]! : ({ kind: 'chain', terms: stretch, operations } as const);
    // A stretch of the whole length would be the chain itself in brackets; the parser drops those.
    if (!refines(single, term)) return false;
    next = end;
  }
  return next === before.terms.length;
}

function leaves(expression: SetExpression): number {
  if (expression.kind === 'set') return 1;
  if (expression.kind === 'complement') return leaves(expression.of);
  return expression.terms.reduce((sum, term) => sum + leaves(term), 0);
}

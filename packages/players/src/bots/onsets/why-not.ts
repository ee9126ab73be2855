import { explain, goalValues, inForce, judgeEach, parseGoal, rulesOf } from '@forceout/rules/onsets';
import type { OnSetsPosition, WrittenSolution } from '@forceout/rules/onsets';
import { isSolvable } from '@forceout/solver';
import type { Piece, WhyNot } from '../analyst.ts';

/** A Goal of this value, as a sum of digits. */
function goalOf(value: number): string {
  if (value === 0) return '1 ~1';
  const fives = Array.from({ length: Math.floor(value / 5) }, () => '5');
  return [...fives, ...(value % 5 === 0 ? [] : [String(value % 5)])].join(' ');
}

/** Which numbers of cards can be selected at all says more than that the Goal cannot. */
export function whyNot(position: OnSetsPosition): WhyNot | null {
  if (position.goal === null || isSolvable(position).answer !== 'no') return null;
  const layout = parseGoal(position.goal);
  if (!layout.ok) return { kind: 'searched' };
  const goal = goalValues(layout.value, inForce(position)['absolute-value'] !== null);
  const sizes: number[] = [];
  for (let size = 0; size <= position.universe.length; size++)
    if (isSolvable({ ...position, goal: goalOf(size) }).answer === 'yes') sizes.push(size);
  // Where a variation reads Goals in another way the numbers would tell nothing.
  return sizes.some((size) => goal.includes(size)) ? { kind: 'searched' } : { kind: 'sizes', sizes, goal };
}

/** The pieces of the Set-Name, with how many cards each selects. */
export function pieces(position: OnSetsPosition, written: readonly WrittenSolution[]): readonly Piece[] {
  return judgeEach(rulesOf(position), written).flatMap((judged) =>
    (explain(position.universe, judged)?.steps ?? []).map(({ text, cards }) => ({
      text,
      value: String(cards.length),
    })),
  );
}

import { goalValues, inForce, parseGoal } from '@forceout/rules/onsets';
import type { OnSetsPosition } from '@forceout/rules/onsets';
import { isSolvable } from '@forceout/solver';
import type { WhyNot } from '../analyst.ts';

/** A Goal of this value, as a sum of digits. */
function goalOf(value: number): string {
  if (value === 0) return '1 ~1';
  const fives = Array.from({ length: Math.floor(value / 5) }, () => '5');
  return [...fives, ...(value % 5 === 0 ? [] : [String(value % 5)])].join(' ');
}

const SEARCHED: WhyNot = { kind: 'searched', goal: null, near: [] };
const OPERATIONS: readonly string[] = ['U', 'n', '-', "'"];

const SWAPPED: Readonly<Record<string, readonly string[]>> = {
  'union-intersection-interchangeable': ['U', 'n'],
  'universe-null-interchangeable': ['V', '^'],
};

/** What every Solution must have and none can have any more, where a wild cube cannot stand for it. */
function unmetRule(position: OnSetsPosition): WhyNot | null {
  const { variations, required, permitted, resources } = position;
  const usable: readonly string[] = [...required, ...permitted, ...resources];
  const wild = variations.flatMap((pick) => (pick.id === 'wild-cube' ? [pick.cube] : []));
  if (wild.some((cube) => usable.includes(cube))) return null;
  const gone = variations.flatMap((pick) => (pick.id === 'required-cube' ? [pick.cube] : []));
  const [cube] = gone.filter((one) => !usable.includes(one));
  // Another cube may serve for an interchangeable one.
  const swapped = variations.some(({ id }) => cube !== undefined && SWAPPED[id]?.includes(cube) === true);
  if (cube !== undefined && !swapped) return { kind: 'cube-gone', cube };
  const needed = variations.some(({ id }) => id === 'two-operations') ? 2 : 1;
  const left = usable.filter((one) => OPERATIONS.includes(one)).length;
  const repeats = variations.some(({ id }) => id === 'multiple-operations');
  return left < needed && !(repeats && left > 0) ? { kind: 'too-few-operations', needed, left } : null;
}

/** Which numbers of cards can be selected at all says more than that the Goal cannot. */
export function whyNot(position: OnSetsPosition): WhyNot | null {
  if (position.goal === null || isSolvable(position).answer !== 'no') return null;
  const layout = parseGoal(position.goal);
  if (!layout.ok) return SEARCHED;
  const goal = goalValues(layout.value, inForce(position)['absolute-value'] !== null);
  const sizes: number[] = [];
  for (let size = 0; size <= position.universe.length; size++)
    if (isSolvable({ ...position, goal: goalOf(size) }).answer === 'yes') sizes.push(size);
  const unmet = sizes.length === 0 ? unmetRule(position) : null;
  if (unmet !== null) return unmet;
  // Where a variation reads Goals in another way the numbers would tell nothing.
  return sizes.some((size) => goal.includes(size)) ? SEARCHED : { kind: 'sizes', sizes, goal };
}

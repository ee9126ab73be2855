import { goalValues, inForce, parseGoal, restrictionsPlayed } from '@forceout/rules/onsets';
import type { OnSetsPosition } from '@forceout/rules/onsets';
import { isSolvable } from '@forceout/solver';
import type { WhyNot } from '../analyst.ts';

/** A Goal of this value, as a sum of digits. */
function goalOf(value: number): string {
  if (value === 0) return '1 ~1';
  const fives = Array.from({ length: Math.floor(value / 5) }, () => '5');
  return [...fives, ...(value % 5 === 0 ? [] : [String(value % 5)])].join(' ');
}

const SEARCHED: WhyNot = { kind: 'searched', goal: null, near: [], tried: null };
const JOINING: readonly string[] = ['U', 'n', '-'];
const OPERATIONS: readonly string[] = [...JOINING, "'"];
const SETS: readonly string[] = ['B', 'R', 'G', 'Y', 'V', '^'];
const RELATIONS: readonly string[] = ['=', 'C'];
/** A Solution without Restrictions has two cubes or more, and so has one with them. */
const FEWEST = 2;

const SWAPPED: Readonly<Record<string, readonly string[]>> = {
  'union-intersection-interchangeable': ['U', 'n'],
  'universe-null-interchangeable': ['V', '^'],
};

/** What every Solution must have and none can have any more, where a wild cube cannot stand for it. */
function unmetRule(position: OnSetsPosition): WhyNot | null {
  const { variations, required, permitted, resources, after } = position;
  const mat: readonly string[] = [...required, ...permitted];
  const others: readonly string[] = after === 'forceout' ? [] : resources;
  const usable = [...mat, ...others];
  const wild: readonly string[] = variations.flatMap((pick) => (pick.id === 'wild-cube' ? [pick.cube] : []));
  // Where no Restrictions are played = and ⊆ may stand for something else.
  const isWild = (cube: string): boolean =>
    wild.includes(cube) || (RELATIONS.includes(cube) && !restrictionsPlayed(position));
  if (usable.some(isWild)) return null;
  const gone = variations.flatMap((pick) => (pick.id === 'required-cube' ? [pick.cube] : []));
  const [cube] = gone.filter((one) => !usable.includes(one));
  // Another cube may serve for an interchangeable one.
  const swapped = variations.some(({ id }) => cube !== undefined && SWAPPED[id]?.includes(cube) === true);
  if (cube !== undefined && !swapped) return { kind: 'cube-gone', cube };
  /** How many of these faces a Solution can show: after Now only one comes from Resources. */
  const most = (faces: readonly string[]): number => {
    const [own, more] = [mat, others].map((cubes) => cubes.filter((one) => faces.includes(one)).length);
    return own! + (after === 'now' ? Math.min(1, more!) : more!);
  };
  const cubes = most([...SETS, ...OPERATIONS, ...RELATIONS]);
  if (cubes < FEWEST)
    return { kind: 'invariant', reason: { name: 'too-few-cubes', cubes, least: FEWEST }, goal: null };
  const repeats = variations.some(({ id }) => id === 'multiple-operations');
  const needed = variations.some(({ id }) => id === 'two-operations') ? 2 : 1;
  const left = most(OPERATIONS);
  if (left < needed && !(repeats && left > 0)) return { kind: 'too-few-operations', needed, left };
  const sets = required.filter((one) => SETS.includes(one)).length;
  const joining = most(JOINING);
  return sets - 1 > joining && !(repeats && joining > 0)
    ? { kind: 'too-few-to-join', sets, left: joining }
    : null;
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

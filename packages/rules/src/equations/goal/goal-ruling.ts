import * as N from '@forceout/numbers/towers';
import { err, ok } from '../../result.ts';
import type { Result } from '../../result.ts';
import { Arithmetic, UNCHECKABLE } from '../worth/arithmetic.ts';
import type { ValueId } from '../worth/arithmetic.ts';
import { reason } from '../judge/citing.ts';
import { parseLayout, withWild } from './goal-layout.ts';
import { BREADTHS } from './goal-leaves.ts';
import type { Breadth } from './goal-leaves.ts';
import type { GoalLayout } from './goal-layout.ts';
import { readGoalAs } from './goal-readings.ts';
import type { GoalReading, GoalReadings } from './goal-readings.ts';
import { Groupings, isSame } from '../worth/groupings.ts';
import type { EquationsPosition } from '../shake/position.ts';
import { makeExpression } from '../text/print.ts';
import { readSide } from '../text/reading.ts';
import type { Reason } from '../judge/reason.ts';
import type { EquationsGoalRuling } from '../judge/ruling.ts';
import { rulesOf } from '../shake/shake-rules.ts';
import type { ShakeRules } from '../shake/shake-rules.ts';
import { colorOfCube, faceOfCube, signOf } from '../text/symbols.ts';
import type { Color, Cube } from '../text/symbols.ts';
import { wildMeanings } from '../text/wild.ts';
import type { LaidGoal } from '../text/written.ts';
import { say } from '../../said/said.ts';
import type { Said } from '../../said/said.ts';

/**
 * Work allowed for one Goal, for each way of reading it: what people would read first is never crowded out.
 * What is left then is not shown among its values.
 */
const FUEL: Readonly<Record<Breadth, number>> = { plain: 20_000, laid: 20_000, all: 40_000 };
/** Where all that found no value, though there may be one. */
const LAST_FUEL = 200_000;
/** Sums of roots are told apart up to this many; they may be equal in disguise. */
const MOST_ROOTS = 200;

/** Whether this Goal may be set from the cubes in Resources, and what it may equal. */
export function judgeEquationsGoal(position: EquationsPosition, goal: LaidGoal): EquationsGoalRuling {
  const worth = goalWorth(rulesOf(position), goal, position.resources);
  const layout = parseLayout(goal);
  if (!layout.ok) return worth;
  const missing = notRolled(layout.value, goal, position.resources);
  const reasons = missing.map((what) =>
    reason(position, 'goal-illegal', say('no-such-cube', what), rulesFor(position).cubes),
  );
  return reasons.length === 0 ? worth : noGoal([...worth.reasons, ...reasons]);
}

/** What a Goal on the mat may equal, wherever its cubes came from. */
export function goalWorth(
  rules: ShakeRules,
  goal: LaidGoal,
  resources: readonly Cube[] = [],
): EquationsGoalRuling {
  const read = readAll(rules, goal, resources);
  if (!read.ok) return noGoal([read.error]);
  const { arithmetic, readings, complete } = read.value;
  const seen = new Set<ValueId>();
  const roots: { readonly id: ValueId; readonly digits: string }[] = [];
  const found = new Map<string, { text: string; value: string }>();
  for (const { tree, id } of readings) {
    if (id === UNCHECKABLE || seen.has(id)) continue;
    seen.add(id);
    if (arithmetic.valueOf(id).tier === 'algebraic') {
      // Digits tell most of them apart, which is much quicker than a proof.
      const digits = N.decimal(arithmetic.valueOf(id));
      if (roots.some((other) => other.digits === digits && isSame(arithmetic, other.id, id))) continue;
      if (roots.length < MOST_ROOTS) roots.push({ id, digits });
    }
    const value = N.print(arithmetic.valueOf(id));
    if (!found.has(value)) found.set(value, { text: makeExpression(tree), value });
  }
  const shown = [...found.values()];
  return { legal: true, values: shown.map(({ value }) => value), complete, readings: shown, reasons: [] };
}

/** Why a Goal on the mat has no legal value; null if it has one. */
export function goalFault(rules: ShakeRules, goal: LaidGoal): Reason | null {
  const read = readAll(rules, goal, []);
  return read.ok ? null : read.error;
}

interface AllReadings extends GoalReadings {
  readonly arithmetic: Arithmetic;
}

function readAll(rules: ShakeRules, goal: LaidGoal, resources: readonly Cube[]): Result<AllReadings, Reason> {
  const { position, force } = rules;
  const about = rulesFor(position);
  const illegal = (message: Said, rule: string) => err(reason(position, 'goal-illegal', message, rule));
  const layout = parseLayout(goal);
  if (!layout.ok) return illegal(layout.error, about.expression);
  const { least, most } = position.book.goalCubes.is;
  const count = layout.value.cubes.length;
  if (count === 0 && position.after === 'no-goal') return illegal(say('which-goal-equation'), about.size);
  if (count < least || count > most) {
    return illegal(say('goal-cube-count', { count, least, most }), about.size);
  }
  const arithmetic = new Arithmetic(rules);
  const layouts = layoutsOf(rolled(layout.value, resources), rules);
  const found = readFreely(layouts, goal.text, rules, arithmetic);
  if (found.readings.length > 0) return ok({ arithmetic, ...found });
  const why = arithmetic.illegal;
  if (why !== null) return illegal(say('goal-no-legal-value', { why: why.message }), about.expression);
  const limit = force['multiple-of-k']?.goalWithin ?? null;
  return illegal(say('goal-no-number', { within: limit }), about.expression);
}

/** Plain readings first, then all others. */
function readFreely(
  layouts: readonly GoalLayout[],
  text: string,
  rules: ShakeRules,
  arithmetic: Arithmetic,
): GoalReadings {
  const read = (breadth: Breadth, fuel: number): readonly GoalReadings[] => {
    arithmetic.fuel = fuel;
    arithmetic.exhausted = false;
    return layouts.map((laid) => readingsOf(laid, text, rules, arithmetic, breadth));
  };
  const listOf = (parts: readonly GoalReadings[]): readonly GoalReading[] =>
    parts.flatMap(({ readings }) => readings);
  const first = BREADTHS.slice(0, -1).flatMap((breadth) => listOf(read(breadth, FUEL[breadth])));
  const last = read('all', FUEL.all);
  const readings = [...first, ...listOf(last)];
  const complete =
    !arithmetic.exhausted &&
    last.every((part) => part.complete) &&
    !listOf(last).some(({ id }) => id === UNCHECKABLE);
  const isEmpty = readings.length > 0 && readings.every(({ id }) => id === UNCHECKABLE);
  return isEmpty && arithmetic.exhausted
    ? { readings: [...readings, ...listOf(read('laid', LAST_FUEL))], complete }
    : { readings, complete };
}

/** In the introductory game a Goal without gaps is worked out in the ordinary order. */
function readingsOf(
  layout: GoalLayout,
  text: string,
  rules: ShakeRules,
  arithmetic: Arithmetic,
  breadth: Breadth,
): GoalReadings {
  if (!rules.language.ordinaryOrder || layout.clusters.length > 1)
    return readGoalAs(breadth, layout, rules, arithmetic);
  const groupings = new Groupings(arithmetic, 'goal');
  const readings = readSide(text, 'goal', rules, null).meanings.flatMap((tree) =>
    groupings.values(tree).map((id) => ({ tree, id, factorials: 0 })),
  );
  return { readings, complete: true };
}

/** A cube whose colour nobody said has one of the colours in which its face was rolled. */
function rolled(layout: GoalLayout, resources: readonly Cube[]): GoalLayout {
  const cubes = layout.cubes.map((cube) => {
    const colors = cube.colors.filter((color) => resources.includes(`${color}:${cube.face}`));
    return colors.length > 0 ? { ...cube, colors } : cube;
  });
  return { ...layout, cubes };
}

/** The Goal once for each thing that its wild cubes can stand for. */
function layoutsOf(layout: GoalLayout, rules: ShakeRules): readonly GoalLayout[] {
  const face = rules.force.wild?.cube ?? null;
  if (face === null || !layout.cubes.some((cube) => cube.face === face)) return [layout];
  return wildMeanings(rules).map((meaning) => withWild(layout, face, meaning));
}

function rulesFor({ book, level }: EquationsPosition) {
  return level === 'basic' ? book.basicLevel.goalRules : book.goalRules;
}

function noGoal(reasons: readonly Reason[]): EquationsGoalRuling {
  return { legal: false, values: [], complete: true, readings: [], reasons };
}

/** The cubes of the Goal that are not in Resources; colours count only where the Goal names its cubes. */
function notRolled(
  layout: GoalLayout,
  { cubes }: LaidGoal,
  resources: readonly Cube[],
): readonly { readonly color: Color | null; readonly sign: string }[] {
  const rest = [...resources];
  return layout.cubes.flatMap(({ face, colors }) => {
    const index = rest.findIndex(
      (cube) => faceOfCube(cube) === face && (cubes === null || colors.includes(colorOfCube(cube))),
    );
    if (index < 0) return [{ color: cubes === null ? null : (colors[0] ?? null), sign: signOf(face) }];
    rest.splice(index, 1);
    return [];
  });
}

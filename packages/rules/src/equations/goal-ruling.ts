import * as N from '@forceout/numbers';
import { Arithmetic, UNCHECKABLE } from './arithmetic.ts';
import { reason } from './citing.ts';
import { parseLayout, withWild } from './goal-layout.ts';
import type { GoalLayout } from './goal-layout.ts';
import { goalReadings } from './goal-readings.ts';
import type { GoalReading } from './goal-readings.ts';
import { Groupings } from './groupings.ts';
import type { EquationsPosition } from './position.ts';
import { makeExpression } from './print.ts';
import { readSide } from './reading.ts';
import type { Reason } from './reason.ts';
import type { EquationsGoalRuling } from './ruling.ts';
import { rulesOf } from './shake-rules.ts';
import type { ShakeRules } from './shake-rules.ts';
import { colorOfCube, faceOfCube, signOf } from './symbols.ts';
import type { Cube } from './symbols.ts';
import { wildMeanings } from './wild.ts';
import type { LaidGoal } from './written.ts';

/** Operations worked out for one Goal; a few hundred are usual. */
const FUEL = 200_000;

/** Whether this Goal may be set from the cubes in Resources, and what it may equal. */
export function judgeEquationsGoal(position: EquationsPosition, goal: LaidGoal): EquationsGoalRuling {
  const worth = goalWorth(rulesOf(position), goal);
  const layout = parseLayout(goal);
  if (!layout.ok) return worth;
  const missing = notRolled(layout.value, goal, position.resources);
  const reasons = missing.map((what) =>
    reason(position, 'goal-illegal', `No cube in Resources is this ${what}.`, rulesFor(position).cubes),
  );
  return reasons.length === 0 ? worth : ruling([], [...worth.reasons, ...reasons]);
}

/** What a Goal on the mat may equal, wherever its cubes came from. */
export function goalWorth(rules: ShakeRules, goal: LaidGoal): EquationsGoalRuling {
  const { position, force } = rules;
  const illegal = (message: string, rule: string): EquationsGoalRuling =>
    ruling([], [reason(position, 'goal-illegal', message, rule)]);
  const about = rulesFor(position);
  const layout = parseLayout(goal);
  if (!layout.ok) return illegal(layout.error, about.expression);
  const { least, most } = position.book.goalCubes.is;
  const count = layout.value.cubes.length;
  if (count < least || count > most)
    return illegal(`The Goal has ${count} cubes; it may have ${least} to ${most}.`, about.size);
  const arithmetic = new Arithmetic(rules, FUEL);
  const readings = new Map<string, { text: string; value: string }>();
  let uncheckable = false;
  for (const laid of layoutsOf(layout.value, rules)) {
    for (const { tree, id } of readingsOf(laid, goal.text, rules, arithmetic)) {
      if (id === UNCHECKABLE) {
        uncheckable = true;
        continue;
      }
      const value = N.print(arithmetic.valueOf(id));
      if (!readings.has(value)) readings.set(value, { text: makeExpression(tree), value });
    }
  }
  if (readings.size > 0 || uncheckable) return ruling([...readings.values()], []);
  const why = arithmetic.illegal;
  const limit = force['multiple-of-k']?.goalWithin ?? null;
  if (why !== null) return illegal(`The Goal has no legal value. ${why.message}`, about.expression);
  const message =
    limit === null ? 'The Goal names no number.' : `The Goal names no number from −${limit} to ${limit}.`;
  return illegal(message, about.expression);
}

/** In the introductory game a Goal without gaps is worked out in the ordinary order. */
function readingsOf(
  layout: GoalLayout,
  text: string,
  rules: ShakeRules,
  arithmetic: Arithmetic,
): readonly GoalReading[] {
  if (!rules.language.ordinaryOrder || layout.clusters.length > 1)
    return goalReadings(layout, rules, arithmetic);
  const groupings = new Groupings(arithmetic, 'goal');
  return readSide(text, 'goal', rules, null).meanings.flatMap((tree) =>
    groupings.values(tree).map((id) => ({ tree, id, factorials: 0 })),
  );
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

function ruling(
  readings: readonly { text: string; value: string }[],
  reasons: readonly Reason[],
): EquationsGoalRuling {
  return { legal: reasons.length === 0, values: readings.map(({ value }) => value), readings, reasons };
}

/** The cubes of the Goal that are not in Resources; colours count only where the Goal names its cubes. */
function notRolled(layout: GoalLayout, { cubes }: LaidGoal, resources: readonly Cube[]): readonly string[] {
  const rest = [...resources];
  return layout.cubes.flatMap(({ face, colors }) => {
    const index = rest.findIndex(
      (cube) => faceOfCube(cube) === face && (cubes === null || colors.includes(colorOfCube(cube))),
    );
    if (index < 0) return [cubes === null ? signOf(face) : `${colors[0]} ${signOf(face)}`];
    rest.splice(index, 1);
    return [];
  });
}

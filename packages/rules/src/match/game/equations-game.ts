import { judgeEachEquation, judgeEquation } from '../../equations/judge/judge.ts';
import { judgeEquationsGoal } from '../../equations/goal/goal-ruling.ts';
import { parseLayout } from '../../equations/goal/goal-layout.ts';
import { variationsOf } from '../../equations/shake/in-force.ts';
import { judgeEquationsPick } from '../../equations/shake/pick.ts';
import type { EquationsPosition } from '../../equations/shake/position.ts';
import { faceOfCube } from '../../equations/text/symbols.ts';
import type { Cube as ColoredCube } from '../../equations/text/symbols.ts';
import type { Pick as EquationsPick } from '../../equations/shake/variation.ts';
import type { LaidGoal, WrittenEquation } from '../../equations/text/written.ts';
import { EQUATIONS_CUBES, notThisKit } from '../../kit/cubes.ts';
import type { EquationsRulebook } from '../../rulebooks/equations-rulebook.ts';
import { regroupEquation } from './equations-regrouping.ts';
import { firstRoll } from './first-roll.ts';
import type { Game, GoalLayout, Moment, Written } from './game.ts';
import { holds, without } from '../record/mat.ts';
import type { MatchSettings } from '../record/settings.ts';
import { say } from '../../said/said.ts';

/** Equations as the match engine asks for it. */
export function equationsGame(book: EquationsRulebook, settings: MatchSettings): Game {
  const { division, level, season } = settings;
  const { procedure } = book;
  const { time } = procedure;
  const at = (moment: Moment): EquationsPosition => positionOf(book, settings, moment);
  const stays = procedure.where.move.rule;
  return {
    procedure,
    cards: null,
    layOut: null,
    picks: variationsOf({ book, division, level, season }).list.length > 0,
    firstRoll: (face) => firstRoll(procedure.firstRoll.is, face),
    rollProblem: (cubes) => {
      const message = notThisKit(EQUATIONS_CUBES, cubes);
      return message === null ? null : { code: 'not-a-roll', rule: procedure.where.rolling.rule, message };
    },
    judgePick: (moment, pick) => judgeEquationsPick(at(moment), pick as EquationsPick).reasons,
    goalCubes,
    judgeGoal: (moment, goal) =>
      judgeEquationsGoal(at(withGoalCubes(moment)), laid(goal.text, goal.cubes)).reasons,
    leftOver: () => [],
    setterBonus: () => null,
    toForbidden: () => null,
    shift: () => ({ code: 'shift-illegal', rule: stays, message: say('cube-stays') }),
    limits: () => ({
      writing: time.writing.is,
      checking: time.checking.is,
      impossibleAfterLastCube: time.impossibleAfterLastCube.is,
      disputingNoGoal: procedure.goal.noGoal.is.seconds,
      leastResourcesForNow: procedure.challenge.leastResourcesForNow.is,
      moreResourcesRule: null,
    }),
    judge: (moment, written) => judgeEquation(at(moment), equations(written)),
    mayBeShown: (moment, written) => mayBeShown(at(moment), equations(written)),
    equalsGoal: (moment, written) => equalsGoal(at(moment), equations(written)),
    regroup: (moment, written, copies) => regroupEquation(at(moment), equations(written), equations(copies)),
  };
}

/** The public formats read every Equation of a match into this shape. */
function equations(written: readonly Written[]): readonly WrittenEquation[] {
  return written as readonly WrittenEquation[];
}

function laid(text: string, cubes: readonly string[] | null): LaidGoal {
  return { text, cubes: cubes as readonly ColoredCube[] | null };
}

function positionOf(
  book: EquationsRulebook,
  { division, level, season }: MatchSettings,
  { variations, goal, mat, after }: Moment,
): EquationsPosition {
  const cubes = (place: keyof typeof mat): readonly ColoredCube[] => mat[place] as readonly ColoredCube[];
  return {
    book,
    division,
    level,
    season,
    variations: variations as readonly object[] as readonly EquationsPick[],
    goal: goal === null ? null : laid(goal, mat.goal.length === 0 ? null : mat.goal),
    required: cubes('required'),
    permitted: cubes('permitted'),
    forbidden: cubes('forbidden'),
    resources: cubes('resources'),
    after,
  };
}

/** Cubes that already lie in the Goal section may of course be used in the Goal. */
function withGoalCubes(moment: Moment): Moment {
  const { mat } = moment;
  return { ...moment, mat: { ...mat, resources: [...mat.resources, ...mat.goal] } };
}

/** The cubes that show the Goal, in its order; without colours, any that are there. */
function goalCubes({ text, cubes }: GoalLayout, there: readonly string[]): readonly string[] | null {
  if (cubes !== null) return holds(there, cubes) ? cubes : null;
  const layout = parseLayout(laid(text, null));
  if (!layout.ok) return [];
  let rest = there;
  const found: string[] = [];
  for (const { face } of layout.value.cubes) {
    const cube = rest.find((one) => faceOfCube(one as ColoredCube) === face);
    if (cube === undefined) return null;
    found.push(cube);
    rest = without(rest, cube);
  }
  return found;
}

/** Reasons with which nobody can say that the Solution equals the Goal. */
const NO_VALUE: readonly string[] = [
  'goal-illegal',
  'goal-missing',
  'undefined-symbol',
  'illegal-expression',
  'uncheckable',
];

/** VII-C-5-d: what has no value, or none that anybody can verify, does not equal the Goal. [XIII-C-9, comment] */
function mayBeShown(position: EquationsPosition, written: readonly WrittenEquation[]): readonly string[] {
  const codes: readonly string[] = judgeEquation(position, written).reasons.map(({ code }) => code);
  return equalsGoal(position, written) ? codes : [...codes, 'wrong-value'];
}

/** VII-C-5-d-iii: yes as soon as one legal value of the Solution is one of the Goal. */
function equalsGoal(position: EquationsPosition, written: readonly WrittenEquation[]): boolean {
  const judged = judgeEachEquation(position, written);
  return (
    judged.length > 0 &&
    judged.every(
      ({ reasons, values }) =>
        !reasons.some(({ code }) => NO_VALUE.includes(code)) &&
        values.first !== null &&
        values.meets &&
        values.reasons.every(({ code }) => code === 'ambiguous'),
    )
  );
}

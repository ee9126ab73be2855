import { judge, judgeEach } from '../../onsets/judge/judge.ts';
import { judgeGoal } from '../../onsets/goal/goal-ruling.ts';
import { parseGoal } from '../../onsets/goal/goal.ts';
import { entryFor, inForce, variationsOf } from '../../onsets/shake/in-force.ts';
import { rulesOf } from '../../onsets/shake/shake-rules.ts';
import { judgePick } from '../../onsets/shake/pick.ts';
import type { OnSetsPosition } from '../../onsets/shake/position.ts';
import { isDigit, isRelation, signOf } from '../../onsets/text/symbols.ts';
import type { Cube as Face } from '../../onsets/text/symbols.ts';
import type { Pick as OnSetsPick } from '../../onsets/shake/variation.ts';
import type { WrittenSolution } from '../../onsets/text/written.ts';
import { ONSETS_CUBES, notThisKit } from '../../kit/cubes.ts';
import type { OnSetsRulebook } from '../../rulebooks/onsets-rulebook.ts';
import { firstRoll } from './first-roll.ts';
import type { Game, GoalLayout, Limits, Moment, Objection, Place, Written } from './game.ts';
import { holds } from '../record/mat.ts';
import { regroup } from './onsets-regrouping.ts';
import type { MatchSettings } from '../record/settings.ts';
import { say } from '../../said/said.ts';

/** On-Sets as the match engine asks for it. */
export function onsetsGame(book: OnSetsRulebook, settings: MatchSettings): Game {
  const { division, level } = settings;
  const where = { book, division, level };
  const relations = book.relationCubes[division]?.is;
  const laysOut = relations === 'laid-out' || (level === 'basic' && relations === 'restrictions');
  const cards = book.universe[division];
  const at = (moment: Moment): OnSetsPosition => positionOf(book, settings, moment);
  return {
    procedure: book.procedure,
    cards: cards === undefined ? null : { ...cards.is, rule: cards.rule, tooMany: book.tooManyCards },
    layOut: laysOut ? { rule: book.relationCubes[division]!.rule, allows: twoAndOne } : null,
    picks: variationsOf(where).list.length > 0,
    firstRoll: (face) => firstRoll(book.procedure.firstRoll.is, face),
    rollProblem: (cubes, laidOut) => {
      const message = notThisKit(ONSETS_CUBES, [...cubes, ...laidOut]);
      return message === null
        ? null
        : { code: 'not-a-roll', rule: book.procedure.where.rolling.rule, message };
    },
    judgePick: (moment, pick) => judgePick(at(moment), pick as OnSetsPick).reasons,
    goalCubes,
    judgeGoal: (moment, goal) => judgeGoal(at(withGoalCubes(moment)), goal.text).reasons,
    leftOver: (resources) => resources.filter(isDigit),
    setterBonus: (cube) => setterBonus(book, cube),
    toForbidden: (cube, resources) => toForbidden(book, cube, resources, relations === 'restrictions'),
    shift: (moment, cube, to) => shift(book, at(moment), cube, to),
    limits: (moment) => limits(book, at(moment)),
    judge: (moment, written) => judge(at(moment), solutions(written)),
    mayBeShown: (moment, written) => mayBeShown(at(moment), solutions(written)),
    equalsGoal: (moment, written) => equalsGoal(at(moment), solutions(written)),
    regroup: (moment, written, regrouped) => regroup(at(moment), solutions(written), solutions(regrouped)),
  };
}

/** The public formats read every Solution of an On-Sets match into this shape. */
export function solutions(written: readonly Written[]): readonly WrittenSolution[] {
  return written as readonly WrittenSolution[];
}

function positionOf(
  book: OnSetsRulebook,
  { division, level }: MatchSettings,
  moment: Moment,
): OnSetsPosition {
  const { universe, variations, goal, mat, after } = moment;
  return {
    book,
    division,
    level,
    universe,
    variations: variations as readonly OnSetsPick[],
    goal,
    required: mat.required as readonly Face[],
    permitted: mat.permitted as readonly Face[],
    forbidden: mat.forbidden as readonly Face[],
    resources: mat.resources as readonly Face[],
    after,
  };
}

/** Cubes that already lie in the Goal section may of course be used in the Goal. */
function withGoalCubes(moment: Moment): Moment {
  const { mat } = moment;
  return { ...moment, mat: { ...mat, resources: [...mat.resources, ...mat.goal] } };
}

function twoAndOne(cubes: readonly string[]): boolean {
  return (
    cubes.length === 3 &&
    ['V', '^'].every((face) => cubes.includes(face)) &&
    cubes.every((face) => 'V^'.includes(face))
  );
}

/** The digits that a Goal names, or for a lawless arrangement those of them that were rolled. */
function goalCubes({ text, cubes }: GoalLayout, there: readonly string[]): readonly string[] | null {
  const layout = parseGoal(text);
  const named =
    cubes ?? (layout.ok ? layout.value.cubes.map(({ digit }) => digit) : [...text].filter(isDigit));
  if (holds(there, named)) return named;
  return layout.ok || cubes !== null ? null : [];
}

function setterBonus(book: OnSetsRulebook, cube: string): Objection | null {
  const { rule, is: relationAllowed } = book.setterBonusMayBeRelation;
  if (isDigit(cube)) return { code: 'bonus-digit', rule, message: say('digit-no-bonus') };
  if (relationAllowed || !isRelation(cube)) return null;
  return {
    code: 'relation-forbidden',
    rule,
    message: say('not-forbidden-by-setter', { sign: signOf(cube) }),
  };
}

/** IV-D: = and ⊆ stay out of Forbidden while many cubes are left. */
function toForbidden(
  book: OnSetsRulebook,
  cube: string,
  resources: number,
  restrictions: boolean,
): Objection | null {
  const { is: most, rule } = book.relationsToForbiddenAt;
  if (!restrictions || !isRelation(cube) || most === null || resources <= most) return null;
  const message = say('forbidden-only-when', { sign: signOf(cube), most });
  return { code: 'relation-forbidden', rule, message };
}

function shift(book: OnSetsRulebook, position: OnSetsPosition, cube: string, to: Place): Objection | null {
  const played = position.variations.some(({ id }) => id === 'shift-from-permitted');
  const entry = entryFor(position, 'shift-from-permitted');
  if (entry === null || !played) {
    const message = say('cube-stays-no-shift');
    return { code: 'shift-illegal', rule: book.procedure.where.move.rule, message };
  }
  const { rule } = entry;
  if (!position.permitted.includes(cube as Face) || (to !== 'required' && to !== 'forbidden')) {
    return {
      code: 'shift-illegal',
      rule,
      message: say('shifted-where'),
    };
  }
  if (to !== 'forbidden' || !isRelation(cube) || entry.relationsToForbidden) return null;
  if (book.relationCubes[position.division]?.is !== 'restrictions') return null;
  return { code: 'shift-illegal', rule, message: say('never-shifted-to-forbidden', { sign: signOf(cube) }) };
}

/** Two Solutions takes more time and more cubes. */
function limits({ procedure }: OnSetsRulebook, position: OnSetsPosition): Limits {
  const { time, challenge, goal } = procedure;
  const two = inForce(position)['two-solutions'];
  const disputing = goal.noGoal.is.seconds;
  if (two !== null) {
    const { writing, checking, impossibleAfterLastCube, leastResourcesForNow, rule } = two;
    const longer = goal.noGoal.is.kind === 'disputer-writes-a-solution' ? writing : disputing;
    return {
      writing,
      checking,
      impossibleAfterLastCube,
      leastResourcesForNow,
      moreResourcesRule: rule,
      disputingNoGoal: longer,
    };
  }
  return {
    writing: time.writing.is,
    checking: time.checking.is,
    impossibleAfterLastCube: time.impossibleAfterLastCube.is,
    disputingNoGoal: disputing,
    leastResourcesForNow: challenge.leastResourcesForNow.is,
    moreResourcesRule: null,
  };
}

/** VII-C-5-a, b: nothing equals a Goal that has no legal value. */
function mayBeShown(position: OnSetsPosition, written: readonly WrittenSolution[]): readonly string[] {
  const codes: readonly string[] = judge(position, written).reasons.map(({ code }) => code);
  return codes.includes('goal-illegal') ? [...codes, 'wrong-value'] : codes;
}

/** VII-C-6-b: yes as soon as one value of each Solution is a value of the Goal. */
function equalsGoal(position: OnSetsPosition, written: readonly WrittenSolution[]): boolean {
  const judged = judgeEach(rulesOf(position), written);
  return (
    judged.length > 0 &&
    judged.every(
      ({ goal, outcomes }) => goal.legal && outcomes.some(({ value }) => goal.values.includes(value)),
    )
  );
}

import { faceOfCube, isDigit, judgeEquation } from '@forceout/rules/equations';
import type { EquationsPosition, WrittenEquation } from '@forceout/rules/equations';
import type { MatchSettings, Moment, Section, Written } from '@forceout/rules/match';
import { analyseEquations, facesIn, solveEquations } from '@forceout/solver';
import type { Analyst, Effort, EndgameChoice, Found, Move, WrittenFault } from '../analyst.ts';
import type { Patience } from '../patience.ts';
import { Watch } from '../watch.ts';
import { wildNote } from '../wild-note.ts';
import { equationsGoals } from './goals.ts';
import { equationsPicks } from './picks.ts';
import { plain, shortest, simple } from './plain.ts';
import { equationsPosition } from './position.ts';
import { whyNot } from './why-not.ts';
import { working } from './working.ts';

/** Answers kept; a shake asks for a few hundred. */
const MOST_KEPT = 2000;
/** Equations that are tried again before a new search. */
const TRIED_FIRST = 6;

/** How many looks at the clock a search may take: as many steps on every machine, so that a seed plays the same match everywhere. */
const LOOKS: Readonly<Record<Effort, number>> = { glance: 1, work: 4, study: 24 };
/** Cubes of Resources that are thought of at once, as people do: what is right with them is right with all. */
const CONSIDERED: Readonly<Record<Effort, number>> = { glance: 8, work: 10, study: Infinity };
/** With more cubes than these in Resources nobody proves at a glance that nothing can be written. */
const FEW = 3;

/** Everything about a shake of Equations that can be found out in a short while; the rest is unknown. */
export function equationsAnalyst(settings: MatchSettings): Analyst {
  const answers = new Map<string, Found>();
  let known: WrittenEquation[] = [];
  const search = (moment: Moment, effort: Effort, patience?: Patience): Found => {
    const position = equationsPosition(settings, moment);
    if (position.goal === null) return { answer: 'unknown' };
    // To read a long Goal takes the judge a tenth of a second.
    const old = known.find((written) => patience?.isLate !== true && isRight(position, written));
    if (old !== undefined) return { answer: 'yes', written: [old] };
    const begun = position.required.length + position.permitted.length > 0;
    const many = begun && position.resources.length > FEW;
    if (effort === 'glance' && moment.after !== 'now' && many) return { answer: 'unknown' };
    const most = Math.min(LOOKS[effort], patience?.left ?? Infinity);
    if (most === 0) return { answer: 'unknown' };
    const easy = effort === 'study' ? simple(position, LOOKS.work, patience) : null;
    if (easy !== null) {
      known = [easy, ...known].slice(0, TRIED_FIRST);
      return { answer: 'yes', written: [easy] };
    }
    const watch = new Watch(most, patience);
    const some = moment.after === 'now' ? position : withFewer(position, CONSIDERED[effort]);
    const { answer, written } = solveEquations(some, { ...watch.options, anyWillDo: true });
    patience?.spend(watch.looks);
    const [first] = written;
    if (first === undefined) return { answer: answer === 'no' && some === position ? 'no' : 'unknown' };
    if (some !== position && !isRight(position, first)) return { answer: 'unknown' };
    known = [first, ...known].slice(0, TRIED_FIRST);
    return { answer: 'yes', written: [first] };
  };
  return {
    exact: false,
    find(moment, effort = 'glance', patience?: Patience) {
      const key = `${effort} ${keyOf(moment)}`;
      const before = answers.get(key);
      if (before !== undefined) return before;
      const found = search(moment, effort, patience);
      // What somebody without patience did not find may be found yet.
      if (found.answer === 'unknown' && patience?.left === 0) return found;
      if (answers.size > MOST_KEPT) answers.clear();
      answers.set(key, found);
      return found;
    },
    several: (moment, count) => {
      const whole = equationsPosition(settings, moment);
      const position = moment.after === 'now' ? whole : withFewer(whole, CONSIDERED.work);
      const { options } = new Watch(LOOKS.work);
      const { written } = solveEquations(position, { ...options, all: count });
      return written.map((one) => ({ text: text(one), cards: null }));
    },
    shortest: (moment, patience) => shortest(equationsPosition(settings, moment), LOOKS.work, patience),
    plain: (moment, patience) => plain(equationsPosition(settings, moment), LOOKS.work, patience),
    whyNot: (moment) => whyNot(equationsPosition(settings, moment), new Watch(LOOKS.study).options),
    working: (moment, written) => working(equationsPosition(settings, moment), equations(written)),
    moves,
    endgame: (moment, mayBonus, patience) => endgame(equationsPosition(settings, moment), mayBonus, patience),
    goals: (moment, draws) => {
      const resources = [...moment.mat.resources, ...moment.mat.goal];
      return equationsGoals(
        equationsPosition(settings, { ...moment, mat: { ...moment.mat, resources } }),
        draws,
      );
    },
    picks: (moment, draws) => equationsPicks(equationsPosition(settings, moment), draws),
    faces: (written) => equations(written).flatMap(({ solution }) => facesIn(solution)),
    isRestricted: () => false,
    weight: (written) => equations(written).reduce((sum, { solution }) => sum + bare(solution).length, 0),
    hasty: (written) =>
      equations(written).map((one) => ({ ...one, solution: one.solution.replaceAll(GROUPING, '') })),
    faults: (moment, written) => faults(settings, moment, equations(written)),
    text: (written) => equations(written).map(text).join(' and '),
  };
}

/** With more cubes than these in Resources, questions about an endgame take too long for a player. */
const ENDGAME_CUBES = 4;
/** What an endgame and each of its questions may take, by a clock that goes on whenever it is looked at: the same on every machine. */
const [ENDGAME_LOOKS, QUESTION_LOOKS] = [400, 40];

function endgame(
  position: EquationsPosition,
  mayBonus: readonly boolean[],
  patience?: Patience,
): readonly EndgameChoice[] {
  if (position.resources.length > ENDGAME_CUBES || position.goal === null) return [];
  let looks = 0;
  const { turns } = analyseEquations(position, mayBonus, {
    limitMs: ENDGAME_LOOKS,
    questionMs: QUESTION_LOOKS,
    now: () => looks++,
    signal: {
      get aborted() {
        return patience?.isLate === true;
      },
    },
  });
  return turns.map(({ bonus, cube, to, outcome, replies }) => ({
    bonus,
    move: { from: 'resources', cube, to },
    outcome,
    replies,
  }));
}

function text({ solution, goal, wild }: WrittenEquation): string {
  return `${solution} = ${goal ?? '?'}${wildNote(wild)}`;
}

const GROUPING = /[()[\]{}]/g;

function bare(solution: string): string {
  return solution.replaceAll(GROUPING, '').replaceAll(/\s/g, '');
}

/** The same with fewer cubes in Resources, numbers and signs in turn. */
function withFewer(position: EquationsPosition, most: number): EquationsPosition {
  const { resources } = position;
  if (resources.length <= most) return position;
  const digits = resources.filter((cube) => isDigit(faceOfCube(cube)));
  const signs = resources.filter((cube) => !isDigit(faceOfCube(cube)));
  const half = Math.ceil(most / 2);
  const few = [
    ...digits.slice(0, most - Math.min(signs.length, most - half)),
    ...signs.slice(0, most - half),
  ];
  return { ...position, resources: few };
}

function isRight(position: EquationsPosition, written: WrittenEquation): boolean {
  return judgeEquation(position, [written]).verdict === 'correct';
}

function keyOf({ variations, goal, mat, after }: Moment): string {
  const cubes = [mat.required, mat.permitted, mat.forbidden, mat.resources].map((list) =>
    list.toSorted().join(),
  );
  return JSON.stringify([after, goal, mat.goal, cubes, variations]);
}

function equations(written: readonly Written[]): readonly WrittenEquation[] {
  return written as readonly WrittenEquation[];
}

/** Any cube anywhere, but the last one not to Forbidden. [agloa-equations-2015 V-B, VIII-A] */
function moves({ mat: { resources } }: Moment): readonly Move[] {
  const sections: readonly Section[] =
    resources.length > 1 ? ['required', 'permitted', 'forbidden'] : ['required', 'permitted'];
  return [...new Set(resources)].flatMap((cube) =>
    sections.map((to): Move => ({ from: 'resources', cube, to })),
  );
}

function faults(
  settings: MatchSettings,
  moment: Moment,
  written: readonly WrittenEquation[],
): readonly WrittenFault[] {
  const { reasons } = judgeEquation(equationsPosition(settings, moment), written);
  return reasons.map(({ code, message, interpretation, solution }) => ({
    code,
    message,
    regrouped: interpretation === undefined ? null : written.with((solution ?? 1) - 1, interpretation),
  }));
}

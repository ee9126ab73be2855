import type { MatchSettings, Moment, Written } from '@forceout/rules/match';
import { cardsOf, judge, makeCard, tokenize } from '@forceout/rules/onsets';
import type { OnSetsPosition, WrittenSolution } from '@forceout/rules/onsets';
import { analyseOnSets, goalsFrom, isSolvable, legalMoves, solveOnSets } from '@forceout/solver';
import type { Analyst, EndgameChoice, Found, Shown, WrittenFault } from '../analyst.ts';
import type { Patience } from '../patience.ts';
import { plainest } from '../plainest.ts';
import { shuffled } from '../situation.ts';
import { Watch } from '../watch.ts';
import { wildNote } from '../wild-note.ts';
import { onsetsPicks } from './picks.ts';
import { onsetsPosition } from './position.ts';
import { whyNot } from './why-not.ts';
import { working } from './working.ts';

/** Answers kept; a shake asks for a few hundred. */
const MOST_KEPT = 4000;
/** Looks at the clock, each after 65,536 steps, for several Solutions: to show that there are no more can take for ever. */
const LOOKS = 8;
/** Solutions that are compared for the plainest. */
const COMPARED = 6;
/** Solutions that are tried again before a new search. */
const TRIED_FIRST = 6;

/** Endgames kept: players are asked more than once about the same one. */
const ENDGAMES_KEPT = 50;
/** Questions about one endgame: seven cubes rarely take more. */
const ENDGAME_QUESTIONS = 800;

/** Everything about a shake of On-Sets; the solver always proves its "no". */
export function onsetsAnalyst(settings: MatchSettings): Analyst {
  const answers = new Map<string, Found>();
  const endgames = new Map<string, readonly EndgameChoice[]>();
  let known: (readonly WrittenSolution[])[] = [];
  const search = (moment: Moment): Found => {
    const position = onsetsPosition(settings, moment);
    // A Solution of the turn before mostly serves again, and judging is far cheaper than searching.
    const old = known.find((written) => judge(position, written).verdict === 'correct');
    if (old !== undefined) return { answer: 'yes', written: old };
    const [written] = isSolvable(position).written;
    if (written === undefined) return { answer: 'no' };
    known = [written, ...known].slice(0, TRIED_FIRST);
    return { answer: 'yes', written };
  };
  const plain = (moment: Moment): readonly WrittenSolution[] | null => {
    const { options } = new Watch(LOOKS);
    const { written } = solveOnSets(onsetsPosition(settings, moment), { ...options, all: COMPARED });
    return plainest(written, oddness);
  };
  return {
    exact: true,
    find(moment) {
      const key = keyOf(moment);
      const before = answers.get(key);
      if (before !== undefined) return before;
      const found = search(moment);
      if (answers.size > MOST_KEPT) answers.clear();
      answers.set(key, found);
      return found;
    },
    several: (moment, count) => several(settings, moment, count),
    shortest: plain,
    plain,
    whyNot: (moment) => whyNot(onsetsPosition(settings, moment)),
    working: (moment, written) => working(onsetsPosition(settings, moment), solutions(written)),
    moves: (moment) => legalMoves(onsetsPosition(settings, moment)),
    endgame(moment, mayBonus, patience) {
      const key = `${keyOf(moment)} ${mayBonus.join(' ')}`;
      const before = endgames.get(key);
      if (before !== undefined) return before;
      const found = endgame(onsetsPosition(settings, moment), mayBonus, patience);
      // What somebody without patience did not find may be found yet.
      if (patience?.isLate === true) return found;
      if (endgames.size > ENDGAMES_KEPT) endgames.clear();
      endgames.set(key, found);
      return found;
    },
    goals: (moment, draws) => {
      const resources = [...moment.mat.resources, ...moment.mat.goal];
      const position = onsetsPosition(settings, { ...moment, mat: { ...moment.mat, resources } });
      return shuffled(goalsFrom(position), draws).map(({ goal }) => ({ text: goal, cubes: null }));
    },
    picks: (moment, draws) => onsetsPicks(onsetsPosition(settings, moment), draws),
    faces: (written) => solutions(written).flatMap(faces),
    isRestricted: (written) => solutions(written).some(({ restrictions }) => restrictions.length > 0),
    weight: (written) => solutions(written).reduce((sum, solution) => sum + weight(solution), 0),
    hasty: (written) => solutions(written).map(hasty),
    faults: (moment, written) => faults(settings, moment, solutions(written)),
    text: (written) => solutions(written).map(text).join(' and '),
  };
}

/** Questions counted instead of time, so that a seed plays the same match on every machine. */
function endgame(
  position: OnSetsPosition,
  mayBonus: readonly boolean[],
  patience?: Patience,
): readonly EndgameChoice[] {
  const signal = {
    get aborted() {
      return patience?.isLate === true;
    },
  };
  return analyseOnSets(position, mayBonus, { questions: ENDGAME_QUESTIONS, signal }).turns.map(
    ({ bonus, from, cube, to, outcome, replies }) => ({ bonus, move: { from, cube, to }, outcome, replies }),
  );
}

/** The mat of a match is a set of lists of faces; their order makes no difference. */
function keyOf({ universe, variations, goal, mat, after }: Moment): string {
  const cubes = [mat.required, mat.permitted, mat.forbidden, mat.resources].map((list) =>
    list.toSorted().join(''),
  );
  return JSON.stringify([after, goal, cubes, universe, variations]);
}

function solutions(written: readonly Written[]): readonly WrittenSolution[] {
  return written as readonly WrittenSolution[];
}

const GROUPING = /[()[\]{}]/g;

/** Cubes to put together; a Restriction is harder to see than its cubes. */
function weight({ setName, restrictions }: WrittenSolution): number {
  const cubes = [setName, ...restrictions].join('').replaceAll(GROUPING, '').replaceAll(/[\s,]/g, '').length;
  return cubes + restrictions.length;
}

/** One and the same cube serves the Set-Name and the Restrictions. */
function faces({ setName, restrictions }: WrittenSolution): readonly string[] {
  const symbols = (part: string): readonly string[] =>
    tokenize(part).flatMap((token) => (token.kind === 'symbol' ? [token.symbol] : []));
  const named = symbols(setName);
  const again = [...named];
  const further = restrictions.flatMap(symbols).filter((symbol) => {
    const at = again.indexOf(symbol);
    if (at >= 0) again.splice(at, 1);
    return at < 0;
  });
  return [...named, ...further];
}

/** Cubes, and as many more for what is harder to think of: a Restriction, a wild cube, V and Λ; nobody thinks of R ∪ R. */
function oddness(written: readonly WrittenSolution[]): number {
  return written.reduce((sum, { setName, restrictions, wild, blank }) => {
    const constants = [setName, ...restrictions].join('').replaceAll(/[^V^]/g, '').length;
    const twice = /([A-Z^])'? ?[Un-] ?\1/.test(setName) ? 2 : 0;
    const odd =
      twice + restrictions.length * 1.5 + wild.length * 2 + (blank === null ? 0 : 1) + constants * 0.5;
    return sum + weight({ setName, restrictions, wild, blank, goalLayout: null }) + odd;
  }, 0);
}

function hasty(solution: WrittenSolution): WrittenSolution {
  const bare = (part: string): string => part.replaceAll(GROUPING, '');
  return { ...solution, setName: bare(solution.setName), restrictions: solution.restrictions.map(bare) };
}

function text({ setName, restrictions, wild }: WrittenSolution): string {
  return `${[...restrictions, setName].join(', ')}${wildNote(wild)}`;
}

function faults(
  settings: MatchSettings,
  moment: Moment,
  written: readonly WrittenSolution[],
): readonly WrittenFault[] {
  const { reasons } = judge(onsetsPosition(settings, moment), written);
  return reasons.map(({ code, message, interpretation, solution }) => ({
    code,
    message,
    regrouped: interpretation === undefined ? null : written.with((solution ?? 1) - 1, interpretation),
  }));
}

function several(settings: MatchSettings, moment: Moment, count: number): readonly Shown[] {
  const position = onsetsPosition(settings, moment);
  return solveOnSets(position, { ...new Watch(LOOKS).options, all: count }).written.map((written) => ({
    text: written.map(text).join(' and '),
    cards: judge(position, written).worth.flatMap((worth) =>
      worth === null ? [] : cardsOf(worth.cards).map(makeCard),
    ),
  }));
}

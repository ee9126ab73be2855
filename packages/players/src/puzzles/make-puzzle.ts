import { bookOf } from '@forceout/rules';
import { Draws } from '@forceout/rules/kit';
import { gameFor } from '@forceout/rules/match';
import type { MatchSettings, Moment, Pick, Written } from '@forceout/rules/match';
import type { Analyst } from '../bots/analyst.ts';
import { shuffled } from '../bots/situation.ts';
import { illegalPick } from './any-pick.ts';
import { callFor, CALLS } from './call.ts';
import { illegalExpression, valueOf } from './equations-tasks.ts';
import { selectedCards } from './onsets-tasks.ts';
import type { Puzzle, PuzzleKind, Task } from './puzzle.ts';
import { movesLater, rolledMoment, withGoal } from './random-shake.ts';
import { difficultyOf, level, measure } from './themes.ts';
import type { Theme } from './themes.ts';

/** Shakes tried for one that makes a puzzle. */
const MOST_TRIES = 60;

const ONSETS_KINDS: readonly PuzzleKind[] = [
  'write-a-solution',
  'now-impossible-or-play-on',
  'find-the-ambiguity',
  'which-cards',
  'legal-pick',
  'set-a-goal',
];
const EQUATIONS_KINDS: readonly PuzzleKind[] = [
  'write-a-solution',
  'now-impossible-or-play-on',
  'find-the-ambiguity',
  'legal-pick',
  'set-a-goal',
  'evaluate',
  'spot-the-illegal',
];

/** What can be asked in a game and division. */
export function kindsFor(settings: MatchSettings): readonly PuzzleKind[] {
  const kinds = bookOf(settings)?.game === 'equations' ? EQUATIONS_KINDS : ONSETS_KINDS;
  return kinds.filter((kind) => kind !== 'legal-pick' || gameFor(settings).picks);
}

interface Made {
  readonly moment: Moment;
  readonly task: Task;
  readonly question: string;
  readonly difficulty: number;
  readonly themes: readonly Theme[];
}

/** A puzzle of this kind; null where sixty shakes in a row made none. */
export function makePuzzle(
  kind: PuzzleKind,
  settings: MatchSettings,
  analyst: Analyst,
  seed: string,
): Puzzle | null {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const name = `${seed} ${kind} ${tries}`;
    const draws = new Draws(name, 'puzzle');
    const made = make(kind, settings, analyst, name, draws, seed);
    if (made !== null) return { seed, settings, ...made };
  }
  return null;
}

function make(
  kind: PuzzleKind,
  settings: MatchSettings,
  analyst: Analyst,
  name: string,
  draws: Draws,
  seed: string,
): Made | null {
  const rolled = rolledMoment(settings, analyst, name, draws.below(3));
  switch (kind) {
    case 'legal-pick':
      return legalPick(settings, analyst, rolled, draws);
    case 'set-a-goal':
      return settableGoal(settings, analyst, rolled, draws);
    case 'now-impossible-or-play-on':
      return call(settings, analyst, rolled, draws, seed);
    case 'write-a-solution':
    case 'find-the-ambiguity':
    case 'which-cards':
    case 'evaluate':
    case 'spot-the-illegal': {
      const set = withGoal(settings, analyst, rolled, draws);
      if (set === null) return null;
      const moment: Moment = { ...movesLater(analyst, set, draws, 2 + draws.below(4)), after: 'impossible' };
      const written = analyst.plain(moment);
      return written === null || isDull(kind, analyst.text(written))
        ? null
        : fromSolution(kind, settings, analyst, moment, written, draws);
    }
  }
}

type FromSolution =
  | 'write-a-solution'
  | 'find-the-ambiguity'
  | 'which-cards'
  | 'evaluate'
  | 'spot-the-illegal';

function fromSolution(
  kind: FromSolution,
  settings: MatchSettings,
  analyst: Analyst,
  moment: Moment,
  written: readonly Written[],
  draws: Draws,
): Made | null {
  const seen = measured(analyst, moment, written);
  switch (kind) {
    case 'write-a-solution':
      return {
        moment,
        ...seen,
        question: 'Write a Solution: any cube in Resources may be used.',
        task: { kind, example: written },
      };
    case 'find-the-ambiguity': {
      const hasty = analyst.hasty(written);
      const faults = analyst.faults(moment, hasty);
      const example = faults.find(({ code }) => code === 'ambiguous')?.regrouped ?? null;
      if (example === null || faults.length > 1) return null;
      const question = `${analyst.text(hasty)} can be read in more than one way. Add grouping symbols so that it misses the Goal.`;
      return { moment, ...seen, question, task: { kind, written: hasty, example } };
    }
    case 'which-cards': {
      const key = selectedCards(settings, moment, written);
      if (key === null) return null;
      return {
        moment,
        ...seen,
        question: `Which cards does ${analyst.text(written)} select?`,
        task: { kind, written, key },
      };
    }
    case 'evaluate': {
      const found = valueOf(settings, moment, written);
      if (found === null) return null;
      return {
        moment,
        ...seen,
        // The key is in base ten, whatever base the numerals are in.
        question: `What is ${found.text} worth${isInBase(moment) ? ', written in base ten' : ''}?`,
        task: { kind, text: found.text, key: found.value },
      };
    }
    case 'spot-the-illegal': {
      const shown = analyst.several(moment, 2).map(({ text }) => text.replace(/ = .*$/, ''));
      const illegal = illegalExpression(settings, moment, draws);
      if (shown.length < 2 || illegal === null) return null;
      const texts = shuffled([...shown, illegal.text], draws);
      const question = 'One of these is no legal expression, whatever cubes there are. Which?';
      return {
        moment,
        difficulty: illegal.difficulty,
        themes: [],
        question,
        task: { kind, texts, key: texts.indexOf(illegal.text), why: illegal.why },
      };
    }
  }
}

/** Which cards R ∪ R or Λ′ selects is no question, and neither is how B ∩ B ∪ B may be read. */
function isDull(kind: FromSolution, text: string): boolean {
  if (kind !== 'which-cards' && kind !== 'find-the-ambiguity') return false;
  return !/[0-9]/.test(text) && new Set(text.replaceAll(/[^BRGY]/g, '')).size < 2;
}

function isInBase({ variations }: Moment): boolean {
  return variations.some(({ id }) => id === 'base');
}

function legalPick(settings: MatchSettings, analyst: Analyst, moment: Moment, draws: Draws): Made | null {
  const kind = 'legal-pick';
  const asks = (pick: Pick): string =>
    `May this variation be picked now: ${Object.values(pick).map(String).join(' ')}?`;
  if (draws.below(2) === 0) {
    const [pick] = [...analyst.picks(moment, draws)];
    if (pick === undefined) return null;
    return {
      moment,
      difficulty: 2,
      themes: [],
      question: asks(pick),
      task: { kind, pick, key: true, why: null },
    };
  }
  const found = illegalPick(settings, moment, draws);
  if (found === null) return null;
  const { pick, why } = found;
  // Whether it is in the list is looked up; the rest takes a look at the shake.
  const difficulty = why.code === 'not-in-list' ? 1 : 3;
  return { moment, difficulty, themes: [], question: asks(pick), task: { kind, pick, key: false, why } };
}

function settableGoal(settings: MatchSettings, analyst: Analyst, moment: Moment, draws: Draws): Made | null {
  const set = withGoal(settings, analyst, moment, draws);
  if (set === null || set.goal === null) return null;
  const written = analyst.plain({ ...set, after: 'impossible' });
  if (written === null) return null;
  const example = { text: set.goal, cubes: set.mat.goal };
  return {
    moment,
    ...measured(analyst, { ...set, after: 'impossible' }, written),
    question: 'Set a Goal that has a Solution.',
    task: { kind: 'set-a-goal', example },
  };
}

/** The call is decided before any shake is tried, so that each is the key of a third. */
function call(
  settings: MatchSettings,
  analyst: Analyst,
  rolled: Moment,
  draws: Draws,
  seed: string,
): Made | null {
  const wanted =
    CALLS[new Draws(`${seed} ${settings.rulebook} ${settings.division}`, 'call').below(CALLS.length)]!;
  const called = callFor(wanted, settings, analyst, rolled, draws);
  if (called === null) return null;
  const { moment, found } = called;
  const kind = 'now-impossible-or-play-on';
  const question = 'An opponent has just moved. Now, Impossible, or play on?';
  const after = wanted === 'now' ? 'now' : 'impossible';
  const written = 'written' in found ? found.written : null;
  if (written === null) {
    const { required, permitted, resources } = moment.mat;
    // The more could be tried, the harder it is to be sure; where counting is enough it is not hard.
    const tried = required.length + permitted.length + resources.length / 2;
    const counts = analyst.whyNot({ ...moment, after })?.kind === 'invariant';
    const difficulty = counts ? 2 : level(tried);
    return { moment, question, difficulty, themes: [], task: { kind, key: wanted, example: null } };
  }
  const example = analyst.plain({ ...moment, after }) ?? written;
  const seen = measured(analyst, { ...moment, after }, example);
  // One more has to be ruled out where play goes on.
  const difficulty = Math.min(5, seen.difficulty + Number(wanted === 'play-on'));
  return { moment, question, ...seen, difficulty, task: { kind, key: wanted, example } };
}

/** Difficulty and ideas of what has to be found. */
function measured(
  analyst: Analyst,
  moment: Moment,
  written: readonly Written[],
): { readonly difficulty: number; readonly themes: readonly Theme[] } {
  const found = measure(analyst, moment, written);
  return { difficulty: difficultyOf(found), themes: found.themes };
}

import { bookOf } from '@forceout/rules';
import { Draws } from '@forceout/rules/kit';
import { gameFor } from '@forceout/rules/match';
import type { MatchSettings, Moment, Written } from '@forceout/rules/match';
import type { Analyst } from '../bots/analyst.ts';
import { mayBeNow, shuffled } from '../bots/situation.ts';
import { illegalExpression, valueOf } from './equations-tasks.ts';
import { anyPick } from './any-pick.ts';
import { selectedCards } from './onsets-tasks.ts';
import type { Call, Puzzle, PuzzleKind, Task } from './puzzle.ts';
import { movesLater, rolledMoment, withGoal } from './random-shake.ts';

/** Shakes tried for one that makes a puzzle. */
const MOST_TRIES = 60;
const CALLS: readonly Call[] = ['now', 'impossible', 'play-on'];

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
  /** Cubes that have to be seen together. */
  readonly weight: number;
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
    const made = make(kind, settings, analyst, name, draws);
    if (made === null) continue;
    const { moment, task, question, weight } = made;
    const difficulty = Math.max(1, Math.min(5, Math.ceil(weight / 2.5)));
    return { seed, settings, moment, question, difficulty, task };
  }
  return null;
}

function make(
  kind: PuzzleKind,
  settings: MatchSettings,
  analyst: Analyst,
  name: string,
  draws: Draws,
): Made | null {
  const rolled = rolledMoment(
    settings,
    analyst,
    name,
    kind === 'legal-pick' ? draws.below(2) : draws.below(3),
  );
  switch (kind) {
    case 'legal-pick':
      return legalPick(settings, analyst, rolled, draws);
    case 'set-a-goal':
      return settableGoal(settings, analyst, rolled, draws);
    case 'now-impossible-or-play-on':
      return call(settings, analyst, rolled, draws);
    case 'write-a-solution':
    case 'find-the-ambiguity':
    case 'which-cards':
    case 'evaluate':
    case 'spot-the-illegal': {
      const set = withGoal(settings, analyst, rolled, draws);
      if (set === null) return null;
      const moment: Moment = { ...movesLater(analyst, set, draws, 2 + draws.below(4)), after: 'impossible' };
      const found = analyst.find(moment, 'work');
      return found.answer === 'yes'
        ? fromSolution(kind, settings, analyst, moment, found.written, draws)
        : null;
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
  const weight = analyst.weight(written);
  switch (kind) {
    case 'write-a-solution':
      return {
        moment,
        weight,
        question: 'Write a Solution: any cube in Resources may be used.',
        task: { kind, example: written },
      };
    case 'find-the-ambiguity': {
      const hasty = analyst.hasty(written);
      const faults = analyst.faults(moment, hasty);
      const example = faults.find(({ code }) => code === 'ambiguous')?.regrouped ?? null;
      if (example === null || faults.length > 1) return null;
      const question = `${analyst.text(hasty)} can be read in more than one way. Add grouping symbols so that it misses the Goal.`;
      return { moment, weight: weight + 1, question, task: { kind, written: hasty, example } };
    }
    case 'which-cards': {
      const key = selectedCards(settings, moment, written);
      if (key === null) return null;
      return {
        moment,
        weight,
        question: `Which cards does ${analyst.text(written)} select?`,
        task: { kind, written, key },
      };
    }
    case 'evaluate': {
      const found = valueOf(settings, moment, written);
      if (found === null) return null;
      return {
        moment,
        weight,
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
        weight: 4,
        question,
        task: { kind, texts, key: texts.indexOf(illegal.text), why: illegal.why },
      };
    }
  }
}

function isInBase({ variations }: Moment): boolean {
  return variations.some(({ id }) => id === 'base');
}

function legalPick(settings: MatchSettings, analyst: Analyst, moment: Moment, draws: Draws): Made | null {
  const game = gameFor(settings);
  const [legal] = [...analyst.picks(moment, draws)];
  const pick = draws.below(2) === 0 && legal !== undefined ? legal : anyPick(settings, draws);
  const [objection] = game.judgePick(moment, pick);
  const shown = Object.entries(pick)
    .map(([, value]) => String(value))
    .join(' ');
  const task: Task = {
    kind: 'legal-pick',
    pick,
    key: objection === undefined,
    why: objection === undefined ? null : { code: objection.code, message: objection.message },
  };
  return { moment, weight: 3, question: `May this variation be picked now: ${shown}?`, task };
}

function settableGoal(settings: MatchSettings, analyst: Analyst, moment: Moment, draws: Draws): Made | null {
  const set = withGoal(settings, analyst, moment, draws);
  if (set === null || set.goal === null) return null;
  const found = analyst.find({ ...set, after: 'impossible' }, 'work');
  if (found.answer !== 'yes') return null;
  const example = { text: set.goal, cubes: set.mat.goal };
  return {
    moment,
    weight: analyst.weight(found.written),
    question: 'Set a Goal that has a Solution.',
    task: { kind: 'set-a-goal', example },
  };
}

/** Only what is proved makes a key. */
function call(settings: MatchSettings, analyst: Analyst, rolled: Moment, draws: Draws): Made | null {
  const wanted = CALLS[draws.below(CALLS.length)]!;
  const set = withGoal(settings, analyst, rolled, draws);
  if (set === null) return null;
  const moment = movesLater(analyst, set, draws, 3 + draws.below(7));
  if (!mayBeNow(gameFor(settings), moment)) return null;
  const possible = analyst.find({ ...moment, after: 'impossible' }, 'work');
  const now = possible.answer === 'yes' ? analyst.find({ ...moment, after: 'now' }, 'work') : null;
  const key: Call | null =
    possible.answer === 'no'
      ? 'impossible'
      : now?.answer === 'yes'
        ? 'now'
        : now?.answer === 'no'
          ? 'play-on'
          : null;
  if (key !== wanted) return null;
  const example = now?.answer === 'yes' ? now.written : possible.answer === 'yes' ? possible.written : null;
  const task: Task = { kind: 'now-impossible-or-play-on', key, example };
  return {
    moment,
    weight: example === null ? 6 : analyst.weight(example),
    question: 'An opponent has just moved. Now, Impossible, or play on?',
    task,
  };
}

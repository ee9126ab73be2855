import { bookOf } from '@forceout/rules';
import { Draws } from '@forceout/rules/kit';
import { gameFor } from '@forceout/rules/match';
import type { MatchSettings, Moment, Written } from '@forceout/rules/match';
import type { Analyst } from '../bots/analyst.ts';
import { shuffled } from '../bots/situation.ts';
import { illegalPick } from './any-pick.ts';
import { illegalExpression, valueOf } from './equations-tasks.ts';
import { measured } from './made.ts';
import type { Made } from './made.ts';
import { selectedCards } from './onsets-tasks.ts';
import { rightOrWrong } from './paper-tasks.ts';
import type { Puzzle, PuzzleKind } from './puzzle.ts';
import { movesLater, rolledMoment, withGoal } from './random-shake.ts';
import { callTask, safeMoveTask } from './turn-tasks.ts';

/** Shakes tried for one that makes a puzzle. */
const MOST_TRIES = 60;

const ONSETS_KINDS: readonly PuzzleKind[] = [
  'write-a-solution',
  'now-impossible-or-play-on',
  'safe-move',
  'find-the-ambiguity',
  'right-or-wrong',
  'which-cards',
  'legal-pick',
  'set-a-goal',
];
const EQUATIONS_KINDS: readonly PuzzleKind[] = [
  'write-a-solution',
  'now-impossible-or-play-on',
  'safe-move',
  'find-the-ambiguity',
  'right-or-wrong',
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

/** A puzzle of this kind; null where sixty shakes in a row made none. A variation may be named, or null for none; else some are drawn. */
export function makePuzzle(
  kind: PuzzleKind,
  settings: MatchSettings,
  analyst: Analyst,
  seed: string,
  variation?: string | null,
): Puzzle | null {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const name = `${seed} ${kind} ${tries}`;
    const draws = new Draws(name, 'puzzle');
    const drawn = draws.below(3);
    const picks = variation === undefined ? drawn : { only: variation };
    const rolled = rolledMoment(settings, analyst, name, picks);
    // The variation that is asked for cannot be picked with every roll.
    if (typeof variation === 'string' && kind !== 'legal-pick' && rolled.variations.length === 0) continue;
    const made = make(kind, settings, analyst, rolled, draws, seed);
    if (made !== null) return { seed, settings, ...made };
  }
  return null;
}

function make(
  kind: PuzzleKind,
  settings: MatchSettings,
  analyst: Analyst,
  rolled: Moment,
  draws: Draws,
  seed: string,
): Made | null {
  switch (kind) {
    case 'legal-pick':
      return legalPick(settings, analyst, rolled, draws);
    case 'set-a-goal':
      return settableGoal(settings, analyst, rolled, draws);
    case 'now-impossible-or-play-on':
      return callTask(settings, analyst, rolled, draws, seed);
    case 'safe-move':
      return safeMoveTask(settings, analyst, rolled, draws);
    case 'write-a-solution':
    case 'find-the-ambiguity':
    case 'right-or-wrong':
    case 'which-cards':
    case 'evaluate':
    case 'spot-the-illegal': {
      const set = withGoal(settings, analyst, rolled, draws);
      if (set === null) return null;
      const moment: Moment = { ...movesLater(analyst, set, draws, 2 + draws.below(4)), after: 'impossible' };
      const written = analyst.plain(moment);
      return written === null || isDull(kind, analyst.text(written), moment)
        ? null
        : fromSolution(kind, settings, analyst, moment, written, draws);
    }
  }
}

type FromSolution =
  | 'write-a-solution'
  | 'find-the-ambiguity'
  | 'right-or-wrong'
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
      return { moment, ...seen, task: { kind, example: written } };
    case 'find-the-ambiguity': {
      const hasty = analyst.hasty(written);
      const faults = analyst.faults(moment, hasty);
      const example = faults.find(({ code }) => code === 'ambiguous')?.regrouped ?? null;
      if (example === null || faults.length > 1 || hasGiants(analyst, moment, example)) return null;
      return { moment, ...seen, task: { kind, written: hasty, example } };
    }
    case 'right-or-wrong':
      return rightOrWrong(analyst, moment, written, draws);
    case 'which-cards': {
      const key = selectedCards(settings, moment, written);
      if (key === null) return null;
      return { moment, ...seen, task: { kind, written, key } };
    }
    case 'evaluate': {
      const found = valueOf(settings, moment, written);
      if (found === null || hasGiants(analyst, moment, written, ON_PAPER)) return null;
      return { moment, ...seen, task: { kind, text: found.text, key: found.value } };
    }
    case 'spot-the-illegal': {
      const shown = analyst.several(moment, 2).map(({ text }) => text.replace(/ = .*$/, ''));
      const illegal = illegalExpression(settings, moment, draws);
      if (shown.length < 2 || illegal === null) return null;
      const texts = shuffled([...shown, illegal.text], draws);
      return {
        moment,
        difficulty: illegal.difficulty,
        themes: [],
        task: { kind, texts, key: texts.indexOf(illegal.text), why: illegal.why },
      };
    }
  }
}

/** Digits of a number that nobody follows any more, and of one that nobody works out without paper and patience. */
const GIANT = 12;
const ON_PAPER = 4;

function hasGiants(analyst: Analyst, moment: Moment, written: readonly Written[], most = GIANT): boolean {
  return analyst.working(moment, written).pieces.some(({ value }) => value.length > most);
}

/** 0+4, 9−0 and 1×6 are plain to see, unless + is the average. */
const PLAIN_TO_SEE = /^(?:0[+x]\d|\d[+-]0|1x\d|\dx[01]) =/;

/** Which cards R ∪ R or Λ′ selects is no question, and neither is how B ∩ B ∪ B may be read. */
function isDull(kind: FromSolution, text: string, { variations }: Moment): boolean {
  if (kind === 'evaluate') return PLAIN_TO_SEE.test(text) && !variations.some(({ id }) => id === 'average');
  if (kind !== 'which-cards' && kind !== 'find-the-ambiguity') return false;
  return !/[0-9]/.test(text) && new Set(text.replaceAll(/[^BRGY]/g, '')).size < 2;
}

function legalPick(settings: MatchSettings, analyst: Analyst, moment: Moment, draws: Draws): Made | null {
  const kind = 'legal-pick';
  if (draws.below(2) === 0) {
    const [pick] = [...analyst.picks(moment, draws)];
    if (pick === undefined) return null;
    return {
      moment,
      difficulty: 2,
      themes: [],
      task: { kind, pick, key: true, why: null },
    };
  }
  const found = illegalPick(settings, moment, draws);
  if (found === null) return null;
  const { pick, why } = found;
  // Whether it is in the list is looked up; the rest takes a look at the shake.
  const difficulty = why.code === 'not-in-list' ? 1 : 3;
  return { moment, difficulty, themes: [], task: { kind, pick, key: false, why } };
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
    task: { kind: 'set-a-goal', example },
  };
}

import { Draws } from '@forceout/rules/kit';
import { gameFor } from '@forceout/rules/match';
import type { MatchSettings, Moment } from '@forceout/rules/match';
import type { Analyst } from '../bots/analyst.ts';
import { Patience, withPatience } from '../bots/patience.ts';
import { findMove } from '../coach/find-move.ts';
import { plainIdea } from '../coach/idea.ts';
import { callFor, CALLS } from './call.ts';
import { measured } from './made.ts';
import type { Made } from './made.ts';
import { level } from './themes.ts';

/** Looks at the clock that may be spent to find a safe move and one that is none. */
const LOOKS = 16;

/** The call is decided before any shake is tried, so that each is the key of a third. */
export function callTask(
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
  const after = wanted === 'now' ? 'now' : 'impossible';
  const written = 'written' in found ? found.written : null;
  if (written === null) {
    const { required, permitted, resources } = moment.mat;
    // The more could be tried, the harder it is to be sure; where counting is enough it is not hard.
    const tried = required.length + permitted.length + resources.length / 2;
    const counts = analyst.whyNot({ ...moment, after })?.kind === 'invariant';
    const difficulty = counts ? 2 : level(tried);
    return { moment, difficulty, themes: [], task: { kind, key: wanted, example: null } };
  }
  const example = analyst.plain({ ...moment, after }) ?? written;
  const seen = measured(analyst, { ...moment, after }, example);
  // One more has to be ruled out where play goes on.
  const difficulty = Math.min(5, seen.difficulty + Number(wanted === 'play-on'));
  return { moment, ...seen, difficulty, task: { kind, key: wanted, example } };
}

/** A turn in which some moves are proved safe and one that tempts is not. */
export function safeMoveTask(
  settings: MatchSettings,
  analyst: Analyst,
  rolled: Moment,
  draws: Draws,
): Made | null {
  const called = callFor('play-on', settings, analyst, rolled, draws);
  const written = called !== null && 'written' in called.found ? called.found.written : null;
  if (called === null || written === null) return null;
  const { moment } = called;
  const patient = withPatience(analyst, new Patience(undefined, Infinity, LOOKS));
  const possible: Moment = { ...moment, after: 'impossible' };
  const idea = plainIdea(patient, possible, written);
  const found = findMove(gameFor(settings), patient, moment, idea, false);
  if (found.kind !== 'move' || found.trap === null) return null;
  const example = analyst.plain(possible) ?? written;
  return { moment, ...measured(analyst, possible, example), task: { kind: 'safe-move', safe: [found.move] } };
}

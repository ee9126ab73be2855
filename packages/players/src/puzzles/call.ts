import type { Draws } from '@forceout/rules/kit';
import { gameFor } from '@forceout/rules/match';
import type { MatchSettings, Moment } from '@forceout/rules/match';
import { afterMove } from '../bots/analyst.ts';
import type { Analyst, Move } from '../bots/analyst.ts';
import { mayBeNow } from '../bots/situation.ts';
import { faceOf } from '../bots/own-solution.ts';
import { ideaOf } from '../coach/idea.ts';
import { standing } from '../coach/safety.ts';
import type { Standing } from '../coach/safety.ts';
import type { Call } from './puzzle.ts';
import { withGoal } from './random-shake.ts';

export const CALLS: readonly Call[] = ['now', 'impossible', 'play-on'];

/** Moves of a shake that are played at most, and at least before it is asked about. */
const MOST_MOVES = 16;
const LEAST_MOVES = 3;
/** So that a long Forbidden does not tell the answer, shakes of every call may be long. */
const MORE_MOVES = 9;

const KEYS: Readonly<Record<Standing['kind'], Call | null>> = {
  now: 'now',
  impossible: 'impossible',
  safe: 'play-on',
  unknown: null,
};

export interface Called {
  readonly moment: Moment;
  readonly found: Standing;
}

/** A shake that is played on until this call is right; only what is proved makes a key. Null where it went otherwise. */
export function callFor(
  wanted: Call,
  settings: MatchSettings,
  analyst: Analyst,
  rolled: Moment,
  draws: Draws,
): Called | null {
  const game = gameFor(settings);
  let moment = withGoal(settings, analyst, rolled, draws);
  const least = LEAST_MOVES + draws.below(MORE_MOVES);
  let found: Standing | null = null;
  for (let moves = 1; moment !== null && moves <= MOST_MOVES; moves++) {
    const early = moves < least;
    const move = nextMove(
      early && wanted !== 'impossible' ? 'play-on' : wanted,
      analyst,
      moment,
      found,
      draws,
    );
    if (move === null) return null;
    moment = afterMove(moment, move);
    // Before it is time a glance is enough to know where to go on.
    if (moves < (wanted === 'impossible' ? LEAST_MOVES : least)) {
      found = glance(analyst, moment);
      continue;
    }
    found = standing(game, analyst, moment);
    const key = KEYS[found.kind];
    if (key === wanted && mayBeNow(game, moment)) return { moment, found };
    // What takes long to decide takes a pupil longer.
    if (found.kind === 'unknown') return null;
    // Nothing becomes possible again, and nobody plays on for long where Now is right.
    if (key === 'impossible' || (key === 'now' && wanted !== 'impossible')) return null;
  }
  return null;
}

function glance(analyst: Analyst, moment: Moment): Standing {
  const found = analyst.find({ ...moment, after: 'impossible' });
  return { kind: 'unknown', written: found.answer === 'yes' ? found.written : null };
}

/** Any move, but every other time one that leads to where the shake is to go. */
function nextMove(
  wanted: Call,
  analyst: Analyst,
  moment: Moment,
  found: Standing | null,
  draws: Draws,
): Move | null {
  const legal = analyst.moves(moment).filter(({ from }) => from === 'resources');
  const written = found !== null && 'written' in found ? found.written : null;
  const needed = written === null ? [] : (ideaOf(analyst, moment, written).missing ?? []).map(faceOf);
  const leads = legal.filter(({ cube, to }) => {
    const isNeeded = needed.includes(faceOf(cube));
    switch (wanted) {
      case 'impossible':
        return isNeeded && to === 'forbidden';
      case 'now':
        return isNeeded && to !== 'forbidden';
      case 'play-on':
        return !isNeeded && to === 'forbidden';
    }
  });
  const among = leads.length > 0 && draws.below(2) === 0 ? leads : legal;
  return among.length === 0 ? null : among[draws.below(among.length)]!;
}

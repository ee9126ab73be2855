import type { MatchEvent, Opening } from '../record/event.ts';
import { evolve } from '../record/evolve.ts';
import { gameFor } from '../game/games.ts';
import { Proceedings } from '../proceedings.ts';
import { beginShake, newShake } from '../shake/rolling-phase.ts';
import { clockwiseFrom } from '../record/seat.ts';
import type { Seat } from '../record/seat.ts';
import type { MatchSettings } from '../record/settings.ts';
import { stand } from '../shake/stand.ts';
import type { Done, Shake } from '../record/state.ts';

/** How a match begins. */
export interface Start {
  readonly at: number;
  /** Null: the players roll for it. */
  readonly goalSetter: Seat | null;
  /** Scores brought in; all 0 at the start of a round. */
  readonly totals?: readonly number[];
  /** Warnings from earlier rounds. [IX-C] */
  readonly warnings?: readonly Seat[];
  /** Chairs that are empty as yet. [X-D] */
  readonly empty?: readonly Seat[];
  /** `now` starts the first shake's clock at once. */
  readonly firstShake?: 'later' | 'now';
  /** A shake taken up in the middle. */
  readonly opening?: Opening & { readonly turn: Seat };
}

export function startMatch(settings: MatchSettings, start: Start): readonly MatchEvent[] {
  const { at, goalSetter, opening } = start;
  const seats = settings.players.map((_, seat) => seat);
  const game = gameFor(settings);
  const { warnings = [], empty = [] } = start;
  const there = seats.filter((seat) => !empty.includes(seat));
  const event: MatchEvent = {
    type: 'match-started',
    at,
    settings,
    totals: start.totals ?? seats.map(() => 0),
    ...(start.totals === undefined ? {} : { rule: game.procedure.where.matchPoints.rule }),
    phase:
      goalSetter === null
        ? { kind: 'choosing-setter', rolling: there, faces: seats.map(() => null) }
        : { kind: 'between-shakes', setter: firstHere(goalSetter) },
    clocks: [],
    shake: null,
    ...(warnings.length === 0 ? {} : { warnings }),
    ...(empty.length === 0 ? {} : { gone: empty.map((seat) => ({ seat, why: 'not-come' })) }),
  };
  const wait = { id: 'start', at, by: 'clock', do: 'wait' } as const;
  const proceedings = new Proceedings(evolve(null, event), wait, game);
  if (goalSetter !== null && opening !== undefined) openInTheMiddle(proceedings, goalSetter, opening);
  else if (goalSetter !== null && start.firstShake === 'now') beginShake(proceedings);
  return [event, ...proceedings.events];

  function firstHere(seat: Seat): Seat {
    return clockwiseFrom(seat, seats.length).find((one) => there.includes(one)) ?? seat;
  }
}

function openInTheMiddle(
  proceedings: Proceedings,
  setter: Seat,
  opening: Opening & { readonly turn: Seat },
): void {
  const { universe, picks, goal, mat, lastMover, turn } = opening;
  // Two minutes only for the first turn after the Goal.
  const first = lastMover === setter && mat.required.length + mat.permitted.length === 0;
  const shake: Shake = {
    ...newShake(1, setter, proceedings.seats, proceedings.at),
    laidOut: true,
    rolled: true,
    dealt: true,
    universe,
    picks: picks.map((pick) => ({ by: setter, pick, legal: true })),
    acts: picks.map((): Done => ({ kind: 'picked', ref: '', seat: setter })),
    mat,
    goal,
    arranged: goal,
    lastMover: goal === null ? null : lastMover,
    opening: goal === null ? null : { turn, lastMover, first },
  };
  proceedings.emit({ type: 'shake-begun', shake });
  proceedings.enter({ kind: 'rolling' });
  stand(proceedings);
}

import type { ProcedurePlace } from '../rulebooks/procedure.ts';
import type { Rule } from '../rulebooks/ruled.ts';
import { nextAfter } from './record/acts.ts';
import type { Command, Refusal } from './record/command.ts';
import type { MatchEvent } from './record/event.ts';
import { evolve } from './record/evolve.ts';
import type { After, Game, Moment } from './game/game.ts';
import { clockwiseFrom } from './record/seat.ts';
import type { Seat } from './record/seat.ts';
import type { Match, Phase, Shake } from './record/state.ts';
import { say } from '../said/said.ts';
import type { Said } from '../said/said.ts';
import type { DeedSaid } from '../said/match-sentences.ts';

/** What a command sets going: the match as it now is and the events that led there. */
export class Proceedings {
  match: Match;
  readonly events: MatchEvent[] = [];
  readonly game: Game;
  /** The instant that is being dealt with: that of the command, or a deadline before it. */
  at: number;
  /** What a penalty earned now is called when a judge initials it. */
  readonly ref: string;

  constructor(match: Match, command: Command, game: Game) {
    this.match = match;
    this.game = game;
    this.at = command.at;
    this.ref = command.id;
  }

  emit(event: MatchEvent): void {
    this.events.push(event);
    this.match = evolve(this.match, event);
  }

  enter(phase: Phase): void {
    this.emit({ type: 'phase', phase });
  }

  get seats(): number {
    return this.match.settings.players.length;
  }

  get isTable(): boolean {
    return this.match.settings.mode === 'table';
  }

  /** The shake that is being played; asking outside one is a bug. */
  get shake(): Shake {
    if (this.match.shake === null) throw new Error('no shake is being played');
    return this.match.shake;
  }

  /** Who plays this shake, clockwise from the given seat. */
  playing(from: Seat = 0): readonly Seat[] {
    return clockwiseFrom(from, this.seats).filter((seat) => !this.shake.absent.includes(seat));
  }

  /** The next to play after this seat. */
  after(seat: Seat): Seat {
    return nextAfter(seat, this.seats, this.shake.absent);
  }

  opponents(seat: Seat): readonly Seat[] {
    return this.playing(seat).filter((other) => other !== seat);
  }

  /** Where this book says it. */
  rule(place: ProcedurePlace): Rule {
    return this.game.procedure.where[place].rule;
  }

  moment(after: After | null = null): Moment {
    return momentOf(this.shake, after);
  }
}

/** The shake as a judge sees it. */
export function momentOf({ universe, picks, goal, mat }: Shake, after: After | null): Moment {
  const variations = picks.filter(({ legal }) => legal).map(({ pick }) => pick);
  return { universe, variations, goal, mat, after };
}

export function refuse(code: string, rule: string, message: Said): Refusal {
  return { code, rule, message };
}

/** A deed that has no place in this phase of the shake. */
export function notNow(proceedings: Proceedings, deed: DeedSaid, place: ProcedurePlace = 'illegal'): Refusal {
  return refuse(
    'not-now',
    proceedings.rule(place),
    say('not-while', { deed, phase: proceedings.match.phase.kind }),
  );
}

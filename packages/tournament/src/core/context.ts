import type { Books } from '@forceout/formats/tournament';
import type { SeatEngine } from '../seating/engine.ts';
import type { Command, Deed } from './command.ts';
import { refuse } from './command.ts';
import type { Tournament } from './state.ts';
import type { EventThing, TableThing } from './things.ts';
import { say } from '../words/said.ts';

/** What deciding needs from outside: who seats, and which rulebooks there are. */
export interface World {
  readonly seat: SeatEngine;
  readonly books: Books;
}

/** A deed that is being decided. */
export interface Doing<D extends Deed = Deed> {
  readonly state: Tournament;
  readonly command: Command;
  readonly deed: D;
  readonly world: World;
}

export function eventOf({ things }: Tournament, id: string): EventThing {
  return things.event.get(id) ?? refuse('no-event', say('no-event', id));
}

export function tableOf({ things }: Tournament, id: string): TableThing {
  return things.table.get(id) ?? refuse('no-table', say('no-table', id));
}

/** Some deeds must say why. */
export function reasonOf({ reason }: Command): string {
  const text = (reason ?? '').trim();
  return text === '' ? refuse('no-reason', say('no-reason')) : text;
}

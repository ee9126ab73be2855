import { bookById } from '@forceout/rules';
import { textsIn, wordsIn } from '@forceout/rules/words/testing';
import type { Deed, JournalEntry, Refusal } from '../core/command.ts';
import type { World } from '../core/context.ts';
import { act } from '../core/evolve.ts';
import { brokenInvariants } from '../core/invariants.ts';
import { EMPTY } from '../core/state.ts';
import type { Tournament } from '../core/state.ts';
import { presetEvent } from '../deeds/setup.ts';
import { plainSeat } from './plain-seat.ts';

export const WORLD: World = { seat: plainSeat, books: bookById };

/** A tournament in tests: does deeds one after the other, holds every invariant after each, and keeps no words of ours. */
export class Day {
  state: Tournament = EMPTY;
  private count = 0;
  /** What people gave themselves: names, reasons. */
  private readonly given = new Set<string>();

  do(deed: Deed, by = 'director', reason?: string): JournalEntry {
    const result = this.try(deed, by, reason);
    if ('code' in result) throw new Error(`${deed.do}: ${result.code}: ${result.message.say}`);
    return result;
  }

  try(deed: Deed, by = 'director', reason?: string): JournalEntry | Refusal {
    const id = `c${++this.count}`;
    const at = new Date(Date.UTC(2027, 0, 16, 9, 0, this.count)).toISOString();
    const command = { id, by, at, ...(reason === undefined ? {} : { reason }), deed };
    const done = act(this.state, command, WORLD);
    if (!done.ok) return done.error;
    this.state = done.value.state;
    for (const { text } of textsIn(command)) this.given.add(text);
    const words = wordsIn(done.value.entry.changes, this.given);
    if (words.length > 0) throw new Error(`${deed.do} stores words: ${words.join('; ')}`);
    const broken = brokenInvariants(this.state, WORLD);
    if (broken.length > 0) throw new Error(`${deed.do}: ${broken.join('; ')}`);
    return done.value.entry;
  }

  refused(deed: Deed, by = 'director', reason?: string): string {
    const result = this.try(deed, by, reason);
    return 'code' in result ? result.code : 'done';
  }
}

/** A day with so many players in teams of three of different schools, all checked in. */
export function dayWith(
  players: number,
  preset = 'county',
  fields: Parameters<typeof presetEvent>[1] | null = null,
): Day {
  const day = new Day();
  day.do({ do: 'create', tournament: { id: 't', code: 'XYZ', name: 'Day', dates: ['2027-01-16'], preset } });
  day.do({
    do: 'add-event',
    event: presetEvent(
      preset,
      fields ?? {
        id: 'e',
        game: 'onsets',
        rulebook: 'agloa-onsets-2026',
        division: 'middle',
        modes: ['score'],
      },
    ),
  });
  const ids = Array.from({ length: players }, (_, index) => `p${101 + index}`);
  const schools = Array.from({ length: Math.ceil(players / 3) }, (_, index) => ({
    id: `s${index + 1}`,
    name: `School ${index + 1}`,
  }));
  day.do({
    do: 'import',
    event: 'e',
    schools,
    players: ids.map((id, index) => ({
      id,
      number: 101 + index,
      first: `N${index + 1}`,
      school: `s${(index % schools.length) + 1}`,
    })),
    teams: schools.map(({ id }, index) => ({
      id: `t${index + 1}`,
      event: 'e',
      name: `Team ${index + 1}`,
      school: id,
      slots: ids.filter((_, at) => at % schools.length === index),
    })),
  });
  day.do({ do: 'presence', event: 'e', players: ids, is: 'present' });
  return day;
}

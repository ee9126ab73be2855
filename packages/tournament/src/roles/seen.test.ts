import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '../core/command.ts';
import { evolve } from '../core/evolve.ts';
import { EMPTY, tablesOf } from '../core/state.ts';
import type { Tournament } from '../core/state.ts';
import { KINDS, keyOf } from '../core/things.ts';
import type { SeatThing } from '../core/things.ts';
import { dayWith } from '../testing/act.ts';
import type { Day } from '../testing/act.ts';
import { STAFF } from './may.ts';
import type { Actor } from './may.ts';
import { seenChanges, seenSince, thingsFor } from './seen.ts';

const ACTORS: readonly Actor[] = [
  ...STAFF.map((role): Actor => ({ name: role, role, school: role === 'coach' ? 's1' : null })),
  { name: 'k1', role: 'scorekeeper', school: null },
  { name: 'k2', role: 'scorekeeper', school: null },
];

function figures(day: Day, table: string, first: number): readonly SeatThing[] {
  return day.state.things.table.get(table)!.players.map((player, seat) => ({ player, total: first + seat }));
}

/** Two rounds with a conflict, a correction, a late player and a swap. */
function busyDay(): Day {
  const day = dayWith(10, 'mlag-saturday');
  day.do({ do: 'draft', event: 'e', seed: 1 });
  const accept = (): void => {
    for (let tries = 0; tries < 20; tries++) {
      const result = day.try({ do: 'publish', event: 'e' });
      if (!('code' in result)) return;
      for (const { code } of result.ask ?? []) day.do({ do: 'accept', event: 'e', finding: code });
    }
  };
  accept();
  day.do({ do: 'bell', events: ['e'] });
  for (const [index, { id }] of tablesOf(day.state, 'e', 1).entries()) {
    day.do({ do: 'enter', table: id, seats: figures(day, id, 10 + index), sure: ['same-totals'] }, 'k1');
    const other = figures(day, id, index === 0 ? 20 : 10 + index);
    day.do({ do: 'enter', table: id, seats: other, sure: ['same-totals'] }, 'k2');
    if (index === 0)
      day.do({ do: 'settle', table: id, seats: other }, 'head-scorekeeper', 'looked at the sheet');
  }
  day.do({ do: 'close', event: 'e' });
  const [corrected] = tablesOf(day.state, 'e', 1);
  day.do(
    { do: 'correct', table: corrected!.id, seats: figures(day, corrected!.id, 5), kind: 'slip' },
    'director',
    'a slip',
  );
  day.do({ do: 'draft', event: 'e', seed: 2 });
  const [one, two] = tablesOf(day.state, 'e', 2);
  day.do({ do: 'swap', event: 'e', a: one!.players[0]!, b: two!.players[0]! });
  accept();
  return day;
}

describe('what each role sees', () => {
  it('changes, one by one or all at once, lead to what is seen when one looks', () => {
    const { journal } = busyDay().state;
    for (const actor of ACTORS) {
      const copy = new Map<string, string>();
      let state: Tournament = EMPTY;
      for (const entry of journal) {
        const next = evolve(state, entry);
        for (const { kind, key, to } of seenChanges(state, next, actor, entry.changes))
          if (to === null) copy.delete(`${kind} ${key}`);
          else copy.set(`${kind} ${key}`, JSON.stringify(to));
        state = next;
        expect(Object.fromEntries(copy), `${actor.name} after ${entry.id}`).toEqual(seen(state, actor));
      }
      const half = journal.slice(0, Math.floor(journal.length / 2)).reduce(evolve, EMPTY);
      const caughtUp = new Map(Object.entries(seen(half, actor)));
      const missed: readonly JournalEntry[] = journal.slice(half.journal.length);
      for (const { kind, key, to } of seenSince(state, actor, missed))
        if (to === null) caughtUp.delete(`${kind} ${key}`);
        else caughtUp.set(`${kind} ${key}`, JSON.stringify(to));
      expect(Object.fromEntries(caughtUp), actor.name).toEqual(seen(state, actor));
    }
  });

  it('nobody but who typed them sees the figures of a sheet that is not confirmed', () => {
    const day = dayWith(9, 'mlag-saturday');
    day.do({ do: 'draft', event: 'e', seed: 1 });
    day.do({ do: 'publish', event: 'e' });
    const [table] = tablesOf(day.state, 'e', 1);
    day.do({ do: 'enter', table: table!.id, seats: figures(day, table!.id, 7777) }, 'k1');
    for (const actor of ACTORS) {
      const text = JSON.stringify(thingsFor(day.state, actor));
      expect(text.includes('7777'), actor.name).toBe(actor.name === 'k1');
    }
    day.do({ do: 'enter', table: table!.id, seats: figures(day, table!.id, 8888) }, 'k2');
    const settles = ['director', 'deputy', 'head-scorekeeper'];
    for (const actor of ACTORS) {
      const text = JSON.stringify(thingsFor(day.state, actor));
      expect(text.includes('7777'), actor.name).toBe(settles.includes(actor.role) || actor.name === 'k1');
      expect(text.includes('8888'), actor.name).toBe(settles.includes(actor.role) || actor.name === 'k2');
    }
  });

  it('a draft is for those who make it, and a coach sees the own school', () => {
    const day = dayWith(9, 'mlag-saturday');
    day.do({ do: 'draft', event: 'e', seed: 1 });
    const tables = (name: string): number =>
      thingsFor(
        day.state,
        ACTORS.find((actor) => actor.name === name)!,
      ).table.length;
    expect(['director', 'head-judge', 'scorekeeper', 'runner', 'coach'].map(tables)).toEqual([3, 3, 0, 0, 0]);
    day.do({ do: 'publish', event: 'e' });
    expect(['runner', 'check-in'].map(tables)).toEqual([3, 3]);
    const coach = thingsFor(
      day.state,
      ACTORS.find(({ role }) => role === 'coach')!,
    );
    const own = coach.player.filter(({ school }) => school === 's1');
    expect(own).toHaveLength(3);
    expect(coach.entry).toHaveLength(3);
    expect(coach.team.map(({ id }) => id)).toEqual(['t1']);
    for (const { players } of coach.table)
      expect(players.some((id) => own.some((one) => one.id === id))).toBe(true);
  });
});

function seen(state: Tournament, actor: Actor): Readonly<Record<string, string>> {
  const things = thingsFor(state, actor);
  return Object.fromEntries(
    KINDS.flatMap((kind) =>
      things[kind].map((thing) => [`${kind} ${keyOf(kind, thing as never)}`, JSON.stringify(thing)] as const),
    ),
  );
}

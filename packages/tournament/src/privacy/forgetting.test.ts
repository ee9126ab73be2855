import { describe, expect, it } from 'vitest';
import { fold } from '../core/evolve.ts';
import { brokenInvariants } from '../core/invariants.ts';
import { dataOf, tablesOf } from '../core/state.ts';
import { publicName } from '../entry/echo.ts';
import { standingsApart } from '../standings/apart.ts';
import { dayWith, WORLD } from '../testing/act.ts';
import type { Day } from '../testing/act.ts';
import { withoutNames } from './forgetting.ts';

/** A day in which names are in every place where somebody can write one. */
function named(): Day {
  const day = dayWith(9);
  const names = { p101: ['Ana', 'Ito'], p102: ['Bo', "O'Neill (jr)"], p103: ['Cy', 'Ng'] } as const;
  for (const [player, [first, last]] of Object.entries(names))
    day.do({
      do: 'change-player',
      player,
      fields: { first, last, notes: { Parent: `${first}’s mother` } },
    });
  // A name that was there once and was corrected.
  day.do({ do: 'change-player', player: 'p101', fields: { first: 'Anna' } });
  day.do({ do: 'walk-in', event: 'e', player: { first: 'Zoe', last: 'Quill', school: 's1' } });
  day.do({ do: 'set', setting: 'player-phones', value: 'always' });
  day.do({ do: 'draft', event: 'e', seed: 1 });
  day.do({ do: 'publish', event: 'e' });
  day.do({ do: 'bell', events: ['e'] });
  const tables = tablesOf(day.state, 'e', 1);
  const table = tables.find(({ players }) => players.includes('p101'))!;
  const other = tables.find(({ id }) => id !== table.id)!;
  const call = day.do({ do: 'call', table: table.id, why: 'Anna Ito and Bo cannot agree' });
  day.do({ do: 'end-call', call: call.id, ruling: { text: "Bo O'Neill (jr) is right, not Ito" } });
  day.do({
    do: 'rule',
    table: table.id,
    player: 'p101',
    effect: 'warning',
    text: 'Anna, that was rude',
    judges: ['J'],
  });
  for (const by of ['Kim', 'Lee'])
    day.do(
      {
        do: 'enter',
        table: table.id,
        seats: table.players.map((player, seat) => ({ player, total: 10 + seat })),
      },
      by,
    );
  day.do(
    {
      do: 'correct',
      table: table.id,
      kind: 'slip',
      seats: table.players.map((player, seat) => ({ player, total: 20 - seat })),
    },
    'Kim',
    'Ana Ito showed the sheet; Anastasia is not meant',
  );
  for (const [seat, player] of other.players.entries())
    day.do(
      {
        do: 'phone-accept',
        table: other.id,
        player,
        initials: 'ZQ',
        seats: other.players.map((one, at) => ({ player: one, total: at })),
      },
      `phone ${seat}`,
    );
  return day;
}

describe('names become numbers', () => {
  it('everywhere in the journal, and the day is the same otherwise', () => {
    const day = named();
    const journal = withoutNames(day.state.journal, null);
    const text = JSON.stringify(journal);
    for (const name of ['Ana', 'Anna', 'Ito', 'Bo', 'Neill', 'Cy', 'Ng', 'Zoe', 'Quill', 'mother', 'ZQ'])
      expect(new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'u').test(text), name).toBe(false);
    // Somebody else whose name only begins alike.
    expect(text).toContain('101 showed the sheet; Anastasia is not meant');
    expect(text).toContain('102 is right, not 101');
    const state = fold(journal);
    expect(brokenInvariants(state, WORLD)).toEqual([]);
    expect(publicName(state, 'p101')).toBe('101');
    const standings = (one: typeof state) => {
      const data = dataOf(one);
      return standingsApart(data, data.events[0]!, WORLD.books, null).standings;
    };
    expect(standings(state)).toEqual(standings(day.state));
    expect(withoutNames(journal, null)).toEqual(journal);
  });

  it('of one school, and the others keep theirs', () => {
    const day = named();
    const { school } = day.state.things.player.get('p101')!;
    const journal = withoutNames(day.state.journal, [school!]);
    const state = fold(journal);
    for (const player of state.things.player.values()) {
      const own = player.school === school;
      expect([player.id, player.first === String(player.number)]).toEqual([player.id, own]);
      if (!own) expect(player).toEqual(day.state.things.player.get(player.id));
    }
    expect(JSON.stringify(journal)).not.toMatch(/Ito|Quill/);
    expect(JSON.stringify(journal)).toContain("O'Neill");
    expect(brokenInvariants(state, WORLD)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { act } from '../core/evolve.ts';
import { tablesOf } from '../core/state.ts';
import { publicName } from '../entry/echo.ts';
import { dayWith, WORLD } from '../testing/act.ts';
import type { Day } from '../testing/act.ts';
import { bellTimes } from './bell-times.ts';
import { nextSteps } from './today.ts';

const START = '2027-01-16T10:00:00.000Z';
const at = (minutes: number): string => new Date(Date.parse(START) + minutes * 60_000).toISOString();
const minutesAfter = (instant: number): number => (instant - Date.parse(START)) / 60_000;
const BELL = {
  id: 'b',
  rounds: [{ event: 'e', n: 1 }],
  started: START,
  minutes: 30,
  extra: 5,
  writing: 2,
  added: 0,
  pauses: [],
};

function published(players = 9): Day {
  const day = dayWith(players);
  day.do({ do: 'draft', event: 'e', seed: 1 });
  day.do({ do: 'publish', event: 'e' });
  return day;
}

/** Does a deed at a minute of the round. */
function doAt(day: Day, minute: number, id: string, deed: Parameters<Day['do']>[0]): void {
  const done = act(day.state, { id, by: 'director', at: at(minute), deed }, WORLD);
  if (!done.ok) throw new Error(done.error.code);
  day.state = done.value.state;
}

describe('one clock for the room', () => {
  it.each([
    [BELL, 0, [30, 35, 37, null]],
    [{ ...BELL, added: 4 }, 2, [36, 41, 43, null]],
    // A pause before the last shake moves both, one after it only Stop, one that goes on holds the clock.
    [{ ...BELL, pauses: [{ from: at(10), to: at(13) }] }, 0, [33, 38, 40, null]],
    [{ ...BELL, lastShake: at(30), pauses: [{ from: at(32), to: at(33) }] }, 0, [30, 36, 38, null]],
    [{ ...BELL, pauses: [{ from: at(12) }] }, 0, [30, 35, 37, 12]],
    // Rung by hand, earlier; a table's own minutes come on top.
    [{ ...BELL, lastShake: at(20) }, 3, [23, 28, 30, null]],
    [{ ...BELL, lastShake: at(20), stopped: at(22) }, 0, [20, 22, 24, null]],
    [{ ...BELL, lastShake: at(30), stopped: at(35) }, 3, [33, 38, 40, null]],
  ])('%j', (bell, own, expected) => {
    const { lastShake, stop, written, held } = bellTimes(bell, own);
    expect([
      ...[lastShake, stop, written].map(minutesAfter),
      held === null ? null : minutesAfter(held),
    ]).toEqual(expected);
  });

  it('starts published rounds with the book’s minutes and rings through them', () => {
    const day = published();
    doAt(day, 0, 'bell', { do: 'bell', events: ['e'] });
    expect(day.state.things.bell.get('bell')).toMatchObject({ minutes: 30, extra: 5, started: START });
    expect(day.refused({ do: 'bell', events: ['e'] })).toBe('not-now');
    doAt(day, 30, 'ring', { do: 'ring', bell: 'bell', what: 'last-shake' });
    expect(day.state.things.round.get('e/1')!.state).toBe('last-shake');
    expect(day.refused({ do: 'add-minutes', bell: 'bell', minutes: 2 })).toBe('rung');
    doAt(day, 35, 'stop', { do: 'ring', bell: 'bell', what: 'stop' });
    expect(day.state.things.round.get('e/1')!.state).toBe('stopped');
    expect(day.refused({ do: 'ring', bell: 'bell', what: 'stop' })).toBe('stopped');
  });

  it('[agloa-onsets-2026 XI-B-3] a judge called in the last five minutes before the warning gives them back', () => {
    const day = published();
    const [first, second, third] = tablesOf(day.state, 'e', 1);
    doAt(day, 0, 'bell', { do: 'bell', events: ['e'] });
    doAt(day, 24, 'early', { do: 'call', table: first!.id, why: '' });
    doAt(day, 26, 'late', { do: 'call', table: second!.id, why: '' });
    doAt(day, 31, 'after', { do: 'call', table: third!.id, why: '' });
    for (const call of ['early', 'late', 'after'])
      doAt(day, 32, `end ${call}`, { do: 'end-call', call, minutes: 3 });
    expect([first, second, third].map((table) => day.state.things.table.get(table!.id)!.minutes)).toEqual([
      undefined,
      3,
      undefined,
    ]);
  });

  it('other books give none back, unless the league has said so', () => {
    const event = { id: 'e', game: 'onsets', rulebook: 'agloa-onsets-2014', division: 'middle' } as const;
    for (const said of [false, true]) {
      const day = dayWith(9, 'county', { ...event, modes: ['score'] });
      if (said) day.do({ do: 'set', setting: 'time-back', value: true });
      day.do({ do: 'draft', event: 'e', seed: 1 });
      day.do({ do: 'publish', event: 'e' });
      const [table] = tablesOf(day.state, 'e', 1);
      doAt(day, 0, 'bell', { do: 'bell', events: ['e'] });
      doAt(day, 27, 'call', { do: 'call', table: table!.id, why: '' });
      doAt(day, 29, 'end', { do: 'end-call', call: 'call', minutes: 2 });
      expect(day.state.things.table.get(table!.id)!.minutes).toBe(said ? 2 : undefined);
    }
  });
});

describe('the hall', () => {
  it('a walk-in has the next number and a place in a team that has one', () => {
    const day = dayWith(8);
    day.do({ do: 'walk-in', event: 'e', player: { first: 'Zoe', school: 's1', team: 't1' } });
    expect(day.state.things.player.get('p109')).toMatchObject({ number: 109, first: 'Zoe' });
    expect(day.state.things.entry.get('e/p109')!.presence).toBe('present');
    expect(day.state.things.team.get('t1')!.slots).toContain('p109');
    expect(day.refused({ do: 'walk-in', event: 'e', player: {} })).toBe('no-name');
    expect(day.refused({ do: 'walk-in', event: 'e', player: { first: 'A', school: 'x' } })).toBe('no-school');
  });

  it('a coach’s request changes nothing before it is granted', () => {
    const day = dayWith(9);
    const wish = { team: 't1', slot: 1, player: 'p110', from: 2 } as const;
    day.do({ do: 'walk-in', event: 'e', player: { first: 'Zoe', school: 's1' } });
    const before = day.state.things.team.get('t1');
    const asked = day.do({ do: 'ask-substitute', ...wish }, 'coach');
    expect(day.state.things.team.get('t1')).toBe(before);
    day.do({ do: 'answer-request', request: asked.id, grant: true });
    expect(day.state.things.team.get('t1')!.slots[0]).toEqual([
      { player: 'p101', from: 1 },
      { player: 'p110', from: 2 },
    ]);
    expect(day.refused({ do: 'answer-request', request: asked.id, grant: true })).toBe('answered');
  });

  it('nothing is released before it is there, and a seating that is made anew is released anew', () => {
    const day = dayWith(9);
    const release = { do: 'release', event: 'e', n: 1, what: 'seating', on: true } as const;
    expect(day.refused(release)).toBe('not-now');
    day.do({ do: 'draft', event: 'e', seed: 1 });
    expect(day.refused(release)).toBe('not-now');
    day.do({ do: 'publish', event: 'e' });
    day.do(release);
    expect(day.state.things.round.get('e/1')!.released).toEqual({ seating: true });
    expect(day.refused({ ...release, what: 'results' })).toBe('not-now');
    day.do({ do: 'draft', event: 'e', seed: 2 });
    expect(day.state.things.round.get('e/1')!.released).toBeUndefined();
  });

  it('somebody moves to a free chair, nobody is left alone, and a table may get another number', () => {
    const day = published(8);
    const tables = tablesOf(day.state, 'e', 1);
    const [three, two] = [
      tables.find(({ players }) => players.length === 3)!,
      tables.find(({ players }) => players.length === 2)!,
    ];
    day.do({ do: 'move', event: 'e', player: three.players[0]!, table: two.number });
    expect(day.state.things.table.get(two.id)!.players).toHaveLength(3);
    expect(day.state.things.round.get('e/1')!.state).toBe('drafted');
    expect(day.refused({ do: 'move', event: 'e', player: three.players[1]!, table: two.number })).toBe(
      'table-full',
    );
    day.do({ do: 'renumber', table: two.id, number: 40 });
    expect(tablesOf(day.state, 'e', 1).map(({ number }) => number)).toContain(40);
  });

  it('rooms, and how names are shown', () => {
    const day = dayWith(9);
    day.do({ do: 'rooms', rooms: [{ name: 'Gym', from: 1, to: 80 }] });
    expect(day.state.things.room.get('Gym')).toEqual({ id: 'Gym', name: 'Gym', tables: '1-80' });
    const overlap = [
      { name: 'Gym', from: 1, to: 80 },
      { name: 'Hall', from: 80, to: 90 },
    ];
    expect(day.refused({ do: 'rooms', rooms: overlap })).toBe('table-twice');
    day.do({ do: 'change-player', player: 'p101', fields: { first: 'Ana', last: 'Ito' } });
    expect(publicName(day.state, 'p101')).toBe('Ana I');
    day.do({ do: 'change-school', school: 's1', fields: { show: 'number' } });
    expect(publicName(day.state, 'p101')).toBe('101');
    day.do({ do: 'change-player', player: 'p101', fields: { show: 'initials' } });
    expect(publicName(day.state, 'p101')).toBe('AI');
    // A null takes away what was said before.
    day.do({ do: 'change-player', player: 'p101', fields: { show: null, table: 7 } });
    expect(publicName(day.state, 'p101')).toBe('101');
    day.do({ do: 'change-player', player: 'p101', fields: { table: null } });
    expect(day.state.things.player.get('p101')).not.toHaveProperty('table');
    day.do({ do: 'change-school', school: 's1', fields: { show: null } });
    expect(publicName(day.state, 'p101')).toBe('Ana I');
  });

  it('the next step is told with what blocks it', () => {
    const day = dayWith(9);
    const step = () => nextSteps(day.state, WORLD)[0]!;
    expect(step()).toMatchObject({ step: 'draft', ready: true, who: ['director', 'deputy'] });
    day.do({ do: 'draft', event: 'e', seed: 1 });
    day.do({ do: 'presence', event: 'e', players: ['p101'], is: 'away' });
    expect(step()).toMatchObject({ step: 'look', ready: false });
    day.do({ do: 'draft', event: 'e', seed: 1 });
    expect(step()).toMatchObject({ step: 'publish' });
    for (const { code } of step().blocks) day.do({ do: 'accept', event: 'e', finding: code });
    day.do({ do: 'publish', event: 'e' });
    expect(step().step).toBe('start');
    day.do({ do: 'bell', events: ['e'] });
    expect(step().step).toBe('wait');
    day.do({ do: 'stop', event: 'e' });
    expect(step()).toMatchObject({ step: 'collect', ready: false, blocks: [{ code: 'sheets-missing' }] });
  });
});

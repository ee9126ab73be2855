import { describe, expect, it } from 'vitest';
import { botName } from './bots.ts';
import { HostedTable } from './hosted.ts';
import { openRematch } from './opening.ts';
import { tableFor } from './settings.ts';
import { evolveTable } from './table.ts';
import { Log, NAMES } from './testing.ts';
import { tableView } from './view.ts';

const bot = (seat: number) => ({ do: 'seat-bot', seat, level: 'club' }) as const;
const ready = { do: 'ready', ready: true } as const;

/** Ann made the table and need not sit. */
function threeChairs(): Log {
  const log = new Log({ seats: 3, bots: ['beginner'] });
  log.do('bob', { do: 'sit', seat: 0 });
  return log;
}

describe('a bot on an empty chair', () => {
  it('comes for whoever made the table or sits there, is named and ready', () => {
    const log = threeChairs();
    expect(log.do('eve', bot(1))).toBe('not-seated');
    expect(log.do('bob', bot(2))).toBe('seat-taken');
    expect(log.do('bob', bot(3))).toBe('no-such-seat');
    expect(log.do('ann', bot(1))).toBeNull();
    expect(tableView(log.table, 'beside', NAMES).seats[1]).toEqual({
      name: botName(log.table.settings, 'bot:1'),
      ready: true,
      bot: 'club',
    });
    expect(log.table.settings).toMatchObject({ bots: ['beginner', 'club'], botSeats: [2, 1] });
  });

  it('begins the match if all others were ready, and plays in the rematch too', () => {
    const log = threeChairs();
    log.do('bob', ready);
    expect(log.table.state).toBe('open');
    expect(log.do('bob', bot(1))).toBeNull();
    expect(log.table.state).toBe('playing');
    expect(log.do('bob', { do: 'unseat-bot', seat: 1 })).toBe('not-now');
    const events = openRematch(log.table, { id: 'U', code: 'NEXT', seed: 'other' });
    const next = evolveTable(null, { seq: 1, at: 0, events });
    const names = tableView(next, 'beside', NAMES).seats.map((seat) => seat?.name);
    const called = (person: string) => botName(log.table.settings, person);
    expect(names).toEqual([called('bot:0'), 'Bob', called('bot:1')]);
    expect(new Set(names).size).toBe(3);
  });

  it('leaves again, and leaves one chair at least for a person', () => {
    const log = new Log({ seats: 3 });
    expect(log.do('ann', bot(0))).toBeNull();
    expect(log.do('ann', bot(1))).toBeNull();
    expect(log.do('ann', bot(2))).toBe('person-needed');
    expect(log.do('ann', { do: 'unseat-bot', seat: 0 })).toBeNull();
    expect(log.do('ann', { do: 'unseat-bot', seat: 0 })).toBe('no-such-seat');
    expect(log.do('ann', bot(2))).toBeNull();
    const [first, ...bots] = tableView(log.table, 'beside', NAMES).seats.map((seat) => seat?.name);
    expect(first).toBe(undefined);
    // Two of a level are told apart.
    expect(new Set(bots).size).toBe(2);
    for (let times = 0; times < 20; times++) {
      log.do('ann', { do: 'unseat-bot', seat: 2 });
      log.do('ann', bot(2));
    }
    expect(log.do('ann', bot(2))).toBe('enough');
  });

  it('is too late where everybody sits from the start', () => {
    const settings = tableFor(
      {
        rulebook: 'agloa-onsets-2026',
        division: 'middle',
        level: 'basic',
        season: 'even',
        mode: 'auto',
        clock: 'untimed',
        judge: false,
      },
      [null, null],
    );
    const people = ['ann', 'bob'].map((name) => ({ name, bot: null }));
    const here = new HostedTable({ settings, people, seed: 'here' });
    expect(here.submit(0, bot(1), 0)).toMatchObject({ code: 'not-now' });
    expect(here.submit(0, { do: 'begin' }, 0)).toMatchObject({ code: 'not-now' });
  });
});

describe('an empty chair', () => {
  function begun(): Log {
    const log = new Log({ seats: 3 });
    for (const [seat, person] of ['ann', 'bob'].entries()) log.do(person, { do: 'sit', seat });
    expect(log.do('ann', { do: 'begin' })).toBe('not-ready');
    log.do('bob', ready);
    expect(log.do('eve', { do: 'begin' })).toBe('not-seated');
    log.do('ann', ready);
    expect(log.table.state).toBe('open');
    expect(log.do('ann', { do: 'begin' })).toBeNull();
    return log;
  }

  it('[agloa-onsets-2026 X-D] does not keep the others from playing', () => {
    const log = begun();
    expect(log.table.match).toMatchObject({
      gone: [{ seat: 2, why: 'not-come' }],
      phase: { kind: 'choosing-setter', rolling: [0, 1] },
    });
    expect(tableView(log.table, 0, NAMES).match!.settings.players).toEqual(['Ann', 'Bob', '']);
    // Nobody there has nothing against it.
    log.do('ann', { do: 'finish', wish: true });
    expect(log.do('bob', { do: 'finish', wish: true })).toBeNull();
    expect(log.table.match!.round.state).toBe('last-shake');
  });

  it('[agloa-onsets-2026 X-D] is taken by whoever comes late, and by nobody twice', () => {
    const log = begun();
    expect(log.do('bob', { do: 'sit', seat: 2 })).toBe('seated');
    expect(log.do('cat', { do: 'sit', seat: 1 })).toBe('not-now');
    expect(log.do('cat', { do: 'sit', seat: 2 })).toBeNull();
    expect(log.table.match!.gone).toEqual([]);
    expect(log.do('eve', { do: 'sit', seat: 2 })).toBe('not-now');
    const names = new Map([...NAMES, ['cat', 'Cat']]);
    expect(tableView(log.table, 2, names)).toMatchObject({
      you: 2,
      match: { settings: { players: { 2: 'Cat' } } },
    });
  });

  it('needs two players all the same', () => {
    const log = new Log({ seats: 2 });
    log.do('ann', { do: 'sit', seat: 0 });
    log.do('ann', ready);
    expect(log.do('ann', { do: 'begin' })).toBe('too-few-players');
  });
});

it('a substitute is called by the name that the judge gave', () => {
  const log = new Log({ seats: 2, judge: 'person' }).start();
  const deed = { do: 'substitute', player: 1, name: 'Dan' } as const;
  expect(log.do('jo', { do: 'judge' }, 0)).toBe('not-allowed');
  log.judge('jo');
  expect(log.do('jo', { do: 'play', deed })).toBeNull();
  const view = tableView(log.table, 'judge', NAMES);
  expect(view.seats[1]?.name).toBe('Dan');
  expect(view.match!.settings.players).toEqual(['Ann', 'Dan']);
});

import { describe, expect, it } from 'vitest';
import { commit } from './dice.ts';
import { nextDue, PATIENCE } from './due.ts';
import type { Entry } from './event.ts';
import { happened } from './happened.ts';
import { openRematch, openTable } from './opening.ts';
import { evolveTable } from './table.ts';
import { Log, NAMES, SEED, SETTINGS } from './testing.ts';
import { tableView } from './view.ts';

describe('a table', () => {
  it('commits to its seed when it is opened, before anybody brings a nonce', () => {
    const log = new Log();
    expect(log.table.commitment).toBe(commit(SEED));
    expect(tableView(log.table, 'beside', NAMES)).toMatchObject({ commitment: commit(SEED), seed: null });
    log.start(5000);
    expect(tableView(log.table, 0, NAMES)).toMatchObject({
      state: 'playing',
      nonces: ['nonce of ann', 'nonce of bob'],
      origin: 5000,
    });
    expect(JSON.stringify(log.entries)).not.toContain(SEED);
  });

  it('covers a nonce until the match begins', () => {
    const log = new Log();
    log.do('ann', { do: 'sit', seat: 0 });
    log.do('ann', { do: 'ready', ready: true, nonce: 'nonce of ann' });
    const seen = [
      tableView(log.table, 'beside', NAMES),
      happened(log.table, log.entries.at(-1)!, 'beside', NAMES),
    ];
    expect(JSON.stringify(seen)).not.toContain('nonce of ann');
    expect(log.do('ann', { do: 'ready', ready: true, nonce: 'x'.repeat(81) })).toBe('nonce');
  });

  it('says who sat down and what was said, by name', () => {
    const log = new Log();
    const told = () => happened(log.table, log.entries.at(-1)!, 'beside', NAMES);
    log.do('ann', { do: 'sit', seat: 1 });
    expect(told()).toEqual([{ type: 'sat', seat: 1, name: 'Ann' }]);
    log.do('ann', { do: 'say', phrase: 'hello' }, 2000);
    expect(told()).toEqual([{ type: 'talked', name: 'Ann', phrase: 'hello' }]);
  });

  it('does for somebody who is gone what no clock presses for', () => {
    for (const clock of ['exact', 'called', 'untimed'] as const) {
      const log = new Log({ clock }).start(0);
      const wait = (clock === 'untimed' ? PATIENCE.untimed : PATIENCE.timed) * 1000;
      expect(nextDue(log.table)).toMatchObject({ kind: 'for-somebody', task: 'roll-for-setter', at: wait });
      expect(log.tick(wait - 1)).toBe(false);
      expect(log.tick(wait)).toBe(true);
      // The next one is waited for as long.
      expect(nextDue(log.table)?.at).toBe(2 * wait);
      for (let at = 2 * wait; log.table.match!.phase.kind === 'choosing-setter'; at += wait)
        expect(log.tick(at)).toBe(true);
      expect(nextDue(log.table)).toMatchObject({ kind: 'for-somebody', task: 'begin-shake' });
    }
  });

  it('signs for the absent after one time, and then shows the seed', () => {
    const log = new Log({ clock: 'untimed' }).start(0);
    for (const person of ['ann', 'bob']) log.do(person, { do: 'finish', wish: true }, 10_000);
    expect(log.table.match!.phase.kind).toBe('signing');
    log.do('ann', { do: 'play', deed: { do: 'sign' } }, 11_000);
    expect(nextDue(log.table)).toEqual({
      kind: 'for-somebody',
      at: 11_000 + PATIENCE.signing * 1000,
      seat: 1,
      task: 'sign',
    });
    expect(log.tick(11_000 + PATIENCE.signing * 1000)).toBe(true);
    expect(log.table).toMatchObject({ state: 'over', seed: SEED });
    expect(tableView(log.table, 'beside', NAMES).seed).toBe(SEED);
  });

  it('scratch paper does not keep a table waiting', () => {
    const log = new Log({ clock: 'untimed' }).start(0);
    log.do('ann', { do: 'play', deed: { do: 'scratch', text: 'R' } }, 100_000);
    expect(nextDue(log.table)?.at).toBe(PATIENCE.untimed * 1000);
  });

  it('a rematch has dice of its own, and everybody moves one seat on', () => {
    const log = new Log().start(0);
    const events = openRematch(log.table, { id: 'U', code: 'NEXT', seed: 'another' });
    const next = evolveTable(null, { seq: 1, at: 0, events });
    expect(next).toMatchObject({
      commitment: commit('another'),
      seats: [{ person: 'bob' }, { person: 'ann' }],
    });
  });

  it('opens what the first version wrote: its seed in the log, its bots by their names', () => {
    const { commitment: _none, ...opened } = openTable({
      id: 'T',
      code: 'C',
      by: 'ann',
      settings: { ...SETTINGS, bots: ['club'] },
      seed: SEED,
    })[0] as { commitment: string; type: 'opened' } & Extract<Entry['events'][number], { type: 'opened' }>;
    const events: Entry['events'] = [
      opened,
      { type: 'sat', person: 'bot:0', seat: 1 },
      { type: 'ready', seat: 1, ready: true },
      { type: 'sat', person: 'ann', seat: 0 },
      { type: 'started', seed: 'old seed', commitment: commit('old seed'), origin: 0 },
    ];
    const table = evolveTable(null, { seq: 1, at: 0, events });
    expect(table).toMatchObject({ dice: 1, seed: 'old seed', seats: [{ bot: null }, { bot: 'club' }] });
    expect(tableView(table, 0, NAMES).seed).toBeNull();
  });
});

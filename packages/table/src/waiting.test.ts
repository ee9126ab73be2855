import type { MatchSettings } from '@forceout/rules/match';
import { describe, expect, it } from 'vitest';
import { botsMayAct } from './bots.ts';
import { HostedTable } from './hosted.ts';
import { tableFor } from './settings.ts';

const SETTINGS: MatchSettings = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  level: 'adventurous',
  season: 'even',
  mode: 'auto',
  clock: 'untimed',
  judge: false,
  players: ['ann', 'bob', 'Rufus (bot)'],
};

/** Nothing can be written after R and ∩ and the rest is gone; a bot has just moved. */
function scored(): HostedTable {
  const levels = [null, null, 'club'] as const;
  const people = SETTINGS.players.map((name, seat) => ({ name, bot: levels[seat] ?? null }));
  const opening = {
    universe: [15, 7, 11, 3, 6, 10],
    picks: [],
    goal: '3',
    mat: { required: ['R'], permitted: ['n'], forbidden: [], resources: ['G', 'Y', 'B'], goal: ['3'] },
    lastMover: 2,
    turn: 0,
  } as const;
  const table = new HostedTable({
    settings: tableFor(SETTINGS, levels),
    people,
    seed: 'waits',
    start: { at: 0, goalSetter: 0, opening },
  });
  const acts = [
    [0, { do: 'challenge', claim: 'impossible' }],
    [1, { do: 'decline' }],
    [2, { do: 'decline' }],
  ] as const;
  acts.forEach(([seat, action], index) => {
    const refusal = table.act(seat, action, (index + 1) * 10_000);
    if (refusal !== null) throw new Error(`${action.do}: ${JSON.stringify(refusal)}`);
  });
  return table;
}

describe('bots at a table with people', () => {
  it('wait after a shake until everybody has pressed on', () => {
    const hosted = scored();
    expect(hosted.match.phase.kind).toBe('between-shakes');
    expect(hosted.table.toSee).toEqual([0, 1]);
    expect(botsMayAct(hosted.table)).toBe(false);
    expect(hosted.submit(0, { do: 'seen' }, 50_000)).toBeNull();
    expect(botsMayAct(hosted.table)).toBe(false);
    expect(hosted.submit(1, { do: 'seen' }, 51_000)).toBeNull();
    expect(botsMayAct(hosted.table)).toBe(true);
    expect(hosted.submit(1, { do: 'seen' }, 52_000)).toMatchObject({ code: 'not-now' });
  });

  it('take who acts as having seen it', () => {
    const hosted = scored();
    const { phase } = hosted.match;
    if (phase.kind !== 'between-shakes') throw new Error(phase.kind);
    expect(hosted.act(phase.setter === 2 ? 1 : phase.setter, { do: 'begin-shake' }, 60_000)).toBeNull();
    expect(botsMayAct(hosted.table)).toBe(true);
  });

  it('wait for nobody who has left', () => {
    const hosted = scored();
    hosted.submit(0, { do: 'seen' }, 50_000);
    expect(hosted.act(1, { do: 'leave', player: 1 }, 51_000)).toBeNull();
    expect(hosted.table.toSee).toEqual([]);
    expect(botsMayAct(hosted.table)).toBe(true);
  });
});

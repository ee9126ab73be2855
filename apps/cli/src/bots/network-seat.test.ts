import type { Done, OnView, TableView } from '@forceout/client';
import { tableOf } from '@forceout/players';
import type { Line } from '@forceout/players';
import { view } from '@forceout/rules/match';
import type { HostedTable } from '@forceout/table';
import { expect, test } from 'vitest';
import { sitAtTable } from './network-seat.ts';

const SETTINGS = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  level: 'basic',
  season: 'even',
  mode: 'auto',
  clock: 'untimed',
  judge: false,
  players: ['program', 'other'],
} as const;

function tableView(table: HostedTable): TableView {
  return {
    id: 'T',
    code: 'CODE',
    settings: {
      ...SETTINGS,
      seats: 2,
      bots: [],
      hints: false,
      spectators: false,
      judge: 'software',
      listed: false,
    },
    state: 'playing',
    you: 0,
    judging: false,
    seats: SETTINGS.players.map((name) => ({ name, ready: true, bot: null })),
    judge: null,
    commitment: null,
    seed: null,
    nonces: [],
    origin: Date.now(),
    match: view(table.match, 0),
    wishes: [],
    toSee: [],
    rematch: [],
    next: null,
    talk: [],
  };
}

/** A program that always rolls, at once. */
function rolling(): Line {
  const heard: string[] = [];
  return {
    send(line) {
      const message = JSON.parse(line) as { readonly type: string; readonly id: number };
      const answer = { id: message.id, do: { do: 'roll-for-setter' }, after: 0 };
      if (message.type === 'ask') heard.push(JSON.stringify(answer));
    },
    receive: () => Promise.resolve({ line: heard.shift()! }),
  };
}

test('a deed that is on its way is not sent again, whatever is seen meanwhile', async () => {
  const table = tableOf(SETTINGS, 'seat', 'round');
  let show: OnView = () => {};
  const plays: ((done: Done) => void)[] = [];
  const live = {
    offset: 0,
    watch: (_: string, onView: OnView) => (show = onView),
    unwatch: () => {},
    do: () => Promise.resolve<Done>({ ok: true, seq: 1 }),
    play: () => new Promise<Done>((resolve) => plays.push(resolve)),
  };
  const api = { findTable: () => Promise.resolve({ id: 'T' } as never) };
  void sitAtTable({ api, live, line: rolling(), code: 'CODE', seat: 0, limit: 100, say: () => {} });
  await expect.poll(() => show.length).toBeGreaterThan(0);
  show(tableView(table), 1, []);
  await expect.poll(() => plays.length).toBe(1);
  // The other player acts while the program's roll is on its way.
  table.act(1, { do: 'roll-for-setter' }, 0);
  show(tableView(table), 2, []);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(plays).toHaveLength(1);
  // It is acknowledged; what was seen in the meantime is answered now.
  plays[0]!({ ok: true, seq: 2 });
  await expect.poll(() => plays.length).toBe(2);
});

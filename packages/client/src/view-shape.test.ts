import { HostedTable, tableFor, tableView } from '@forceout/table';
import { expect, it } from 'vitest';
import { PROTOCOL } from './protocol.ts';

const PLAYERS = ['ann', 'bob'];

it('has a new number whenever a view gets another shape', () => {
  const settings = {
    rulebook: 'agloa-onsets-2026',
    division: 'middle',
    level: 'adventurous',
    season: 'even',
    mode: 'auto',
    clock: 'untimed',
    judge: false,
    players: PLAYERS,
  } as const;
  const mat = { required: [], permitted: [], forbidden: [], resources: ['R', 'n', 'Y', 'B'], goal: ['3'] };
  const hosted = new HostedTable({
    settings: tableFor(settings, [null, null]),
    people: PLAYERS.map((name) => ({ name, bot: null })),
    seed: 'a shape',
    start: {
      at: 0,
      goalSetter: 0,
      opening: { universe: [15, 7, 11, 3, 6, 10], picks: [], goal: '3', mat, lastMover: 1, turn: 0 },
    },
  });
  const move = { do: 'move', cube: 'R', to: 'required', bonus: null } as const;
  expect(hosted.act(0, move, 1000)).toBeNull();
  const table = tableView(hosted.table, 0, new Map());
  const keys = (part: object): string => Object.keys(part).toSorted().join(' ');
  // An updated client keeps the rest of its old view: whoever changes a line here raises PROTOCOL.
  expect([
    `protocol ${PROTOCOL}`,
    `table ${keys(table)}`,
    `match ${keys(table.match!)}`,
    `shake ${keys(table.match!.shake!)}`,
    `mat ${keys(table.match!.shake!.mat)}`,
    `act ${keys(table.match!.shake!.acts.at(-1)!)}`,
  ]).toEqual([
    'protocol 3',
    'table code commitment id judge judging match next nonces origin rematch seats seed settings state talk toSee wishes you',
    'match appeals appealsAnswered awaiting block choice clocks duties gone noted now paused phase played pointedOut results round scratch settings shake sheet shown takeBack totals warnings zeroed',
    'shake absent acts begunAt dealer dealt disputed goal laidOut lastMove lastMover mat mayPickAgain number picks rolled setter setterBonus universe',
    'mat forbidden goal permitted required resources',
    'act cube kind ref seat to',
  ]);
});

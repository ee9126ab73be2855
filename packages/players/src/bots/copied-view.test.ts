import type { MatchSettings } from '@forceout/rules/match';
import { expect, test } from 'vitest';
import type { Player } from '../table/action.ts';
import { playMatch } from '../table/play-match.ts';
import { analystFor } from './analyst-for.ts';
import { makeBot } from './bot.ts';

const settings: MatchSettings = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  level: 'basic',
  season: 'even',
  mode: 'table',
  clock: 'exact',
  judge: false,
  players: ['Ann', 'Bob', 'Cat'],
};

/** As over a network or from another thread: no object of the last view comes again. */
function copied(player: Player): Player {
  return { intend: (view, seat) => player.intend(structuredClone(view), seat) };
}

test('a bot thinks alike about a copy of its view, and points out nothing that did not happen', async () => {
  const analyst = analystFor(settings);
  const bots = () =>
    ['varsity', 'club', 'national'].map((level, seat) => makeBot(level as 'club', `n ${seat}`, analyst));
  const plan = { settings, seed: 'noticing', length: { shakes: 3 } };
  const one = await playMatch({ ...plan, players: bots() });
  const other = await playMatch({ ...plan, players: bots().map(copied) });
  expect(other.refusals).toEqual(one.refusals);
  expect(other.log).toEqual(one.log);
});

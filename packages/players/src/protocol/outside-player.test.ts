import { playMatch } from '../table/play-match.ts';
import { analystFor } from '../bots/analyst-for.ts';
import { makeBot } from '../bots/bot.ts';
import type { MatchSettings } from '@forceout/rules/match';
import { expect, it } from 'vitest';
import { OutsidePlayer } from './outside-player.ts';
import type { Line } from './outside-player.ts';
import type { ToProgram } from './protocol.ts';

const SETTINGS: MatchSettings = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  level: 'adventurous',
  season: 'even',
  mode: 'auto',
  clock: 'exact',
  judge: false,
  players: ['program', 'bot', 'other'],
};

type Ask = Extract<ToProgram, { type: 'ask' }>;

/** A program in memory: what it hears, and what it answers. */
function program(answer: (ask: Ask) => object | null, first: readonly string[] = []) {
  const heard: ToProgram[] = [];
  const said = [...first];
  const line: Line = {
    send(text) {
      const message = JSON.parse(text) as ToProgram;
      heard.push(message);
      if (message.type === 'ask')
        said.push(JSON.stringify({ id: message.id, do: answer(message), after: 2 }));
    },
    receive: () => Promise.resolve({ line: said.shift()! }),
  };
  return { line, heard, asks: () => heard.filter((one): one is Ask => one.type === 'ask') };
}

/** Goes through the opening and then does nothing: the clock ends its turns. */
function opening(ask: Ask): object | null {
  const [duty] = ask.duties;
  switch (duty?.task) {
    case 'roll-for-setter':
    case 'begin-shake':
    case 'sign':
    case 'roll':
      return { do: duty.task };
    case 'deal':
      return { do: 'deal', count: 10 };
    case 'pick':
      return { do: 'pick', variation: ask.picks![0] };
    default:
      return null;
  }
}

async function played(player: OutsidePlayer, seed: string) {
  const analyst = analystFor(SETTINGS);
  const bots = [1, 2].map((seat) => makeBot('beginner', `${seed} ${seat}`, analyst));
  return playMatch({ settings: SETTINGS, players: [player, ...bots], seed, length: { shakes: 2 } });
}

it('a program hears everything that happens once and in order, and picks from the list without a refusal', async () => {
  const { line, asks } = program(opening);
  const { log, refusals } = await played(new OutsidePlayer(line, 100), 'events');
  expect(refusals.filter(({ seat }) => seat === 0)).toEqual([]);
  const heard = asks().flatMap(({ events }) => events);
  for (const type of ['rolled', 'dealt', 'picked', 'goal-set', 'moved', 'challenged', 'scored'] as const) {
    const all = log.filter((event) => event.type === type);
    // What ends the match comes after the last question.
    expect(heard.filter((event) => event['type'] === type)).toHaveLength(all.length);
  }
  const moved = heard.filter((event) => event['type'] === 'moved').map(({ cube, seat }) => ({ cube, seat }));
  expect(moved).toEqual(
    log.flatMap((event) => (event.type === 'moved' ? [{ cube: event.cube, seat: event.seat }] : [])),
  );
  // Cards as in the formats, and nothing of what others write.
  expect(JSON.stringify(heard.find((event) => event['type'] === 'dealt'))).toMatch(
    /"cards":\["[BRGY]|"blank"/u,
  );
  expect(heard.some((event) => event['type'] === 'presented' && event['seat'] !== 0)).toBe(false);
  expect(asks().some(({ picks }) => picks !== undefined)).toBe(true);
  for (const { picks, duties } of asks())
    if (picks !== undefined) expect(duties.map(({ task }) => task)).toContain('pick');
});

it('a program is told its options, and says its name and which it knows', async () => {
  const me = JSON.stringify({ type: 'me', name: 'Mine 3', options: ['depth'] });
  const { line, heard } = program(opening, [me]);
  const player = new OutsidePlayer(line, 100, { depth: '3', speed: '9' });
  await played(player, 'options');
  expect(heard[0]).toMatchObject({ type: 'hello', protocol: 1, options: { depth: '3', speed: '9' } });
  expect(player.introduced).toEqual({ name: 'Mine 3', strange: ['speed'] });
  expect(player.conduct).toMatchObject({ nonsense: 0, late: 0 });
});

import { globSync, readFileSync } from 'node:fs';
import { fuzzLog } from '@forceout/rules/match/fuzz';
import { makeMatchFile } from '@forceout/formats';
import { analystFor, makeBot, OutsidePlayer, playMatch } from '@forceout/players';
import type { Line } from '@forceout/players';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schemas } from './schemas/schemas.ts';

const FORMATS = new URL('../packages/formats/', import.meta.url);
const all = schemas();
const shape = (name: string) => z.fromJSONSchema(all[name] as Parameters<typeof z.fromJSONSchema>[0]);

interface Example {
  readonly request?: unknown;
  readonly script?: unknown;
  readonly answer?: unknown;
  readonly expect?: unknown;
}

function examples(file: string): readonly Example[] {
  return readFileSync(new URL(file, FORMATS), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Example);
}

describe('the schemas take what the readers take', () => {
  it.each(['judge', 'variation', 'goal', 'solve'])('every %s request of the examples', (command) => {
    const request = shape(`${command}-request`);
    for (const game of ['onsets', 'equations'])
      for (const example of examples(`examples/${game}-${command}.jsonl`))
        expect(request.safeParse(example.request).error).toBeUndefined();
  });

  const scripts = globSync('examples/{*-referee,books/*}.jsonl', { cwd: FORMATS });
  it.each(scripts)('every script of %s', (file) => {
    const script = shape('referee-script');
    for (const example of examples(file))
      expect(
        script.safeParse(example.request ?? example.script).error,
        JSON.stringify(example),
      ).toBeUndefined();
  });

  it('match files, new and old', () => {
    const file = shape('match-file');
    expect(file.safeParse(makeMatchFile(fuzzLog(1, 'agloa-equations-2015', 'table'))).error).toBeUndefined();
    for (const version of [1, 2]) {
      const kept: unknown = JSON.parse(
        readFileSync(new URL(`fixtures/match-v${version}.json`, FORMATS), 'utf8'),
      );
      expect(file.safeParse(kept).error).toBeUndefined();
    }
  });

  it('every line of a tournament file', () => {
    const line = shape('tournament-line');
    const day = readFileSync(new URL('../docs/examples/saturday.forceout.jsonl', import.meta.url), 'utf8');
    for (const text of day.trim().split('\n'))
      expect(line.safeParse(JSON.parse(text)).error, text).toBeUndefined();
  });
});

it.each(Object.keys(all))('docs/schemas/%s.schema.json is what the formats say (npm run fix)', (name) => {
  const kept = readFileSync(new URL(`../docs/schemas/${name}.schema.json`, import.meta.url), 'utf8');
  expect(JSON.parse(kept)).toEqual(JSON.parse(JSON.stringify(all[name])));
});

describe('the schemas refuse what the readers refuse', () => {
  const position = {
    rulebook: 'agloa-onsets-2026',
    division: 'middle',
    universe: ['BR'],
    goal: '3',
    after: 'now',
  };
  const written = [{ setName: 'R' }];
  it.each([
    ['judge-request', { position: { ...position, requierd: [] }, written }],
    ['judge-request', { position: { ...position, division: 'nursery' }, written }],
    ['judge-request', { position: { ...position, variations: [{ id: 'wild-cub' }] }, written }],
    ['judge-request', { position }],
    ['match-file', { format: 'pgn' }],
    ['bot-answer', { id: 1, do: { do: 'move', cube: 'R' } }],
    ['house-rules', { format: 'forceout-rulebook', version: 1, id: 'No', title: 'x', extends: 'y' }],
  ])('%s %j', (name, json) => {
    expect(shape(name).safeParse(json).success).toBe(false);
  });
  it('and take it once it is right', () => {
    expect(shape('judge-request').safeParse({ position, written }).success).toBe(true);
    expect(
      shape('bot-answer').safeParse({ id: 1, do: { do: 'move', cube: 'R', to: 'required' } }).success,
    ).toBe(true);
  });
});

it('what a table says to a program has the shape that is told', async () => {
  const said: string[] = [];
  const line: Line = { send: (text) => said.push(text), receive: () => Promise.resolve('late') };
  const settings = {
    rulebook: 'agloa-onsets-2026',
    division: 'middle',
    level: 'adventurous',
    season: 'even',
    mode: 'auto',
    clock: 'exact',
    judge: false,
    players: ['program', 'bot'],
  } as const;
  const player = new OutsidePlayer(line, 1, { depth: '3' });
  const bot = makeBot('beginner', 'shape', analystFor(settings));
  await playMatch({ settings, players: [player, bot], seed: 'shape', length: { shakes: 1 } });
  player.over([1, 2], [4, 6]);
  const message = shape('bot-message');
  for (const text of said) expect(message.safeParse(JSON.parse(text)).error, text).toBeUndefined();
  const types = new Set(said.map((text) => (JSON.parse(text) as { type: string }).type));
  expect([...types].toSorted()).toEqual(['ask', 'hello', 'over']);
  expect(said.some((text) => text.includes('"picks":['))).toBe(true);
});

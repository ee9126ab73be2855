/** Whatever is wrong with an input, every language has its own words for it, and programs are told the English ones. */
import { readFileSync } from 'node:fs';
import { RULEBOOKS } from '@forceout/rules';
import type { Result, Said } from '@forceout/rules';
import { inEnglish, LANGUAGES, sentence } from '@forceout/rules/words';
import { expect, it } from 'vitest';
import { judgeRequest, judgeSaid, goalSaid, makeMatchFile, readMatch, refereeSaid } from './index.ts';
import { readRequestLine, variationSaid } from './index.ts';
import { readTournamentFile } from './tournament/index.ts';
import { fileOf, SMALL_TOURNAMENT } from './tournament/testing.ts';

type Json = Record<string, unknown>;

/** The same numbers every time. */
function dice(seed: number): (below: number) => number {
  let now = seed;
  return (below) => {
    now = (now * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(now / 65_536) % below;
  };
}

const JUNK: readonly unknown[] = [
  null,
  7,
  -1,
  1.5,
  true,
  '',
  'x',
  'R',
  'red:9',
  'middle',
  'z'.repeat(500),
  [],
  ['a'],
  Array.from({ length: 70 }, () => 'R'),
  {},
  { id: 'x' },
];

/** The same with a place somewhere in it taken away, doubled, misnamed or filled with nonsense. */
function damaged(input: unknown, roll: (below: number) => number): unknown {
  const copy: unknown = structuredClone(input);
  let [place, holder, key]: [unknown, Json | null, string] = [copy, null, ''];
  for (let depth = roll(6); depth >= 0; depth--) {
    const keys = typeof place === 'object' && place !== null ? Object.keys(place) : [];
    if (keys.length === 0) break;
    holder = place as Json;
    key = keys[roll(keys.length)]!;
    place = holder[key];
  }
  if (holder === null) return JUNK[roll(JUNK.length)];
  const how = roll(4);
  if (how === 0) Reflect.deleteProperty(holder, key);
  else if (how === 1 && Array.isArray(holder)) holder.push(structuredClone(place));
  else if (how === 1) holder[`${key}e`] = place;
  else if (how === 2 && typeof place === 'string') holder[key] = `${place.slice(1)}q`;
  else holder[key] = JUNK[roll(JUNK.length)];
  return JSON.parse(JSON.stringify(copy));
}

const example = (name: string): readonly unknown[] =>
  readFileSync(new URL(`../examples/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .slice(0, 60)
    .map((line) => (JSON.parse(line) as { readonly request: unknown }).request);

const text = readFileSync(new URL('../../../corpus/agloa-onsets-2026.txt', import.meta.url), 'utf8');
const match = `Forceout match${text.split('Forceout match')[1]!}`;
const LINE =
  'agloa-onsets-2026 middle odd; cards BR BG G Y; vary wild-cube B; goal 1; required R; permitted n B; after now';

/** What is said of a thousand damaged inputs of every kind. */
function saidOf(): readonly Said[] {
  const roll = dice(20_261_118);
  const found: Said[] = [];
  const note = (read: Result<unknown, Said>): void => {
    if (!read.ok) found.push(read.error);
  };
  const READ = { judge: judgeSaid, goal: goalSaid, variation: variationSaid, referee: refereeSaid };
  for (const game of ['onsets', 'equations'])
    for (const [name, read] of Object.entries(READ)) {
      const requests = example(`${game}-${name}`);
      for (let at = 0; at < 300; at++) note(read(damaged(requests[at % requests.length], roll)));
    }
  const file = JSON.parse(JSON.stringify(makeMatchFile(opened(match)))) as unknown;
  for (let at = 0; at < 60; at++) note(readMatch(damaged(file, roll)));
  for (let at = 0; at < 200; at++) {
    const lines = match.split('\n');
    const words = lines[roll(14)]!.split(' ');
    lines.splice(roll(14), roll(2), words.with(roll(words.length), JUNK.map(String)[roll(9)]!).join(' '));
    note(readMatch(lines.join('\n')));
    const parts = LINE.split(/(?<=[ ;])/u);
    note(
      readRequestLine(parts.with(roll(parts.length), ['x ', '; ', 'goals ', 'goal 3; '][roll(4)]!).join('')),
    );
  }
  for (let at = 0; at < 600; at++) {
    const lines: unknown[] = [...SMALL_TOURNAMENT];
    const chosen = roll(lines.length);
    lines.splice(roll(lines.length), roll(2), roll(5) === 0 ? '{' : damaged(lines[chosen], roll));
    const read = readTournamentFile(fileOf(lines as Parameters<typeof fileOf>[0]));
    if (!read.ok) found.push(read.error.message);
  }
  return found;
}

function opened(whole: string) {
  const read = readMatch(whole);
  if (!read.ok) throw new Error(inEnglish(read.error));
  return read.value.events;
}

/** Which sentences are in it, those inside others too. */
function idsIn(said: unknown): readonly string[] {
  if (typeof said !== 'object' || said === null) return [];
  const inside = Object.values(said).flatMap(idsIn);
  return 'say' in said ? [String(said.say), ...inside] : inside;
}

/** What is in quotes was typed. */
const ENGLISH =
  /\b(the|of|is|are|with|there|what|which|from|must|not|expected|missing|line|than|player|twice|this)\b/u;

it('what is wrong is told in every language, each in its own words', () => {
  const said = saidOf();
  expect(said.length).toBeGreaterThan(2500);
  expect(new Set(said.flatMap(idsIn)).size).toBeGreaterThan(45);
  const told = said.map((one) => LANGUAGES.map((language) => sentence(one, language)));
  const isLine = (line: string): boolean => line !== '' && !/undefined|\[object/u.test(line);
  expect(told.filter((lines) => !lines.every(isLine))).toEqual([]);
  expect(told.filter((lines) => new Set(lines).size < LANGUAGES.length)).toEqual([]);
  // The name of the field is what the file calls it.
  const spanish = said.map((one) => sentence(one, 'es').replaceAll(/"[^"]*"|\b[\w.[\]]+: |^\w+ /gu, ''));
  expect(spanish.filter((line) => ENGLISH.test(line))).toEqual([]);
});

it('programs are told in English', () => {
  const request = { position: { rulebook: 'agloa-onsets-1999' } };
  const books = RULEBOOKS.map(({ id }) => id).join(', ');
  expect(judgeRequest(request)).toEqual({
    ok: false,
    error: `position.rulebook: "agloa-onsets-1999" is not a rulebook; there are ${books}`,
  });
});

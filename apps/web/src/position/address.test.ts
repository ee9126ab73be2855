import { readFileSync } from 'node:fs';
import { read, readEquationsPosition, readOnSetsPosition, readRulebook } from '@forceout/formats';
import { describe, expect, it } from 'vitest';
import { makeQuery, makeText, readQuery, readText } from './address.ts';
import { makeLine, readLine } from './line.ts';
import { makePosition } from './position.ts';
import { readPosition } from './read-position.ts';

const EXAMPLES = new URL('../../../../packages/formats/examples/', import.meta.url);

function positions(file: string): readonly unknown[] {
  return readFileSync(new URL(file, EXAMPLES), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { request: { position: unknown } }).request.position);
}

/** As the judge reads it, so that only real differences count. */
function known(json: unknown): unknown {
  return read(json, (field) => {
    const book = readRulebook(field.get('rulebook'));
    return book.game === 'onsets' ? readOnSetsPosition(field, book) : readEquationsPosition(field, book);
  });
}

describe('positions in the address', () => {
  const files = [
    'onsets-judge',
    'onsets-solve',
    'onsets-variation',
    'equations-judge',
    'equations-solve',
    'equations-goal',
  ];
  it.for(files)('keep every position of %s', (file) => {
    for (const json of positions(`${file}.jsonl`)) {
      const position = readPosition(json)!;
      expect(known(makePosition(position))).toEqual(known(json));
      const again = readQuery(new URLSearchParams(makeQuery(position))).position;
      expect(again).toEqual(position);
      expect(readText(JSON.stringify(json))).toEqual(position);
    }
  });
  it('are one line that people can read', () => {
    const line =
      "agloa-onsets-2026 senior; cards BRGY BG blank; vary wild-cube B, double-set R - Y; goal 3 ~2; required R U; permitted G; forbidden V; resources Y '; after now";
    expect(makeLine(readLine(line)!)).toBe(line);
    expect(readLine(line)).toMatchObject({
      variations: [
        { id: 'wild-cube', cube: 'B' },
        { id: 'double-set', set: 'R - Y' },
      ],
    });
  });
  it('keep the colours of the Goal, the season and the level', () => {
    const line =
      'agloa-equations-2015 middle odd basic; vary base 8, exponent red; goal ~4 3; colors green:4 red:3; required black:r red:2; after forceout';
    expect(makeLine(readLine(line)!)).toBe(line);
    expect(readLine(line)).toMatchObject({ season: 'odd', level: 'basic', goalCubes: ['green:4', 'red:3'] });
  });
  it('quote a Goal that would end too soon', () => {
    const position = readLine('agloa-onsets-2026 middle; goal 3')!;
    const odd = { ...position, goal: '? a heap; of cubes' };
    expect(makeText(odd)).toContain('goal "? a heap; of cubes"');
    expect(readText(makeText(odd))).toEqual(odd);
  });
  it('carry what is written', () => {
    const position = readLine('agloa-onsets-2026 middle; goal 3')!;
    const written = [{ setName: 'R ∪ B', restrictions: ['G ⊆ Y'] }];
    expect(readQuery(new URLSearchParams(makeQuery(position, written))).written).toEqual(written);
  });
  it('are null for anything else', () => {
    for (const text of [
      '',
      'hello',
      '{',
      '{"rulebook":1}',
      'agloa-onsets-2026 kindergarten',
      'agloa-onsets-2026 middle; sauce R',
    ])
      expect(readText(text)).toBeNull();
    expect(readQuery(new URLSearchParams('?w={')).written).toEqual([]);
  });
});

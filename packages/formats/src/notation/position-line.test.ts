import { forPrograms } from '../for-programs.ts';
import { inEnglish } from '@forceout/rules/words';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ONSETS_CUBES, EQUATIONS_CUBES } from '@forceout/rules/kit';
import { read } from '../field.ts';
import { readEquationsPosition } from '../equations-position.ts';
import { readOnSetsPosition } from '../onsets-position.ts';
import { goalRequest, judgeRequest, variationRequest } from '../requests.ts';
import { readRulebook } from '../rulebook.ts';
import { makePositionLine, readPositionLine } from './position-line.ts';
import { readRequestLine } from './request-line.ts';

type Json = Readonly<Record<string, unknown>>;

const EXAMPLES = new URL('../../examples/', import.meta.url);
const requests = (name: string): readonly Json[] =>
  readFileSync(new URL(`${name}.jsonl`, EXAMPLES), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { request: Json }).request);

/** As the judge reads it, so that only real differences count. */
function known(json: unknown): unknown {
  return read(json, (field) => {
    const book = readRulebook(field.get('rulebook'));
    return book.game === 'onsets' ? readOnSetsPosition(field, book) : readEquationsPosition(field, book);
  });
}

function throughLine(position: Json): unknown {
  const line = makePositionLine(position);
  expect(line).not.toMatch(/[\n\r]/u);
  const back = readPositionLine(line);
  if (!back.ok) throw new Error(`${line}: ${inEnglish(back.error)}`);
  return back.value;
}

const cubesOf = (sorts: typeof ONSETS_CUBES) => fc.subarray(sorts.flatMap(({ faces }) => faces.slice(0, 3)));
const texts = fc.oneof(
  fc.constantFrom('3', '3 ~2', '3/(2 1)', '? a heap; of "cubes"', '2x 3+5', '?\n', ' ', '', '# 3'),
  fc.string({ maxLength: 20 }),
);
const onsets = fc.record({
  rulebook: fc.constantFrom('agloa-onsets-2026', 'mlag-onsets-adventurous-2019'),
  division: fc.constantFrom('elementary', 'senior'),
  universe: fc.uniqueArray(fc.constantFrom('BRGY', 'BG', 'Y', 'blank'), { minLength: 1 }),
  variations: fc.subarray([
    { id: 'wild-cube', cube: 'B' },
    { id: 'double-set', set: 'R - Y' },
    { id: 'required-card', card: 'blank' },
    { id: 'two-operations' },
  ]),
  goal: texts,
  required: cubesOf(ONSETS_CUBES),
  after: fc.constantFrom('now', 'forceout'),
});
const equations = fc.record({
  rulebook: fc.constant('agloa-equations-2015'),
  division: fc.constantFrom('middle', 'senior'),
  season: fc.constantFrom('even', 'odd'),
  level: fc.constantFrom('basic', 'adventurous'),
  variations: fc.subarray([
    { id: 'base', m: 8 },
    { id: 'exponent', color: 'red' },
    { id: 'wild', cube: '0' },
  ]),
  goal: fc.oneof(
    texts,
    fc.record({ text: texts, cubes: cubesOf(EQUATIONS_CUBES).filter((all) => all.length > 0) }),
  ),
  resources: cubesOf(EQUATIONS_CUBES),
});

describe('a position in one line', () => {
  it('comes back as it was, whatever its Goal and set are called', () => {
    fc.assert(
      fc.property(fc.oneof(onsets, equations), (position) => {
        expect(known(throughLine(position))).toEqual(known(position));
      }),
    );
  });

  it.each(['onsets-judge', 'equations-judge', 'onsets-goal', 'equations-solve', 'onsets-variation'])(
    'keeps every position of the examples: %s',
    (name) => {
      for (const { position } of requests(name))
        expect(known(throughLine(position as Json))).toEqual(known(position));
    },
  );

  it('reads cubes written close together, in both games', () => {
    expect(readPositionLine('agloa-onsets-2026 middle; required RU')).toMatchObject({
      value: { required: ['R', 'U'] },
    });
    expect(readPositionLine('agloa-equations-2015 middle; required r12 kr red:3')).toMatchObject({
      value: { required: ['red:1', 'red:2', 'black:r', 'red:3'] },
    });
  });

  it('stands wherever a request has a position', () => {
    for (const name of ['onsets-judge', 'equations-judge'])
      for (const request of requests(name))
        expect(judgeRequest({ ...request, position: makePositionLine(request['position'] as Json) })).toEqual(
          judgeRequest(request),
        );
  });

  it.each([
    ['agloa-onsets-2026 middle; sauce R', 'a position has no "sauce"'],
    ['agloa-onsets-2026 middle; requierd R', 'a position has no "requierd"; did you mean "required"?'],
    ['agloa-onsets-2026 middle sunny', '"sunny" is neither a season nor a level'],
    ['agloa-onsets-2026 middle; goal 3; goal 4', '"goal" is there twice'],
  ])('%s is refused', (line, error) => {
    expect(forPrograms(readPositionLine(line))).toEqual({ ok: false, error });
    expect(judgeRequest({ position: line, written: [] })).toEqual({ ok: false, error: `position: ${error}` });
  });

  it('names a cube that does not exist as in JSON', () => {
    const position = 'agloa-onsets-2026 middle; cards BR; goal 3; required R U Q; after now';
    expect(judgeRequest({ position, written: [{ setName: 'R' }] })).toEqual({
      ok: false,
      error: 'position.required[2]: "Q" is not an On-Sets cube',
    });
  });
});

describe('a request in one line', () => {
  const answered = (line: string, ask: (json: unknown) => unknown): unknown => {
    const request = readRequestLine(line);
    return request.ok ? ask(request.value) : request;
  };

  it('asks the judge', () => {
    const line = 'agloa-onsets-2026 middle; cards BR BG G Y; goal 1; required R; permitted n B; after now';
    expect(answered(`${line}; written R n B`, judgeRequest)).toMatchObject({ value: { verdict: 'correct' } });
    expect(answered(`${line}; written R`, judgeRequest)).toMatchObject({ value: { verdict: 'incorrect' } });
    const equation =
      'agloa-equations-2015 middle; goal 7; resources k7 r+0; after impossible; written 7+0 = 7';
    expect(answered(equation, judgeRequest)).toMatchObject({ value: { verdict: 'correct', value: '7' } });
  });

  it('asks about a pick and about a Goal', () => {
    const line = 'agloa-onsets-2026 middle; cards BR BG G Y R B; resources 3 1 2 R R B G Y U n';
    expect(answered(`${line}; pick two-operations`, variationRequest)).toMatchObject({
      value: { legal: true },
    });
    expect(answered(`${line}; ask 3 1`, goalRequest)).toMatchObject({ value: { values: ['4'] } });
  });
});

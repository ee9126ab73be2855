import { inEnglish } from '../../words/index.ts';
import { describe, expect, it } from 'vitest';
import { ONSETS_BOOKS } from '../../rulebooks/index.ts';
import { judge } from '../judge/judge.ts';
import { isVaried, shake, write } from '../testing.ts';

/** A Solution is right if it passes every test, and a ruling names each one that it fails. */
const PLACES = ONSETS_BOOKS.flatMap((book) =>
  book.divisions.map((division) => {
    return {
      id: book.id,
      division,
      basic: !isVaried(book),
      where: `${book.id} ${division}`,
      known: new Set(book.sections.map((section) => section.id)),
    };
  }),
);

describe.for(PLACES)('$where', ({ id, where, basic, known }) => {
  const [cubes, checking] = basic ? ['VII-B-2', 'VII-C-3'] : ['VII-B-4', 'VII-C-5'];

  it(`[${id} VII-B] [${id} ${cubes}] a Solution that passes all tests is right`, () => {
    const at = shake(where, {
      goal: '3',
      required: 'G',
      permitted: 'R n',
      forbidden: 'B',
      resources: 'Y Y',
      after: 'now',
    });
    expect(judge(at, [write('R n G')])).toMatchObject({
      verdict: 'correct',
      reasons: [],
      worth: [{ value: 3 }],
    });
  });

  it(`[${id} VII-B] [${id} ${checking}] one that fails several is told all of them, with their sections`, () => {
    const at = shake(where, { goal: '3', required: 'G', permitted: 'R n' });
    const { verdict, reasons } = judge(at, [write('R')]);
    expect(verdict).toBe('incorrect');
    expect(reasons.map(({ code }) => code)).toEqual(['too-few-cubes', 'required-unused', 'wrong-value']);
    expect(reasons.map(({ rule }) => rule)).toEqual([
      `${cubes}-a`,
      `${cubes}-b`,
      expect.stringMatching(/^VII-[BC]-[135]/),
    ]);
    for (const { rule, message } of reasons) {
      expect(known).toContain(rule);
      expect(inEnglish(message)).not.toBe('');
    }
  });

  it(`[${id} ${cubes}] a wrong cube is wrong though the number is right`, () => {
    const at = shake(where, { goal: '3', permitted: 'R n G' });
    expect(judge(at, [write('R n Y')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'cube-unavailable' }],
      worth: [{ value: 3 }],
    });
  });
});

describe.for(PLACES.filter(({ basic }) => !basic))('$where', ({ id, where, known }) => {
  it(`[${id} VII-B-5] [${id} VII-C-5-e] every variation of the shake is obeyed`, () => {
    const variations = [{ id: 'required-cube', cube: '-' }, { id: 'two-operations' }] as const;
    const at = shake(where, { goal: '4', permitted: "R G B V n - ' '", variations });
    expect(judge(at, [write("(R - G)''")])).toMatchObject({
      verdict: 'correct',
      reasons: [],
      worth: [{ value: 4 }],
    });
    const { verdict, reasons } = judge(at, [write('B n V')]);
    expect(verdict).toBe('incorrect');
    expect(reasons.map(({ code, variation }) => `${code} ${variation}`).toSorted()).toEqual([
      'variation-violated required-cube',
      'variation-violated two-operations',
    ]);
    for (const { rule } of reasons) expect(known).toContain(rule);
    expect(judge(at, [write('R - G')])).toMatchObject({ reasons: [{ variation: 'two-operations' }] });
    expect(judge(at, [write("(B n V)'' n V")])).toMatchObject({ verdict: 'incorrect' });
  });
});

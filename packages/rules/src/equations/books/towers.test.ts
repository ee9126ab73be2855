import { describe, expect, it } from 'vitest';
import { equation } from '../testing.ts';

const BOOK = 'agloa-equations-2015';

/** Nobody can write even the number of its digits. */
const T = '(3^(3^(3^9)))';
const MANY = ['multiple-operations'] as const;
const FACTORIALS = ['multiple-operations', 'factorial'] as const;

describe('what is plain stays plain beside a giant', () => {
  it.for([
    [`0x${T} = 0`, 'correct'],
    [`0x${T} = 1`, 'incorrect'],
    [`${T}^0 = 1`, 'correct'],
    [`1^${T} = 1`, 'correct'],
    [`0^${T} = 0`, 'correct'],
    [`(0-1)^${T} = ~1`, 'correct'],
    [`(0-1)^(1+${T}) = 1`, 'correct'],
    [`${T}-${T} = 0`, 'correct'],
    [`${T}/${T} = 1`, 'correct'],
    [`(${T}+5)-${T} = 5`, 'correct'],
    [`(2x${T})/${T} = 2`, 'correct'],
    [`(8r${T})x0 = 0`, 'correct'],
    [`${T}/0 = 0`, 'incorrect'],
    [`(${T}+5)/(${T}+5) = 1`, 'correct'],
    ['((3^(3^(3^3)))+5)/((3^(3^(3^3)))+5) = 1', 'correct'],
    ['((2x(3^(3^(3^3))))+2)/((3^(3^(3^3)))+1) = 2', 'correct'],
    [`${T}r(0-1) = 0-1`, 'correct'],
    [`(2x${T})r(0-1) = 1`, 'incorrect'],
    [`${T}r((0-2)^${T}) = 0-2`, 'correct'],
    [`(0-1)^(1/${T}) = 0-1`, 'correct'],
    [`((${T}x${T})+${T})/(${T}+1) = 1`, 'incorrect'],
    [`${T}/(${T}+1) = 1`, 'incorrect'],
    [`(${T}/(${T}+1))+(1/(${T}+1)) = 1`, 'correct'],
  ] as const)(`[${BOOK} XIII-C-9-comment] %s is %s`, ([text, verdict]) => {
    expect(equation('junior', text, { variations: MANY }).verdict).toBe(verdict);
  });

  /** Exact, but too long to write out; a sum with it, and a power that no factoring helps with. */
  it.for(['(3^(2^(3^3)))', '((3^(2^(3^3)))+1)', '((1+(r2))^(3^(3^3)))'])(
    `[${BOOK} XIII-C-9-comment] laws hold beside %s`,
    (x) => {
      const verdict = (text: string): string => equation('junior', text, { variations: MANY }).verdict;
      expect(verdict(`${x}x(1/${x}) = 1`)).toBe('correct');
      expect(verdict(`(${x}+5)-${x} = 5`)).toBe('correct');
      expect(verdict(`(2x${x})/${x} = 2`)).toBe('correct');
      expect(verdict(`${x}r(2^${x}) = 2`)).toBe('correct');
      expect(verdict(`(2^${x})^(1/${x}) = 2`)).toBe('correct');
      expect(verdict(`${x}/(${x}+1) = 1`)).toBe('incorrect');
      expect(verdict(`(${x}+1)/${x} = 1`)).toBe('incorrect');
      expect(verdict(`5+(1/${x}) = 5`)).toBe('incorrect');
      expect(verdict(`${x}r2 = 1`)).toBe('incorrect');
    },
  );

  it.for([
    ['(9!!!)-(9!!!) = 0', 'correct'],
    ['(0-1)^(9!!!) = 1', 'correct'],
    ['(9!!!)/(9!!!) = 1', 'correct'],
    ['((9^9)!)/(((9^9)-1)!) = 9^9', 'correct'],
    ['(((9^9)-1)!)/((9^9)!) = 1/(9^9)', 'correct'],
    [`(${T}!)/((${T}-1)!) = 12`, 'incorrect'],
    ['((9^9)!)/(((9^9)-2)!) = 12', 'incorrect'],
  ] as const)(`[${BOOK} XIII-C-9-comment] %s is %s`, ([text, verdict]) => {
    expect(equation('junior', text, { variations: FACTORIALS }).verdict).toBe(verdict);
  });

  it.for([
    ['0x(x(8!!+1)) = 0', 'correct'],
    ['(x(8!!+1))-(x(8!!+1)) = 0', 'correct'],
    ['(x(8!!+1))/(x(8!!+1)) = 1', 'correct'],
    ['(x(8!!+1))^0 = 1', 'correct'],
    ['1^(x(8!!+1)) = 1', 'correct'],
    ['0^(x(8!!+1)) = 0', 'correct'],
    ['(x(8!!+1))r1 = 1', 'correct'],
    ['x(8!!+1) = 0-5', 'incorrect'],
    ['x(8!!+1) = 1/2', 'incorrect'],
    ['x(8!!+1) = r2', 'incorrect'],
    ['x(8!!+1) = 1', 'incorrect'],
    ['x(8!!+1) = 56', 'uncheckable'],
    ['(0-1)^(x(8!!+1)) = 1', 'uncheckable'],
  ] as const)(
    `[${BOOK} XIII-C-9-comment] a number of factors that nobody can find is a counting number all the same: %s is %s`,
    ([text, verdict]) => {
      const variations = [...FACTORIALS, 'number-of-factors'] as const;
      expect(equation('junior', text, { variations }).verdict).toBe(verdict);
    },
  );

  it(`[${BOOK} XIII-D-11] powers of i come round after four`, () => {
    const play = { variations: [...MANY, 'imaginary'] } as const;
    expect(equation('senior', `i^${T} = 0-i`, play).verdict).toBe('correct');
    expect(equation('senior', `i^(1+${T}) = 1`, play).verdict).toBe('correct');
    expect(equation('senior', `i^${T} = ~1`, play).verdict).toBe('incorrect');
  });

  it.for(['9!!', '(3^(2^(3^3)))+1', '(1+(r2))^(3^(3^3))'])(
    `[${BOOK} XIII-D-13] the logarithm of %s to itself is 1`,
    (x) => {
      const play = { variations: [...FACTORIALS, 'log'] } as const;
      expect(equation('senior', `(${x})|(${x}) = 1`, play).verdict).toBe('correct');
    },
  );

  it.for([
    [7, '9^(9^(9^8)) = 1', 'correct'],
    [7, '9^(9^(9^8)) = 2', 'incorrect'],
    [10, `${T}+4 = 1`, 'correct'],
    [9, `${T}-4 = 5`, 'correct'],
    [11, `(7^${T})x(8^${T}) = 1`, 'correct'],
    [7, `1/${T} = 1`, 'incorrect'],
    [7, `(1/2)+(7x${T}) = 1/2`, 'correct'],
    [7, `(1/2)x${T} = 1/2`, 'incorrect'],
    [8, '(1/2)x(9^(9^(9^8))) = 1/2', 'incorrect'],
    [6, '(1/2)x(9^(9^(9^8))) = 9/2', 'correct'],
    [6, '(1/2)x(9^(9^(9^8))) = 3/2', 'incorrect'],
  ] as const)(`[${BOOK} XIII-C-6] with k = %i, %s is %s by modular arithmetic`, ([k, text, verdict]) => {
    expect(equation('junior', text, { variations: [...MANY, { id: 'multiple-of-k', k }] }).verdict).toBe(
      verdict,
    );
  });

  it(`[${BOOK} XIII-C-6] n! is a multiple of every k up to n`, () => {
    const variations = [...FACTORIALS, { id: 'multiple-of-k', k: 7 }] as const;
    expect(equation('junior', '(9!!!)+3 = 3', { variations }).verdict).toBe('correct');
    expect(equation('junior', '(9!!!)+3 = 4', { variations }).verdict).toBe('incorrect');
  });

  it(`[${BOOK} VII-C-5-d-ii] what is clearly too large is wrong for that reason`, () => {
    expect(equation('junior', `${T} = 12`, { variations: MANY })).toMatchObject({
      verdict: 'incorrect',
      codes: ['wrong-value'],
      value: '3^(3^19683)',
    });
    expect(equation('elementary', `${T} = 12`, { variations: MANY }).codes).toContain('wrong-value');
    expect(equation('junior', `0-${T} = 12`, { variations: MANY }).codes).toContain('wrong-value');
    expect(equation('junior', `1/${T} = 12`, { variations: MANY }).codes).toContain('wrong-value');
    for (const goal of ['12', '1', '2'])
      for (const near of [`2^(1/${T})`, `${T}r2`, `2-(1/${T})`, `${T}/(${T}+1)`])
        expect(equation('junior', `${near} = ${goal}`, { variations: MANY }).codes).toEqual(['wrong-value']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecords, separatorOf } from './csv.ts';

describe('the separator', () => {
  it.each([
    ['a,b;c,d', ','],
    ['a;b;c,d', ';'],
    ['a\tb\tc,d', '\t'],
    ['a', ','],
    ['a,b;c', ','],
    ['"a;b;c;d",e', ','],
    ['"a""b;c;d";e', ';'],
    ['5" a;b', ';'],
    ['', ','],
    ['\n\na;b', ';'],
  ])('of %j is %j', (text, separator) => {
    expect(separatorOf(text)).toBe(separator);
  });
});

describe('records', () => {
  const cells = (text: string) =>
    readRecords(text, ',').map((record) =>
      'cells' in record ? [record.line, ...record.cells] : [record.line],
    );

  it.each<[string, readonly (readonly (string | number)[])[]]>([
    [
      'a,b\nc,d',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\r\n',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'a\rb',
      [
        [1, 'a'],
        [2, 'b'],
      ],
    ],
    [
      '"a\nb",c\nd',
      [
        [1, 'a\nb', 'c'],
        [3, 'd'],
      ],
    ],
    ['"a""b",c', [[1, 'a"b', 'c']]],
    ['a"b,"c"', [[1, 'a"b', 'c']]],
    [' "a",b', [[1, ' "a"', 'b']]],
    ['a,', [[1, 'a', '']]],
    ['""', [[1, '']]],
    // A broken quote loses its own physical line and nothing else.
    ['"a\nb,c', [[1], [2, 'b', 'c']]],
    ['"a"x,b\nc', [[1], [2, 'c']]],
    ['"a" ,b\nc', [[1], [2, 'c']]],
    ['a,"b\nc,d"e\nf', [[1], [2, 'c', 'd"e'], [3, 'f']]],
    ['"', [[1]]],
  ])('%j', (text, expected) => {
    expect(cells(text)).toEqual(expected);
  });

  it('whatever is written by the rules is read as it was', () => {
    const table = fc.array(
      fc.array(fc.string({ unit: fc.constantFrom(...'ab",;\n\r é') }), { minLength: 1, maxLength: 4 }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(table, (rows) => {
        const text = rows
          .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
          .join('\n');
        expect(readRecords(text, ',').map((record) => ('cells' in record ? record.cells : null))).toEqual(
          rows,
        );
      }),
    );
  });

  it('every line of any text belongs to a record, and no line to two', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'a",\n') }), (text) => {
        const lines = readRecords(text, ',').map(({ line }) => line);
        expect(lines).toEqual([...new Set(lines)].toSorted((a, b) => a - b));
        const last = text.split('\n').length;
        for (const line of lines) expect(line).toBeLessThanOrEqual(last);
      }),
    );
  });
});

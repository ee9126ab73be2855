import { inEnglish } from '../../words/index.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SetExpression } from './expression.ts';
import { parseRestriction, parseSetName } from './parse.ts';
import { makeRestriction, makeSetName } from './print.ts';
import { BINARY_OPERATIONS, RELATIONS, SET_SYMBOLS } from './symbols.ts';

/** Expressions as a parser makes them: a chain has two terms or more. */
const { expression } = fc.letrec<{ expression: SetExpression }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...SET_SYMBOLS).map((symbol): SetExpression => ({ kind: 'set', symbol })),
    tie('expression').map((of): SetExpression => ({ kind: 'complement', of })),
    fc
      .tuple(
        tie('expression'),
        fc.array(fc.tuple(fc.constantFrom(...BINARY_OPERATIONS), tie('expression')), {
          minLength: 1,
          maxLength: 4,
        }),
      )
      .map(([first, rest]): SetExpression => ({
        kind: 'chain',
        terms: [first, ...rest.map(([, term]) => term)],
        operations: rest.map(([operation]) => operation),
      })),
  ),
}));

const relations = fc.array(fc.constantFrom(...RELATIONS), { minLength: 1, maxLength: 3 });

describe('printing and reading', () => {
  it.each(['ascii', 'unicode'] as const)('a Set-Name printed in %s reads back as itself', (style) => {
    fc.assert(
      fc.property(expression, (written) => {
        expect(parseSetName(makeSetName(written, style))).toEqual({ ok: true, value: written });
      }),
    );
  });

  it('a Restriction printed reads back as itself', () => {
    const restriction = relations.chain((found) =>
      fc
        .array(expression, { minLength: found.length + 1, maxLength: found.length + 1 })
        .map((sides) => ({ sides, relations: found })),
    );
    fc.assert(
      fc.property(restriction, (written) => {
        expect(parseRestriction(makeRestriction(written))).toEqual({ ok: true, value: written });
      }),
    );
  });

  it('reads any text without failing', () => {
    const text = fc.string({ unit: fc.constantFrom(..."BRGYV^Un-'=C()[]{}, 3x∪∩′⊆"), maxLength: 30 });
    fc.assert(
      fc.property(text, (written) => {
        for (const read of [parseSetName(written), parseRestriction(written)]) {
          if (!read.ok) expect(read.error.at).toBeLessThanOrEqual(Math.max(1, written.length));
        }
      }),
    );
  });

  it.each([
    ["B U G'", 'ascii', "B U G'"],
    ["B U G'", 'unicode', 'B ∪ G′'],
    ["B U G'", 'spoken', 'blue union green prime'],
    [
      "(V - R)' n ^",
      'spoken',
      'open parenthesis universe minus red close parenthesis prime intersect null set',
    ],
    ['((R)) U [G n {Y}]', 'ascii', 'R U (G n Y)'],
  ] as const)('%s in %s is %s', (text, style, printed) => {
    const read = parseSetName(text);
    expect(read.ok && makeSetName(read.value, style)).toBe(printed);
  });

  it('says a Restriction', () => {
    const read = parseRestriction("R C B' = G");
    expect(read.ok && makeRestriction(read.value, 'spoken')).toBe(
      'red is a subset of blue prime equals green',
    );
  });
});

describe('where and why a text has no meaning', () => {
  it.each([
    ['', 0, 'nothing is written'],
    ["R U 'B", 4, '′ stands after a set, never before it'],
    ['R ^ G', 2, 'an operation is missing before Λ'],
    ['R U', 3, 'a set is missing at the end'],
    ['- R', 0, 'a set is missing before −'],
    ['(R U G', 6, ') is missing'],
    ['(R U G]', 6, ') is missing'],
    ['R U G)', 5, ') closes nothing'],
    ['R U 3', 4, '3 is a digit, and digits make only Goals'],
    ['R U q', 4, '"q" is no symbol of the game'],
    ['R (G U B)', 2, 'an operation is missing before ('],
    ['()', 1, 'a set is missing before )'],
    ['(R G)', 3, 'an operation is missing before G'],
  ])('"%s" at %i: %s', (text, at, message) => {
    const read = parseSetName(text);
    if (read.ok) return expect.fail('it is read');
    const { message: said, ...error } = read.error;
    expect(error).toEqual({ code: 'undefined-symbol', at });
    expect(inEnglish(said)).toBe(message);
  });

  it.each([
    ['R U G', 'no-relation'],
    ['R = (G C Y)', 'grouped-relation'],
    ["(B = R)'", 'grouped-relation'],
    ['R =', 'undefined-symbol'],
    ['= R', 'undefined-symbol'],
    ['R = = B', 'undefined-symbol'],
  ])('the Restriction "%s" is %s', (text, code) => {
    expect(parseRestriction(text)).toMatchObject({ ok: false, error: { code } });
  });

  it('a relation has no place in a Set-Name', () => {
    expect(parseSetName('R C G')).toMatchObject({
      ok: false,
      error: { code: 'relation-in-set-name', at: 2 },
    });
  });
});

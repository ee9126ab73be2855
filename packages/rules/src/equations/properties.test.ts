import { isEqual, key } from '@forceout/numbers/towers';
import type { Value } from '@forceout/numbers/towers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Arithmetic, UNCHECKABLE } from './worth/arithmetic.ts';
import { judgeEquationsGoal } from './goal/goal-ruling.ts';
import { Groupings } from './worth/groupings.ts';
import { judgeEquation } from './judge/judge.ts';
import { makeExpression } from './text/print.ts';
import { readSide } from './text/reading.ts';
import { referenceValues } from './worth/reference.ts';
import { rulesOf } from './shake/shake-rules.ts';
import type { ShakeRules } from './shake/shake-rules.ts';
import { laid, table, write } from './testing.ts';
import type { Play } from './testing.ts';

/** Random texts of numerals with operations between them, some in grouping symbols, with √, × and ! here and there. */
function texts(
  operands: number,
  signs: string,
  prefixes: readonly string[],
  postfixes: readonly string[],
): fc.Arbitrary<string> {
  const digit = fc.constantFrom(...'0123456789');
  const unit = fc
    .tuple(fc.constantFrom('', '', '', ...prefixes), digit, fc.constantFrom('', '', '', ...postfixes))
    .map((parts) => parts.join(''));
  const group = fc.tuple(unit, fc.constantFrom(...signs), unit).map((parts) => `(${parts.join('')})`);
  const term = fc.oneof({ weight: 5, arbitrary: unit }, { weight: 1, arbitrary: group });
  return fc
    .tuple(term, fc.array(fc.tuple(fc.constantFrom(...signs), term), { maxLength: operands - 1 }))
    .map(([first, rest]) => first + rest.map((parts) => parts.join('')).join(''));
}

const KINDS: readonly { readonly where: string; readonly play: Play; readonly text: fc.Arbitrary<string> }[] =
  [
    { where: 'middle', play: {}, text: texts(8, '+-x/', [], []) },
    { where: 'elementary', play: {}, text: texts(7, '+-x/^r', ['r'], []) },
    { where: 'middle', play: { variations: ['factorial'] }, text: texts(5, '+-x/', ['r'], ['!']) },
    {
      where: 'elementary odd',
      play: { variations: ['number-of-factors', 'factorial'] },
      text: texts(6, '+-x/', ['x', 'r'], ['!']),
    },
    { where: 'elementary even', play: { variations: ['average'] }, text: texts(7, '+-x', [], []) },
  ];

function engineValues(rules: ShakeRules, text: string): readonly (Value | null)[] {
  const groupings = new Groupings(new Arithmetic(rules), 'solution');
  const ids = readSide(text, 'solution', rules, null).meanings.flatMap((meaning) =>
    groupings.values(meaning),
  );
  return ids.map((id) => (id === UNCHECKABLE ? null : groupings.arithmetic.valueOf(id)));
}

const keys = (values: readonly (Value | null)[]): readonly string[] =>
  [...new Set(values.map((value) => (value === null ? '?' : key(value))))].toSorted();

describe('groupings', () => {
  it.for(KINDS)('agree with listing every tree: $where $play', ({ where, play, text }) => {
    const rules = rulesOf(table(where, play));
    fc.assert(
      fc.property(text, (one) => {
        expect(keys(engineValues(rules, one))).toEqual(keys(referenceValues(rules, one)));
      }),
      { numRuns: 150, seed: 2015 },
    );
  });

  it('give each value a grouping that has it', () => {
    const rules = rulesOf(table('middle', { variations: ['factorial'] }));
    fc.assert(
      fc.property(texts(6, '+-x/', ['r'], ['!']), (one) => {
        const groupings = new Groupings(new Arithmetic(rules), 'solution');
        for (const meaning of readSide(one, 'solution', rules, null).meanings) {
          for (const id of groupings.values(meaning)) {
            if (id === UNCHECKABLE) continue;
            const text = makeExpression(groupings.groupedAs(meaning, id));
            const [value, ...others] = engineValues(rules, text);
            expect(others).toEqual([]);
            expect(isEqual(value!, groupings.arithmetic.valueOf(id))).toBe('equal');
          }
        }
      }),
      { numRuns: 60, seed: 2015 },
    );
  });
});

describe('texts', () => {
  const WIDE: Play = {
    variations: ['number-of-factors', 'factorial', { id: 'exponent', color: 'red' }, 'powers-of-the-base'],
  };
  it.for([
    {
      where: 'junior',
      play: WIDE,
      text: texts(6, '+-x/^r', ['x', 'r', 'xr'], ['!', "'2", "'(3!)", "'(2)!", "!'~2"]),
    },
    {
      where: 'senior',
      play: { variations: ['imaginary', 'log', 'factorial'] } as Play,
      text: texts(5, '+-x/^|', ['i', '2i'], ['i', '!', 'xi']),
    },
    {
      where: 'elementary',
      play: { variations: ['percent', 'decimal-point'] } as Play,
      text: texts(5, '+-x/^r%', ['r', '.', '1.'], ['.', '.5']),
    },
  ])('are printed as they are read: $where', ({ where, play, text }) => {
    const rules = rulesOf(table(where, play));
    fc.assert(
      fc.property(text, (one) => {
        const [meaning] = readSide(one, 'solution', rules, null).meanings;
        if (meaning === undefined) return;
        const printed = makeExpression(meaning);
        expect({ printed, again: readSide(printed, 'solution', rules, null).meanings[0] }).toEqual({
          printed,
          again: meaning,
        });
      }),
      { numRuns: 300, seed: 2015 },
    );
  });

  const PLAYS: readonly (readonly [string, Play])[] = [
    [
      'elementary even',
      { variations: [{ id: 'wild', cube: '0' }, 'percent', 'decimal-point', 'smallest-prime'] },
    ],
    [
      'middle odd',
      {
        variations: [
          { id: 'wild', cube: '0' },
          { id: 'exponent', color: 'red' },
          'powers-of-the-base',
          'factorial',
        ],
      },
    ],
    [
      'senior',
      { variations: ['imaginary', { id: 'base', m: 12 }, 'decimal-in-goal', 'log', 'multiple-operations'] },
    ],
    ['junior', { level: 'basic' }],
  ];
  it.for(PLAYS)('of any kind get a ruling in %s', ([where, play]) => {
    const noise = fc.string({
      unit: fc.constantFrom(..."0123456789+-x/^r%|LGiTE.!'~<()[]{}= :e"),
      maxLength: 14,
    });
    fc.assert(
      fc.property(noise, noise, noise, (solution, goal, lies) => {
        const position = table(where, { ...play, laid: lies });
        const ruling = judgeEquation(position, [write(solution, goal)]);
        expect(ruling.reasons.length === 0).toBe(ruling.verdict === 'correct');
        expect(judgeEquation(position, [write(solution, lies)]).verdict).toBeTypeOf('string');
        expect(judgeEquationsGoal(position, laid(lies)).legal).toBe(false);
      }),
      { numRuns: 250, seed: 2015 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asRead, parseLayout } from './goal/goal-layout.ts';
import { goalWorth } from './goal/goal-ruling.ts';
import { faultOf } from './judge/judge-goal.ts';
import { readSide } from './text/reading.ts';
import { rulesOf } from './shake/shake-rules.ts';
import { laid, table, valuesOf } from './testing.ts';
import type { Play } from './testing.ts';

const PLAYS: readonly (readonly [string, Play['variations'], string])[] = [
  ['elementary even', ['smallest-prime', 'decimal-point', 'remainder', 'sideways'], '0123456789+-x/^r x^|<'],
  ['elementary odd', ['lcm', 'gcf', 'number-of-factors', 'factorial'], '123456789+-x/^r xr^'],
  ['middle even', ['percent', { id: 'base', m: 9 }, 'average', 'upside-down'], '012345678+-x/^r %+~'],
  [
    'middle odd',
    [{ id: 'exponent', color: 'red' }, 'factorial', { id: 'multiple-of-k', k: 7 }],
    '0123+-x/^r 123',
  ],
  ['junior', ['number-of-factors'], '123456789+-x/^r <~x'],
  ['senior', ['decimal-in-goal', 'log'], '123456789+-x/r |'],
  ['senior', ['imaginary'], '123456789+-x/r rr'],
];

/** Goals are read in one way to list their values, and in another to check what a writer made of them. */
describe('Goals as they lie and as they are written', () => {
  it.for(PLAYS)('agree in %s with %o', ([where, variations, signs]) => {
    const rules = rulesOf(table(where, { variations: variations ?? [] }));
    let legal = 0;
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...signs), minLength: 1, maxLength: 7 }), (goal) => {
        const layout = parseLayout(laid(goal));
        if (!layout.ok) return;
        for (const { text, value } of goalWorth(rules, laid(goal)).readings.slice(0, 30)) {
          legal++;
          const reading = readSide(text, 'goal', rules, null);
          expect({ goal, text, fault: faultOf(rules, asRead(layout.value, null), reading) }).toEqual({
            goal,
            text,
            fault: null,
          });
          expect({ goal, text, values: valuesOf(where, text, variations ?? [], 'goal') }).toEqual({
            goal,
            text,
            values: [value],
          });
        }
      }),
      { numRuns: 1500, seed: 2015 },
    );
    expect(legal).toBeGreaterThan(100);
  });
});

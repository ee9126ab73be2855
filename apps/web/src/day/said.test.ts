import { reasonInWords } from '@forceout/seating';
import { PRESETS, readEntryLine, ROUND_FAULTS, seatsFrom } from '@forceout/tournament';
import { expect, test } from 'vitest';
import { said as english } from '../words/en/day/said.ts';
import { refusals } from '../words/es/day/refusals.ts';
import { said } from '../words/es/day/said.ts';

/** Short words of which every English sentence here has one; names in the samples have none of them. */
const ENGLISH = /\b(the|of|is|are|was|were|has|have|and|at|for|not|there|to|would|tables?)\b/;

test('every sentence of a preset is there in Spanish', () => {
  for (const preset of Object.values(PRESETS)) {
    expect(said(preset.title)).not.toBe(preset.title);
    for (const field of Object.values(preset))
      if (typeof field === 'object')
        expect([field.says, said(field.says)]).not.toEqual([field.says, field.says]);
  }
});

const BECAUSE = [
  'school-too-large',
  'team-too-large',
  'met-all-near',
  'two-needed',
  'promised-table',
  'not-found-better',
] as const;
const CRITERIA = ['apart', 'team', 'moved', 'two-again', 'school', 'repeat'] as const;

test.for(BECAUSE)('a seating that is so because of %s says it in Spanish', (because) => {
  for (const criterion of CRITERIA)
    for (const forced of [true, false]) {
      const text = reasonInWords({
        table: 4,
        players: ['Ana Ito', 'Bo Li'],
        criterion,
        because,
        forced,
        numbers: {},
        price: { exchange: ['Cy Ng', 'Di Oh'], cost: { gap: 4 } },
      });
      expect(said(text)).not.toMatch(ENGLISH);
      expect(english(text)).not.toContain('gap 4');
    }
});

test.for(['117', '117 = 6', 'a 1 2', '1 x1 x1 4', '1 2 3 = 6 b', '1 2 3 = 6 = 4', '1 2 b', '1 2,b 4,4'])(
  'the line %s is wrong in Spanish',
  (line) => {
    const read = readEntryLine(line);
    if (read.is !== 'wrong') throw new Error('nothing is wrong with it');
    expect(said(read.message)).not.toMatch(ENGLISH);
  },
);

test.for(['1 2 3', '1 2 3 4 = 6 2', '1 2 3 4 x3 = 6'])('%s does not fit its table, in Spanish', (line) => {
  const read = readEntryLine(line);
  if (read.is !== 'sheet') throw new Error('it is no sheet');
  const wrong = seatsFrom(read.figures, ['a', 'b', 'c']);
  if (typeof wrong !== 'string') throw new Error('it fits');
  expect(said(`table 1: ${wrong}`)).not.toMatch(ENGLISH);
});

test('every fault of a round has its Spanish sentence', () => {
  for (const code of ROUND_FAULTS) expect(refusals).toHaveProperty(code);
});

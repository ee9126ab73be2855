import { tellIn } from '@forceout/tournament/words/tell';
import { es } from '@forceout/tournament/words/es';
import { en } from '@forceout/tournament/words/en';
import { expect, test } from 'vitest';
import { reason as english } from '../words/en/day/said.ts';
import { reason } from '../words/es/day/said.ts';

/** Short words of which every English sentence here has one; names in the samples have none of them. */
const ENGLISH = /\b(the|of|is|are|was|were|has|have|and|at|for|not|there|to|would|tables?)\b/i;

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
      const one = {
        table: 4,
        players: ['Ana Ito', 'Bo Li'],
        criterion,
        because,
        forced,
        numbers: {},
        price: { exchange: ['Cy Ng', 'Di Oh'], cost: { gap: 4 } },
      } as const;
      expect(reason(one)).not.toMatch(ENGLISH);
      // What an exchange costs stands in its own figures.
      expect(english(one)).not.toContain('gap 4');
    }
});

test('a sentence without blanks is another one in Spanish', () => {
  const same = Object.entries(en).filter(
    ([id, text]) => typeof text === 'string' && text === (es as Readonly<Record<string, unknown>>)[id],
  );
  expect(same).toEqual([]);
});

test('what a newer server says is told by its name', () => {
  expect(tellIn(es)(JSON.parse('{"say":"of-tomorrow","of":[1]}'))).toBe('of-tomorrow');
});

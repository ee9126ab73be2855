import type { Expected, RosterSentences } from '../../said/roster-sentences.ts';
import type { Texts } from '../texts.ts';

const EXPECTED: Readonly<Record<Expected, string>> = {
  'whole-number': 'a whole number',
  'number-from-1': 'a whole number from 1',
  grade: 'a grade from 1 to 12',
  division: 'a division',
  'division-code': 'EL, MID, JR or SR',
};

export const roster: Texts<RosterSentences> = {
  'roster-no-name': 'no name',
  'roster-cell': ({ text, expected }) => `"${text}": ${EXPECTED[expected]} is expected`,
  'roster-plays-down': ({ grade, division, last }) =>
    `grade ${grade} plays down in ${division}, which ends with grade ${last}`,
  'roster-long-name': ({ length, most }) => `the name has ${length} characters, more than ${most}`,
  'roster-beyond': ({ text }) => `"${text}" stands beyond the last column`,
  'roster-same-person': ({ line }) => `the same name and school as in line ${line}: the same person?`,
  'roster-number-used': ({ number }) => `number ${number} has been used before`,
  'roster-open-quote': 'a quote is opened and never closed',
  'roster-behind-quote': ({ text }) => `behind a closing quote stands ${JSON.stringify(text)}`,
};

/** What a table says to commands that never reach the rules. */
import type { Refused, TableDecision } from '@forceout/table';

export const NEWER: Refused = {
  code: 'newer',
  message:
    'A newer version has played on at this table; here it can only be looked at. Please reload in a while.',
};
export const BUSY: Refused = { code: 'busy', message: 'Too much at once; please try again.' };
export const OVERTAKEN: TableDecision = {
  ok: false,
  refusal: { code: 'overtaken', message: 'Something has happened meanwhile.' },
};
export const NOTHING_DUE: TableDecision = {
  ok: false,
  refusal: { code: 'not-due', message: 'Nothing is due.' },
};

import type { Nothing } from './nothing.ts';

/** What a cell of a roster must hold. */
export type Expected = 'whole-number' | 'number-from-1' | 'grade' | 'division' | 'division-code';

/** What is wrong or doubtful in a line of a roster. They follow the name of a column: neither capital nor full stop. */
export interface RosterSentences {
  readonly 'roster-no-name': Nothing;
  readonly 'roster-cell': { readonly text: string; readonly expected: Expected };
  readonly 'roster-plays-down': { readonly grade: number; readonly division: string; readonly last: number };
  readonly 'roster-long-name': { readonly length: number; readonly most: number };
  readonly 'roster-beyond': { readonly text: string };
  readonly 'roster-same-person': { readonly line: number };
  readonly 'roster-number-used': { readonly number: number };
  readonly 'roster-open-quote': Nothing;
  readonly 'roster-behind-quote': { readonly text: string };
}

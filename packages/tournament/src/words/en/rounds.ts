import type { DaySaid, Tell } from '../said.ts';

/** What is found before a round is published, and what is still missing. */
export const rounds = {
  'round-without-seat': (number: number | string): string => `Number ${number} is here and has no seat.`,
  'round-two-seats': (number: number | string): string => `Number ${number} has two seats.`,
  'round-away-but-seated': (number: number | string): string =>
    `Number ${number} is not here and has a seat.`,
  'round-team-mates': (table: number): string => `Two of one team sit at table ${table}.`,
  'round-number-twice': (table: number, event: string): string =>
    `Table ${table} is also used by "${event}".`,
  'round-missing-results': (round: number): string =>
    `Round ${round} is not closed, and this draft uses its results.`,
  'round-book-unknown': (book: string): string => `The book "${book}" is not known.`,
  'round-no-division': (book: string, division: string): string =>
    `"${book}" has no list of variations for ${division}.`,
  'round-two-again': (number: number | string, table: number): string =>
    `Number ${number} sits at a table of two again (table ${table}).`,
  'round-locked-changed': (table: number): string => `Table ${table} was locked and has changed.`,
  'round-too-few': 'At least two must be checked in.',
  'round-stale': 'Something has changed since the draft.',
  'round-conflict': (table: number): string => `Two entries of table ${table} differ.`,
  'round-sheets': (count: number, twice: boolean): string =>
    `${count === 1 ? 'One sheet is' : `${count} sheets are`} not yet entered${twice ? ' twice' : ''}.`,
  'round-not-clean': (count: number, first: DaySaid, tell?: Tell): string =>
    `${count} ${count === 1 ? 'thing is' : 'things are'} to be accepted or mended: ${tell?.(first) ?? ''}`,
  'sheet-sure': (questions: readonly DaySaid[], tell?: Tell): string =>
    `Sure? ${questions.map((one) => tell?.(one) ?? '').join('; ')}.`,
};

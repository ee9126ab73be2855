import type { Criterion } from '../request.ts';

/** Remarks about a table by what speaks against it; the gap has none. */
type Remarks = Readonly<Record<Exclude<Criterion, 'gap'>, (who: readonly string[]) => string>>;

const and = (people: readonly string[]): string => people.join(' and ');

const remarks: Remarks = {
  apart: (who) => `${and(who)} were to be kept apart`,
  team: (who) => `${and(who)} are of one team`,
  moved: (who) => `${and(who)} moved here`,
  'two-again': (who) => `${and(who)} at a table of two again`,
  school: (who) => `${and(who)} are of one school`,
  repeat: (who) => `${and(who)} have met before`,
};

/** Why a seating is as it is. */
export const reasons = {
  at: (table: number, remark: string): string => `table ${table}: ${remark}`,
  remarks,
  unavoidable: (proof: string): string => `unavoidable: ${proof}`,
  tooMany: (
    group: 'team' | 'school',
    of: {
      readonly members: number;
      readonly players: number;
      readonly tables: number;
      readonly least: number;
    },
  ): string =>
    `${of.members} of ${of.players} players are of one ${group}, at ${of.tables} tables: at least ${of.least} ${of.least === 1 ? 'pair' : 'pairs'}`,
  thereAre: (pairs: number): string => `there are ${pairs}`,
  fewerTables: (before: number, tables: number, least: number): string =>
    `${before} tables become ${tables}, at least ${least} people move`,
  twosForced: (twos: number): string => `${twos} tables of two are needed, and nobody had fewer of them`,
  twosAgain: (twos: number, least: number): string =>
    `${twos} tables of two are needed, at best ${least} times again`,
  promised: (table: number): string => `table ${table} was promised`,
  metAll: (met: number, others: number): string => `one of them has met ${met} of ${others} others`,
  metNear: (within: number): string =>
    `everybody else within ${within} points has met one of them, or may not sit there`,
  nothingBetter: 'nothing better was found',
  exchange: (people: readonly string[], cost: string): string =>
    `exchanging ${and(people)} would avoid it${cost === '' ? '' : `: ${cost}`}`,
};

/** What is wrong in a request; they follow the name of a field. */
export const wrongs = {
  missing: 'missing',
  object: (not: string): string => `an object is expected, not ${not}`,
  list: (not: string): string => `a list is expected, not ${not}`,
  text: (not: string): string => `a text is expected, not ${not}`,
  number: (not: string): string => `a number is expected, not ${not}`,
  whole: (least: number | null, not: string): string =>
    `a whole number${least === null ? '' : ` from ${least}`} is expected, not ${not}`,
  noField: 'there is no such field',
  noName: '"" is not a name',
  players: (most: number, not: number): string => `2 to ${most} players are expected, not ${not}`,
  twice: (what: string): string => `${what} is there twice`,
  twoOrThree: 'two or three names are expected',
  two: (not: string): string => `two names are expected, not ${not}`,
  noPlayer: (what: string): string => `${what} is not a player`,
  noCriterion: (what: string): string => `${what} is not a criterion`,
  needsCurrent: '"moved" needs a current seating',
  promisedTwice: (table: number): string => `table ${table} is promised twice`,
  tooManyPromised: (table: number, players: number, tables: number): string =>
    `table ${table} is one too many, ${players} players have ${tables}`,
  tableTwice: (table: number): string => `table ${table} is there twice`,
};

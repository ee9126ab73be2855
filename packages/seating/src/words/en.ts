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

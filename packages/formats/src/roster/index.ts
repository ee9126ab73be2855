export type { RosterTeam } from './agloa.ts';
export { divisionOfGrade, folded, HIGHEST_GRADE } from './cells.ts';
export { readRecords, separatorOf } from './csv.ts';
export type { CsvRecord } from './csv.ts';
export { decodeRoster } from './decode.ts';
export type { Divisions, RosterPlayer, RosterProblem } from './player-record.ts';
export * from './read-roster.ts';

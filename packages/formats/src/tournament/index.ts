export { readTournamentFile } from './file.ts';
export type { TournamentFile } from './file.ts';
export { statementOf, TOURNAMENT_FORMAT, TOURNAMENT_VERSION } from './kinds.ts';
export type { StatedLine, Statement } from './kinds.ts';
export type { RawLine, Unreadable } from './lines.ts';
export * from './model.ts';
export { readCut, readTeamRule } from './event-line.ts';
export { writeTournamentFile } from './write.ts';
export type { LineToWrite } from './write.ts';

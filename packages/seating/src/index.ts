export { CRITERIA, tableSizes } from './request.ts';
export type { Criterion, Figures, NumberedTable, SeatPlayer, SeatRequest } from './request.ts';
export { MOST_PLAYERS, readSeatRequest } from './read-request.ts';
export type { Read } from './reader.ts';
export type { Reason, ReasonCode, SeatAnswer } from './answer.ts';
export { figures, ledger, tableFigures } from './figures.ts';
export type { Ledger } from './figures.ts';
export { seat } from './seat.ts';

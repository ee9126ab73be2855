// For benches and soaks only: positions from seeds, and slow ways to solve them.
export { endgamePosition } from '../endgame/reference/positions.ts';
export { plainSearch } from './reference/plain-search.ts';
export { HARD_SETS, hardPosition } from './reference/hard-positions.ts';
export type { HardSet } from './reference/hard-positions.ts';
export { Chance, smallPosition } from './reference/random-position.ts';
export { realisticPosition } from './reference/realistic-position.ts';
export { referenceSolve } from './reference/reference-solver.ts';
export { soak, soakPlanted } from './reference/soak.ts';
export type { SoakReport } from './reference/soak.ts';

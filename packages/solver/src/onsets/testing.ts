// For benches and soaks only: positions from seeds, and slow ways to solve them.
export { plainSearch } from './plain-search.ts';
export { HARD_SETS, hardPosition } from './hard-positions.ts';
export type { HardSet } from './hard-positions.ts';
export { Chance, smallPosition } from './random-position.ts';
export { realisticPosition } from './realistic-position.ts';
export { referenceSolve } from './reference-solver.ts';
export { soak, soakPlanted } from './soak.ts';
export type { SoakReport } from './soak.ts';

export * from './onsets/index.ts';
export * from './equations/index.ts';
export type { TurnLimit } from './shares.ts';

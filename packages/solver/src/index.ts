export * from './onsets/index.ts';
export * from './equations/index.ts';
export * from './endgame/index.ts';
export type { TurnLimit } from './shares.ts';
export { USUAL_LIMIT_MS } from './usual-limit.ts';

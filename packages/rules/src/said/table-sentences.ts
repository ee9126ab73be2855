import type { Nothing } from './nothing.ts';

/** Why something may not be done at a table, beside its match. */
export interface TableSentences {
  readonly 'opener-closes': Nothing;
  readonly 'begun-is-played': Nothing;
  readonly 'seated-talk': Nothing;
  readonly 'one-phrase': Nothing;
  readonly 'enough-said': Nothing;
  readonly 'no-seat-here': Nothing;
  readonly 'not-now': Nothing;
  readonly 'have-asked': Nothing;
  readonly 'no-match-played': Nothing;
  readonly 'scratch-used-up': Nothing;
  readonly 'clock-goes': Nothing;
  readonly 'for-a-judge': Nothing;
  readonly 'judge-does-not-play': Nothing;
  readonly 'seats-before-match': Nothing;
  readonly 'no-such-seat': Nothing;
  readonly 'sit-there': Nothing;
  readonly 'seat-taken': Nothing;
  readonly 'seat-kept': Nothing;
  readonly 'software-judges': Nothing;
  readonly 'has-judge': Nothing;
  readonly 'who-may-judge': Nothing;
  readonly 'players-do-not-judge': Nothing;
  readonly 'match-begun': Nothing;
  readonly 'nonce-too-long': { readonly most: number };
}

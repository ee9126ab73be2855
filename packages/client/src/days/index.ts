export * from './day-api.ts';
export * from './day-feed.ts';
export type * from './day-types.ts';
export type * from './public-types.ts';

export * from './onsets/index.ts';
export * from './equations/index.ts';

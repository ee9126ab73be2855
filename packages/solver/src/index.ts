export * from './onsets/index.ts';

export * from './onsets/solve.ts';

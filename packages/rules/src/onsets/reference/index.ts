// The slow, obvious judge and the random Solutions that it and the fast judge are compared on. For tests and benchmarks.
export * from './judge.ts';
export * from './random-solutions.ts';

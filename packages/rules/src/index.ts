export * from './result.ts';
export * from './rulebooks/index.ts';

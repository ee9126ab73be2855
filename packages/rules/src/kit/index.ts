export * from './cubes.ts';
export * from './dice.ts';
export * from './sha256.ts';

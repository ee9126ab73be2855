export * from './cubes.ts';

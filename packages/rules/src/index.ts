// What both games share. Each game has an entry of its own: @forceout/rules/onsets, /equations, /match, /kit.
export * from './result.ts';
export * from './rulebooks/division.ts';
export * from './rulebooks/equations-rulebook.ts';
export * from './rulebooks/index.ts';
export * from './rulebooks/onsets-rulebook.ts';
export * from './rulebooks/procedure.ts';
export * from './rulebooks/ruled.ts';
export * from './rulebooks/section.ts';
export * from './rulebooks/facts.ts';
export * from './rulebooks/facts-page.ts';
export * from './rulebooks/house/index.ts';
export { say } from './said/said.ts';
export type { Wanted } from './said/input-sentences.ts';
export type { LineKind, Taken } from './said/line-sentences.ts';
export type { Expected } from './said/roster-sentences.ts';
export type { Said, Sentences, Told } from './said/said.ts';

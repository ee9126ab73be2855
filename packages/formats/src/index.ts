export * from './answers.ts';
export * from './equations-position.ts';
export * from './equations-written.ts';
export { Field, read } from './field.ts';
export * from './onsets-position.ts';
export { explanationAnswer } from './onsets-requests.ts';
export * from './onsets-written.ts';
export * from './requests.ts';
export * from './rulebook.ts';

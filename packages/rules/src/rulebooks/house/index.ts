export { questionsFor } from './answers.ts';
export type { Answer } from './answers.ts';
export { bookOf, bookOfHouseRules, differencesOf, nameOfBook } from './house-rules.ts';
export type { AddedVariation, ChangedVariations, Difference, HouseRules, NamedBook } from './house-rules.ts';
export { isSection, problemWith } from './kinds.ts';
export type { Kind } from './kinds.ts';
export { NO_GOAL_PARTS, VARIATION_QUESTIONS } from './questions.ts';
export { versionOf, versionedName } from './version.ts';

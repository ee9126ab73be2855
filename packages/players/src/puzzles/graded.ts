import { saidWords } from '../words/puzzles.ts';
import type { Grade, Said } from './puzzle.ts';

/** A grade with its reasons, and these in English. */
export function graded(right: boolean, ...said: readonly Said[]): Grade {
  return { right, explanation: saidWords(said, 'en'), said };
}

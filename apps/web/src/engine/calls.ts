/** Everything the engine's worker can be asked. What goes in and out is plain data, as the public formats have it. */
import { goalRequest, judgeRequest, makeMatchFile, variationRequest } from '@forceout/formats';
import { solveRequest } from '@forceout/players';
import { verifyRequest } from '@forceout/table';
import { choices } from './choices.ts';
import { mayAsked, maySeat } from './may.ts';
import { paperRules } from './paper.ts';
import { ruling } from './ruling.ts';
import { movesOf, safetyOf } from './safety.ts';
import { differences, openBook } from './books.ts';
import { gradePuzzle, puzzle, puzzleKinds } from './practice.ts';
import { judgeGoalAt, judgePickAt, pickChoices } from './table-calls.ts';
import { tableFacts } from './table-facts.ts';
import { coachNotes } from './review/review.ts';
import { matchSteps } from './review/steps.ts';

export const calls = {
  openBook,
  differences,
  judge: judgeRequest,
  variation: variationRequest,
  goal: goalRequest,
  solve: solveRequest,
  paper: paperRules,
  ruling,
  choices,
  moves: movesOf,
  safety: safetyOf,
  tableFacts,
  may: maySeat,
  mayAsked,
  pickChoices,
  judgePickAt,
  judgeGoalAt,
  matchFile: makeMatchFile,
  verify: verifyRequest,
  steps: matchSteps,
  review: coachNotes,
  puzzleKinds,
  puzzle,
  gradePuzzle,
};

export type Calls = typeof calls;

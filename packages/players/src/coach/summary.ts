import { replay } from '@forceout/rules/match';
import type { MatchEvent, Seat } from '@forceout/rules/match';
import type { Analyst } from '../bots/analyst.ts';
import { isError } from './note.ts';
import type { Note } from './note.ts';
import { reviewNotes } from './review.ts';

/** One player's match in numbers. */
export interface Account {
  readonly seat: Seat;
  readonly name: string;
  readonly moves: number;
  readonly goodMoves: number;
  /** Neither proved safe nor found to be a mistake. */
  readonly unclearMoves: number;
  readonly rightChallenges: number;
  readonly falseChallenges: number;
  readonly missedChallenges: number;
  readonly wrongSolutions: number;
  readonly acceptedWrong: number;
  /** Everything that should have been done otherwise. */
  readonly errors: number;
}

export interface Review {
  readonly players: readonly string[];
  readonly notes: readonly Note[];
  readonly accounts: readonly Account[];
  /** Notes by their index: the errors in shakes that not everybody scored alike in. */
  readonly turningPoints: readonly number[];
}

export function reviewMatch(log: readonly MatchEvent[], analyst: Analyst): Review {
  const match = replay(log);
  const notes = reviewNotes(log, analyst);
  const { players } = match.settings;
  const uneven = new Set(
    match.results
      .filter(({ scores }) => scores !== null && new Set(scores).size > 1)
      .map(({ number }) => number),
  );
  return {
    players,
    notes,
    accounts: players.map((name, seat) => account(notes, seat, name)),
    turningPoints: notes.flatMap((note, index) => (turns(note) && uneven.has(note.shake) ? [index] : [])),
  };
}

/** What a shake was lost by: a challenge or a Solution that was wrong, a move that a challenge punished. */
function turns(note: Note): boolean {
  return isError(note) && note.kind !== 'missed-challenge' && note.kind !== 'check';
}

function account(all: readonly Note[], seat: Seat, name: string): Account {
  const notes = all.filter((note) => note.seat === seat);
  const count = (test: (note: Note) => boolean): number => notes.filter(test).length;
  return {
    seat,
    name,
    moves: count(({ kind }) => kind === 'move'),
    goodMoves: count((note) => note.kind === 'move' && note.verdict === 'good'),
    unclearMoves: count((note) => note.kind === 'move' && note.verdict === 'not-known'),
    rightChallenges: count((note) => note.kind === 'challenge' && note.right),
    falseChallenges: count((note) => note.kind === 'challenge' && !note.right),
    missedChallenges: count(({ kind }) => kind === 'missed-challenge'),
    wrongSolutions: count((note) => note.kind === 'wrote' && !note.right),
    acceptedWrong: count((note) => note.kind === 'check' && note.decision === 'accepted' && !note.right),
    errors: count(isError),
  };
}

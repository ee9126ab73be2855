import { bookOf } from '@forceout/rules';
import { replay } from '@forceout/rules/match';
import type { Match, MatchEvent, Seat } from '@forceout/rules/match';
import type { Analyst } from '../bots/analyst.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { measured } from '../puzzles/made.ts';
import type { GameName } from '../words/signs.ts';
import type { Asked } from './asked.ts';
import { isError } from './note.ts';
import type { Note } from './note.ts';
import { toPractise } from './practice.ts';
import type { Practice } from './practice.ts';
import { reviewLog } from './review.ts';

import { shakesOf } from './shakes.ts';
import type { ReviewedShake } from './shakes.ts';
import { variationsOf } from './variations-of.ts';

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
  /** Wrote nothing although something could have been written. */
  readonly wroteNothing: number;
  readonly acceptedWrong: number;
  /** Everything that should have been done otherwise. */
  readonly errors: number;
}

/** A mistake as a puzzle: what would you have done? */
export interface Mistake {
  /** The note by its index. */
  readonly note: number;
  readonly puzzle: Puzzle;
}

export interface Review {
  readonly game: GameName;
  readonly players: readonly string[];
  /** Variations that this division always plays, by their ids. */
  readonly always: readonly string[];
  readonly shakes: readonly ReviewedShake[];
  readonly notes: readonly Note[];
  readonly accounts: readonly Account[];
  /** Notes by their index: the errors that cost somebody the shake. */
  readonly turningPoints: readonly number[];
  readonly mistakes: readonly Mistake[];
  /** By seat. */
  readonly practise: readonly (readonly Practice[])[];
}

export function reviewMatch(log: readonly MatchEvent[], analyst: Analyst): Review {
  const match = replay(log);
  const { notes, asked } = reviewLog(log, analyst);
  const { players } = match.settings;
  const mistakes = asked.map((one) => mistakeOf(one, match, analyst));
  const turningPoints = turning(notes, match);
  return {
    game: bookOf(match.settings)?.game ?? 'onsets',
    players,
    always: variationsOf(match.settings).always,
    shakes: shakesOf(log),
    notes,
    accounts: players.map((name, seat) => account(notes, seat, name)),
    turningPoints,
    mistakes,
    practise: players.map((_, seat) => toPractise(match.settings, notes, mistakes, turningPoints, seat)),
  };
}

function mistakeOf({ note, moment, task }: Asked, { settings }: Match, analyst: Analyst): Mistake {
  const example =
    'example' in task && Array.isArray(task.example) ? (task.example as readonly object[]) : null;
  const seen = example === null ? { difficulty: 3, themes: [] } : measured(analyst, moment, example);
  // A puzzle is about nobody: whoever takes it along takes no names with it.
  const nameless = { ...settings, players: settings.players.map((_, seat) => String(seat + 1)) };
  return { note, puzzle: { seed: `review ${note}`, settings: nameless, moment, task, ...seen } };
}

/**
 * What lost the shake: an error at the last act or in writing and checking, of somebody who scored less in it than
 * another. What nobody punished cost nothing, and who won is blamed for nothing.
 */
function turning(notes: readonly Note[], { results }: Match): readonly number[] {
  return results.flatMap(({ number, scores }) => {
    if (scores === null) return [];
    const best = Math.max(...scores);
    const last = notes.findLastIndex(
      ({ shake, kind }) => shake === number && (kind === 'move' || kind === 'goal' || kind === 'no-goal'),
    );
    return notes.flatMap((note, index) => {
      const lost = note.shake === number && index >= last && scores[note.seat]! < best;
      return lost && costs(note) ? [index] : [];
    });
  });
}

function costs(note: Note): boolean {
  if (note.kind === 'move' && note.verdict === 'left-now') return note.safe.length > 0 || note.bonus !== null;
  return isError(note) && note.kind !== 'missed-challenge';
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
    wroteNothing: count(({ kind }) => kind === 'wrote-nothing'),
    acceptedWrong: count((note) => note.kind === 'check' && note.decision === 'accepted' && !note.right),
    errors: count(isError),
  };
}

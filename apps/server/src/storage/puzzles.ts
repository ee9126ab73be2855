import { number, rowsOf, sql, text } from './database.ts';
import type { Database } from './database.ts';

export interface PuzzleDone {
  readonly puzzle: string;
  readonly at: number;
  /** JSON: how it went, in the words of the puzzle. */
  readonly outcome: string;
}

export interface PuzzleStore {
  /** The last outcome of a puzzle is the one that stands. */
  done(person: string, puzzle: PuzzleDone): Promise<void>;
  of(person: string, limit: number): Promise<readonly PuzzleDone[]>;
}

/** Many years of daily puzzles; more is a program's doing. */
const MOST_PUZZLES = 5000;

export function puzzleStore(db: Database): PuzzleStore {
  return {
    done: async (person, { puzzle, at, outcome }) => {
      await db.run(
        sql`insert into puzzles_done (person, puzzle, at, outcome) 
          select ${person}, ${puzzle}, ${at}, ${outcome}
          where (select count(*) from puzzles_done where person = ${person}) < ${MOST_PUZZLES}
          on conflict (person, puzzle) do update set at = excluded.at, outcome = excluded.outcome`,
      );
    },
    of: async (person, limit) => {
      const rows = await rowsOf(
        db,
        sql`select puzzle, at, outcome from puzzles_done where person = ${person} order by at desc limit ${limit}`,
      );
      return rows.map((row) => ({
        puzzle: text(row, 'puzzle'),
        at: number(row, 'at'),
        outcome: text(row, 'outcome'),
      }));
    },
  };
}

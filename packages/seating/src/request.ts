/** What a seating is judged by, in the order that holds when a request names none. */
export const CRITERIA = ['apart', 'team', 'moved', 'two-again', 'school', 'repeat', 'gap'] as const;

export type Criterion = (typeof CRITERIA)[number];

/** One figure for every criterion that counts. */
export type Figures = Readonly<Partial<Record<Criterion, number>>>;

export interface SeatPlayer {
  readonly id: string;
  /** null: shared with nobody. */
  readonly team: string | null;
  readonly school: string | null;
  readonly score: number;
  /** Rounds already spent at tables of two. */
  readonly twos: number;
}

export interface NumberedTable {
  readonly table: number;
  readonly players: readonly string[];
}

/** Who is to be seated, and what matters: a request that has been read. */
export interface SeatRequest {
  readonly players: readonly SeatPlayer[];
  /** Every table of the past. */
  readonly met: readonly (readonly string[])[];
  readonly apart: readonly (readonly [string, string])[];
  /** From most to least important; what is not in it does not count. */
  readonly order: readonly Criterion[];
  /** Promised tables, by player. */
  readonly at: ReadonlyMap<string, number>;
  /** The seating in force; null when there is none. */
  readonly current: readonly NumberedTable[] | null;
  readonly seed: number;
  /** Numbers that no table may get: those of locked tables. */
  readonly reserved: readonly number[];
}

/** A table of three has three places; of tables there are the fewest that seat everybody, and no player is alone. */
export function tableSizes(players: number): { readonly tables: number; readonly twos: number } {
  const tables = Math.ceil(players / 3);
  return { tables, twos: 3 * tables - players };
}

export function defaultOrder(hasCurrent: boolean): readonly Criterion[] {
  return hasCurrent ? CRITERIA : CRITERIA.filter((criterion) => criterion !== 'moved');
}

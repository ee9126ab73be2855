import { Draws } from '@forceout/rules/kit';
import { roundFaults } from '../checks/round-check.ts';
import type { Deed, JournalEntry, Refusal } from '../core/command.ts';
import type { World } from '../core/context.ts';
import { act } from '../core/evolve.ts';
import { brokenByUndo, brokenInvariants } from '../core/invariants.ts';
import { EMPTY, tablesOf } from '../core/state.ts';
import type { Tournament } from '../core/state.ts';
import type { Results } from './play.ts';

/** What goes wrong on a rehearsed day. */
export type Mishap =
  | 'appeal'
  | 'call'
  | 'correction'
  | 'joined'
  | 'late'
  | 'leaver'
  | 'mistyped'
  | 'no-show'
  | 'ruling'
  | 'substitute'
  | 'undone'
  | 'wrong-table';

export interface SimulationOptions {
  readonly players: number;
  readonly schools: number;
  readonly share: number;
  readonly rounds: number | null;
  readonly preset: string;
  readonly results: Results;
  readonly chaos: number;
  /** The book that is played by; without one, that of the preset. */
  readonly rulebook?: string;
  readonly seed: string;
  /** Invariants are held after so many commands; those about files, journal and order of entry after every round. */
  readonly thoroughEvery: number;
}

export interface RoundFigures {
  readonly round: number;
  readonly tables: number;
  readonly twos: number;
  readonly seating: Readonly<Record<string, number>>;
  readonly accepted: number;
}

/** A tournament that is played through the real commands; the same options give the same file. */
export class Rehearsal {
  state: Tournament = EMPTY;
  readonly draws: Draws;
  readonly world: World;
  readonly options: SimulationOptions;
  readonly mishaps = new Map<Mishap, number>();
  refused = 0;
  checks = 0;
  private seconds = 0;

  constructor(options: SimulationOptions, world: World) {
    this.options = options;
    this.world = world;
    this.draws = new Draws(options.seed, 'rehearsal');
  }

  /** Whether something goes wrong now. */
  chaos(name: Mishap, often = 1): boolean {
    const happens = this.draws.below(1_000_000) < this.options.chaos * often * 1_000_000;
    if (happens) this.mishaps.set(name, (this.mishaps.get(name) ?? 0) + 1);
    return happens;
  }

  /** Does a deed that must be possible. */
  do(deed: Deed, by = 'director', reason?: string): JournalEntry {
    const result = this.try(deed, by, reason);
    if ('code' in result) throw new Error(`${deed.do} by ${by}: ${result.code}: ${result.message.say}`);
    return result;
  }

  try(deed: Deed, by = 'director', reason?: string): JournalEntry | Refusal {
    this.seconds += 3;
    const id = `c${String(this.state.journal.length + 1).padStart(6, '0')}`;
    const command = { id, by, at: clock(this.seconds), ...(reason === undefined ? {} : { reason }), deed };
    const done = act(this.state, command, this.world);
    if (!done.ok) {
      this.refused++;
      return done.error;
    }
    const before = this.state;
    this.state = done.value.state;
    this.#must(brokenByUndo(before, this.state, done.value.entry));
    if (this.state.journal.length % this.options.thoroughEvery === 0) this.check(false);
    return done.value.entry;
  }

  /** The whole check looks at a copy, so that nothing which was made before can help it. */
  check(deep = true): void {
    this.checks++;
    const state = deep ? structuredClone(this.state) : this.state;
    this.#must(brokenInvariants(state, this.world, deep));
  }

  #must(broken: readonly string[]): void {
    if (broken.length > 0)
      throw new Error(
        `seed ${this.options.seed}, command ${this.state.journal.length}: ${broken.join('; ')}`,
      );
  }
}

export function clock(seconds: number): string {
  return new Date(Date.UTC(2027, 0, 16, 14) + 1000 * seconds).toISOString();
}

export const EVENT = 'event';

/** Accepts what cannot be helped; faults that a director must mend are bugs here. */
export function acceptFaults(day: Rehearsal, n: number): number {
  const mendable = [
    'without-seat',
    'two-seats',
    'away-but-seated',
    'number-twice',
    'missing-results',
    'book-unknown',
  ];
  const faults = roundFaults(day.state, day.state.things.event.get(EVENT)!, n, day.world);
  for (const { code, key, message } of faults) {
    if (mendable.includes(code)) throw new Error(`round ${n}: ${message.say}`);
    day.do({ do: 'accept', event: EVENT, finding: key });
  }
  return faults.length;
}

export function figuresOf(day: Rehearsal, n: number, accepted: number): RoundFigures {
  const tables = tablesOf(day.state, EVENT, n);
  const engine = day.state.things.round.get(`${EVENT}/${n}`)?.seating?.['engine'];
  const seating: Record<string, number> = {};
  for (const { cost } of (engine ?? []) as readonly { readonly cost: Readonly<Record<string, number>> }[])
    for (const [name, figure] of Object.entries(cost)) seating[name] = (seating[name] ?? 0) + figure;
  return {
    round: n,
    tables: tables.length,
    twos: tables.filter(({ players }) => players.length === 2).length,
    seating,
    accepted,
  };
}

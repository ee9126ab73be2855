import { inEnglish } from '@forceout/rules/words';
import type { TableCommand } from './command.ts';
import { decideTable } from './decide.ts';
import type { Asking } from './decision.ts';
import { decideDue } from './due.ts';
import type { Entry } from './event.ts';
import { openTable } from './opening.ts';
import type { TableSettings } from './settings.ts';
import { evolveTable } from './table.ts';
import type { Table } from './table.ts';

export const SETTINGS: TableSettings = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  level: 'basic',
  season: 'even',
  seats: 2,
  bots: [],
  mode: 'auto',
  clock: 'exact',
  hints: false,
  spectators: true,
  judge: 'software',
  listed: true,
};
export const SEED = 'the seed of the table';
export const NAMES = new Map([
  ['ann', 'Ann'],
  ['bob', 'Bob'],
]);

/** A table and its log, for tests. */
export class Log {
  table: Table;
  readonly entries: Entry[];

  constructor(settings: Partial<TableSettings> = {}) {
    const all = { ...SETTINGS, ...settings };
    const events = openTable({ id: 'T', code: 'CODE', by: 'ann', settings: all, seed: SEED });
    this.entries = [{ seq: 1, at: 0, events }];
    this.table = evolveTable(null, this.entries[0]!);
  }

  asking(person: string, at: number): Asking {
    return { person, role: 'player', at, seed: SEED, fresh: { table: 'U', code: 'NEXT' } };
  }

  judge(person: string): void {
    const asking = { ...this.asking(person, 0), role: 'judge' } as const;
    const decision = decideTable(this.table, { do: 'judge' }, asking);
    if (!decision.ok) throw new Error(inEnglish(decision.refusal.message));
    this.table = evolveTable(this.table, { seq: this.table.seq + 1, at: 0, events: decision.events });
  }

  do(person: string, command: TableCommand, at = 0): string | null {
    const decision = decideTable(this.table, command, this.asking(person, at));
    if (!decision.ok) return decision.refusal.code;
    const entry = { seq: this.table.seq + 1, at, events: decision.events };
    const after = evolveTable(this.table, entry, decision.match);
    // What was known of the match is what its events come to.
    if (JSON.stringify(after) !== JSON.stringify(evolveTable(this.table, entry)))
      throw new Error(`${command.do} leads elsewhere`);
    this.table = after;
    this.entries.push(entry);
    return null;
  }

  tick(at: number): boolean {
    const decision = decideDue(this.table, { at, seed: SEED });
    if (decision === null || !decision.ok) return false;
    this.table = evolveTable(this.table, { seq: this.table.seq + 1, at, events: decision.events });
    return true;
  }

  start(at = 0): this {
    for (const [seat, person] of ['ann', 'bob'].entries()) this.do(person, { do: 'sit', seat }, at);
    for (const person of ['ann', 'bob'])
      this.do(person, { do: 'ready', ready: true, nonce: `nonce of ${person}` }, at);
    return this;
  }
}

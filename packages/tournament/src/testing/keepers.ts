import { Draws } from '@forceout/rules/kit';
import type { Deed, Refusal } from '../core/command.ts';
import { act } from '../core/evolve.ts';
import { roundOf } from '../core/state.ts';
import type { Tournament } from '../core/state.ts';
import type { TableThing } from '../core/things.ts';
import { readEntryLine, seatsFrom } from '../entry/line.ts';
import { sheetOf } from '../entry/questions.ts';
import { tablePoints } from '../results/table-points.ts';
import { procedureOf, tableResult } from '../results/table-result.ts';
import { WORLD } from './act.ts';
import { isSaid } from '../words/said.ts';

const PROCEDURE = procedureOf(WORLD.books, 'agloa-onsets-2026');

/** A sheet of paper: what is really on it. */
export interface Paper {
  readonly table: TableThing;
  readonly totals: readonly number[];
  readonly points: readonly number[];
}

/** A line that was saved: for which sheet it was meant, and how many of its digits were wrong. */
interface Typed {
  readonly at: string;
  readonly meant: string;
  readonly by: string;
  readonly wrong: number;
}

/** A round of sheets, typed by people who miss a digit now and then and look at the sheet when they are asked. */
export class Keepers {
  state: Tournament;
  readonly papers: readonly Paper[];
  readonly typed: Typed[] = [];
  slips = 0;
  private readonly draws: Draws;
  private readonly often: number;
  private count = 0;

  constructor(state: Tournament, seed: string, often: number) {
    this.state = state;
    this.often = often;
    this.draws = new Draws(seed, 'keepers');
    this.papers = [...state.things.table.values()].map((table) => {
      const totals = table.players.map(() => this.draws.below(31) - 2);
      return { table, totals, points: tablePoints(PROCEDURE, totals) };
    });
  }

  /** All sheets, then whatever is still open, until the round can be closed. */
  enterAll(people: (paper: Paper, index: number) => readonly string[]): void {
    for (const [index, paper] of this.papers.entries())
      for (const by of people(paper, index)) this.enter(paper, by);
    // A slip in the table's number may open a sheet that was done.
    for (let pass = 0; pass < 20; pass++)
      for (const paper of this.papers) if (!this.isDone(paper)) this.goOn(paper);
  }

  private isDone({ table }: Paper): boolean {
    return this.sheet(table.id)?.state === 'confirmed';
  }

  private sheet(table: string) {
    return this.state.things.sheet.get(table);
  }

  private goOn(paper: Paper): void {
    const sheet = this.sheet(paper.table.id);
    if (sheet?.state === 'conflict') return this.settle(paper);
    const free = ['kim', 'lee', 'max'].filter((by) => !sheet?.entries.some((entry) => entry.by === by));
    this.enter(paper, free[0]!);
  }

  /** A third person reads the sheet itself. */
  private settle(paper: Paper): void {
    this.do({ do: 'settle', table: paper.table.id, seats: seatsOf(paper) }, 'head', 'read from the sheet');
  }

  private enter(paper: Paper, by: string): void {
    const right = lineOf(paper);
    let asked = false;
    for (;;) {
      const { text, wrong } = this.mistyped(right);
      const line = readEntryLine(text);
      const table =
        line.is === 'sheet' ? this.papers.find((one) => one.table.number === line.table)?.table : undefined;
      const read = line.is === 'sheet' && table !== undefined ? seatsFrom(line.figures, table.players) : null;
      // What cannot be read is said at once, and typed again.
      if (table === undefined || read === null || isSaid(read)) continue;
      const deed = { do: 'enter', table: table.id, ...read } as const;
      const done = this.do(deed, by);
      if (done?.code === 'sure') {
        // Who is asked looks at the sheet and types it again; who is asked about a right line is sure.
        if (wrong > 0 && !asked) {
          asked = true;
          continue;
        }
        this.do({ ...deed, sure: (done.ask ?? []).map(({ code }) => code) }, by);
      } else if (done?.code === 'own-entry' && wrong === 0) return this.notMine(paper);
      else if (done !== null && wrong > 0) continue;
      this.slips += wrong;
      this.typed.push({ at: table.id, meant: paper.table.id, by, wrong });
      return;
    }
  }

  /** "You have entered this sheet", says the program, and the sheet is still in the hand: another one was typed there. */
  private notMine(paper: Paper): void {
    const is = this.sheet(paper.table.id)?.state;
    const deed = {
      do: 'correct',
      table: paper.table.id,
      seats: seatsOf(paper),
      kind: 'wrong-table',
    } as const;
    if (is === 'confirmed') this.do(deed, 'head', 'another sheet was typed here');
    else this.enter(paper, 'max');
  }

  private do(deed: Deed, by: string, reason?: string): Refusal | null {
    const id = `k${++this.count}`;
    const at = new Date(Date.UTC(2027, 0, 16, 10, 0, this.count)).toISOString();
    const done = act(this.state, { id, by, at, ...(reason === undefined ? {} : { reason }), deed }, WORLD);
    if (!done.ok) return done.error;
    this.state = done.value.state;
    return null;
  }

  private mistyped(line: string): { readonly text: string; readonly wrong: number } {
    let wrong = 0;
    const text = line.replaceAll(/\d/g, (digit) => {
      if (this.draws.below(1000) >= this.often * 1000) return digit;
      wrong++;
      return String((Number(digit) + 1 + this.draws.below(9)) % 10);
    });
    return { text, wrong };
  }

  /** Sheets that are confirmed with match points that are not those of the paper, and all lines about them. */
  wrongPoints(): readonly { readonly table: string; readonly lines: readonly Typed[] }[] {
    return this.papers.flatMap(({ table, points }) => {
      const sheet = this.sheet(table.id)!;
      const result = tableResult(sheetOf(table.id, sheet.seats), [], PROCEDURE);
      const order = table.players.map((player) => result.find((one) => one.player === player)!.points);
      if (order.join() === points.join()) return [];
      return {
        table: table.id,
        lines: this.typed.filter(({ at, meant }) => at === table.id || meant === table.id),
      };
    });
  }

  isClosable(event: string): boolean {
    return (
      roundOf(this.state, event, 1).state !== 'closed' && this.papers.every((paper) => this.isDone(paper))
    );
  }
}

function lineOf({ table, totals, points }: Paper): string {
  return `${table.number} ${totals.join(' ')} = ${points.join(' ')}`;
}

function seatsOf({ table, totals }: Paper) {
  return table.players.map((player, seat) => ({ player, total: totals[seat]! }));
}

import { pastOf } from '@forceout/client';
import type { Done, Happened, Numbered, Past, Refused, TableCommand, TableView } from '@forceout/client';
import { ALL_BOTS_MS, analystFor, hintIn, makeBot } from '@forceout/players';
import type { Action, Analyst, Bot, Language } from '@forceout/players';
import { view } from '@forceout/rules/match';
import type { Seat } from '@forceout/rules/match';
import {
  botsMayAct,
  entriesOf,
  evolveTable,
  happened,
  HostedTable,
  tableFor,
  tableView,
} from '@forceout/table';
import type { Party, Table } from '@forceout/table';
import type { KeptMatch, Plan } from './protocol.ts';

export interface Surroundings {
  /** Milliseconds. */
  readonly now: () => number;
  /** Calls back after so many milliseconds; what it returns takes that back. */
  readonly after: (milliseconds: number, call: () => void) => () => void;
  readonly changed: () => void;
}

interface Intended {
  readonly seat: Seat;
  readonly action: Action;
  readonly after: number;
}

/** A table without a server: this browser keeps its log, its clock and its bots. */
export class LocalTable {
  readonly #plan: Plan;
  readonly #hosted: HostedTable;
  readonly #names: ReadonlyMap<string, string>;
  readonly #bots: readonly (Bot | null)[];
  readonly #around: Surroundings;
  readonly #analyst: Analyst;
  /** The moment at which the table's clock stood at 0. */
  readonly #origin: number;
  readonly #silent = new Set<Seat>();
  #forget: () => void = () => {};

  constructor(kept: KeptMatch | Plan, around: Surroundings) {
    const plan = 'plan' in kept ? kept.plan : kept;
    this.#plan = plan;
    this.#around = around;
    const party = partyOf(plan);
    this.#names = new Map(party.people.map(({ name }) => [name, name]));
    this.#hosted = 'plan' in kept ? resumed(party, kept) : new HostedTable(party);
    // The time during which the page was closed is nobody's.
    this.#origin = around.now() - (this.#hosted.entries.at(-1)?.at ?? 0);
    this.#analyst = analystFor(plan.settings);
    this.#bots = plan.levels.map((level, seat) =>
      level === null ? null : makeBot(level, `${plan.seed} bot ${seat}`, this.#analyst, around.now),
    );
    this.#wake();
  }

  get kept(): KeptMatch {
    const { entries, table } = this.#hosted;
    return { plan: this.#plan, entries, over: table.state === 'over' };
  }

  /** How much has happened: the number of the view that shows it. */
  get seq(): number {
    return this.#hosted.table.seq;
  }

  /** What this seat sees: the same as at a table on a server. */
  view(you: Seat): TableView {
    return this.#shown(this.#hosted.table, you);
  }

  /** What led to the view of this seat. */
  events(you: Seat): readonly Happened[] {
    const { table, entries } = this.#hosted;
    return happened(table, entries.at(-1) ?? { events: [] }, you, this.#names);
  }

  /** What this seat could have seen from the beginning. */
  past(you: Seat): Past {
    const views: Numbered[] = [];
    let table: Table | null = null;
    for (const entry of this.#hosted.entries) {
      table = evolveTable(table, entry);
      const events = happened(table, entry, you, this.#names);
      views.push({ seq: entry.seq, view: this.#shown(table, you), events });
    }
    const [first, ...later] = views;
    if (first === undefined) throw new Error('a table has at least one entry');
    return pastOf([first, ...later]);
  }

  #shown(table: Table, you: Seat): TableView {
    return { ...tableView(table, you, this.#names), origin: this.#origin };
  }

  async do(seat: Seat, command: TableCommand): Promise<Done> {
    if (command.do === 'finish' || command.do === 'seen') return this.#together(command);
    if (command.do !== 'play') return refused('not-here', 'There is no such thing at a table on one device.');
    return this.#said(this.#hosted.submit(seat, command, this.#now()));
  }

  /** Whoever holds the device speaks for everybody who shares it. */
  #together(command: TableCommand): Done {
    const people = this.#plan.levels.flatMap((level, seat) => (level === null ? [seat] : []));
    const answers = people.map((seat) => this.#hosted.submit(seat, command, this.#now()));
    // Who has acted already has seen the result, and need not say so.
    const refusal = command.do === 'seen' ? null : answers.find((one) => one !== null);
    return this.#said(refusal ?? null);
  }

  /** The coach's word for this seat, a step at a time. */
  hint(seat: Seat, step: 1 | 2 | 3, language: Language): string | null {
    if (!this.#plan.hints) return null;
    const steps = hintIn(language, view(this.#hosted.match, seat), seat, this.#analyst);
    return steps?.[step - 1] ?? null;
  }

  stop(): void {
    this.#forget();
  }

  /** The table's clock, in whole milliseconds, which never runs back. */
  #now(): number {
    const last = this.#hosted.entries.at(-1)?.at ?? 0;
    return Math.max(last, Math.round(this.#around.now() - this.#origin));
  }

  #said(refusal: Refused | null): Done {
    if (refusal !== null) return { ok: false, refusal };
    this.#silent.clear();
    this.#wake();
    this.#around.changed();
    return { ok: true, seq: this.seq };
  }

  /** Sets the alarm for whatever happens next by itself: the clock, or the bot that is first. */
  #wake(): void {
    this.#forget();
    const { table, dueAt } = this.#hosted;
    if (table.state === 'over') return;
    // What a machine takes to think is a part of the thought.
    const asked = this.#now();
    const bot = this.#firstBot();
    const botAt = bot === null ? Infinity : asked + bot.after * 1000;
    if (dueAt !== null && dueAt <= botAt) this.#later(dueAt, () => this.#ticks(dueAt));
    else if (bot !== null) this.#later(botAt, () => this.#botActs(bot));
  }

  #later(at: number, call: () => void): void {
    this.#forget = this.#around.after(Math.max(0, at - this.#now()), call);
  }

  #ticks(dueAt: number): void {
    if (this.#hosted.tick(Math.max(dueAt, this.#now())) === 'done') this.#said(null);
  }

  #firstBot(): Intended | null {
    const { match, table } = this.#hosted;
    if (!botsMayAct(table)) return null;
    const limitMs = ALL_BOTS_MS / Math.max(1, this.#bots.filter((bot) => bot !== null).length);
    let first: Intended | null = null;
    this.#bots.forEach((bot, seat) => {
      if (bot === null || this.#silent.has(seat)) return;
      const intent = bot.intend(view(match, seat), seat, limitMs);
      if (intent === null) return;
      if (first === null || intent.after < first.after) first = { seat, ...intent };
    });
    return first;
  }

  #botActs({ seat, action }: Intended): void {
    if (this.#hosted.act(seat, action, this.#now()) === null) {
      this.#said(null);
      return;
    }
    // Who was refused is not asked again until something happens.
    this.#silent.add(seat);
    this.#wake();
  }
}

function partyOf({ settings, levels, seed, nonces = [], shakes, hints }: Plan): Party {
  const people = settings.players.map((name, seat) => ({
    name,
    bot: levels[seat] ?? null,
    nonce: nonces[seat] ?? '',
  }));
  return { settings: tableFor(settings, levels, { shakes, hints }), people, seed };
}

/** Matches that an older version kept have only the match's own log. */
function resumed(party: Party, kept: KeptMatch): HostedTable {
  return new HostedTable(party, kept.entries ?? entriesOf(party, kept.log ?? []));
}

function refused(code: string, message: string): Done {
  return { ok: false, refusal: { code, message } };
}

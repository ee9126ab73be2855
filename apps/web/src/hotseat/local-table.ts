import { pastOf } from '@forceout/client';
import type { Done, Numbered, Past, TableCommand, TableView } from '@forceout/client';
import { ALL_BOTS_MS, Table, analystFor, hint, makeBot, nextAlarm, parseAction } from '@forceout/players';
import type { Action, Analyst, Bot } from '@forceout/players';
import { evolve, view } from '@forceout/rules/match';
import type { Match, Seat } from '@forceout/rules/match';
import { HERE } from './protocol.ts';
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

/** A table without a server: the engine, its dice, its clock and its bots. One road for people and bots alike. */
export class LocalTable {
  readonly #plan: Plan;
  readonly #table: Table;
  readonly #bots: readonly (Bot | null)[];
  readonly #around: Surroundings;
  readonly #analyst: Analyst;
  /** The moment at which the match's clock stood at 0. */
  readonly #origin: number;
  readonly #silent = new Set<Seat>();
  #forget: () => void = () => {};

  constructor(kept: KeptMatch | Plan, around: Surroundings) {
    const plan = 'plan' in kept ? kept.plan : kept;
    this.#plan = plan;
    this.#around = around;
    this.#table = 'plan' in kept ? Table.resume(kept.log, plan.seed) : new Table(plan.settings, plan.seed);
    this.#origin = around.now() - this.#table.match.now * 1000;
    this.#analyst = analystFor(plan.settings);
    this.#bots = plan.levels.map((level, seat) =>
      level === null ? null : makeBot(level, `${plan.seed} bot ${seat}`, this.#analyst, around.now),
    );
    this.#wake();
  }

  get kept(): KeptMatch {
    const { log, match } = this.#table;
    return { plan: this.#plan, log, over: match.phase.kind === 'finished' };
  }

  /** How much has happened: the number of the view that shows it. */
  get seq(): number {
    return this.#table.log.length;
  }

  /** What this seat sees: the same shape as a table on a server has. */
  view(you: Seat): TableView {
    return this.#shown(this.#table.match, you);
  }

  /** What this seat could have seen from the beginning. The clock tells one deed from the next. */
  past(you: Seat): Past {
    const { log } = this.#table;
    let match: Match | null = null;
    const views: Numbered[] = [];
    for (const [index, event] of log.entries()) {
      match = evolve(match, event);
      if (log[index + 1] === undefined || log[index + 1]!.type === 'time')
        views.push({ seq: index + 1, view: this.#shown(match, you) });
    }
    const [first, ...later] = views;
    if (first === undefined) throw new Error('a match has begun');
    return pastOf([first, ...later]);
  }

  #shown(match: Match, you: Seat): TableView {
    const { settings, levels, hints } = this.#plan;
    const { rulebook, division, level, season, mode, clock } = settings;
    return {
      id: HERE,
      code: '',
      settings: {
        rulebook,
        division,
        level,
        season,
        mode,
        clock,
        hints,
        seats: settings.players.length === 2 ? 2 : 3,
        bots: levels.filter((one) => one !== null),
        spectators: false,
        judge: 'software',
        listed: false,
      },
      state: match.phase.kind === 'finished' ? 'over' : 'playing',
      you,
      judging: false,
      seats: settings.players.map((name, seat) => ({ name, ready: true, bot: levels[seat] ?? null })),
      judge: null,
      commitment: null,
      seed: null,
      origin: this.#origin,
      match: view(match, you),
      wishes: [],
      rematch: [],
      next: null,
      talk: [],
    };
  }

  async do(seat: Seat, command: TableCommand): Promise<Done> {
    if (command.do === 'finish')
      return this.#said(this.#table.command('clock', { do: 'last-shake' }, this.#now()));
    if (command.do !== 'play') return refused('not-here', 'There is no such thing at a table on one device.');
    const action = parseAction(command.deed, this.#plan.settings);
    if (!action.ok) return refused('malformed', action.error);
    return this.#said(this.#table.act(seat, action.value, this.#now()));
  }

  /** The coach's word for this seat, a step at a time. */
  hint(seat: Seat, step: 1 | 2 | 3): string | null {
    const found = this.#plan.hints ? hint(view(this.#table.match, seat), seat, this.#analyst) : null;
    return found?.[step - 1] ?? null;
  }

  stop(): void {
    this.#forget();
  }

  #now(): number {
    // The match's clock is in seconds and never runs back.
    return Math.max(this.#table.match.now, (this.#around.now() - this.#origin) / 1000);
  }

  #said(refusal: { readonly code: string; readonly message: string; readonly rule: string } | null): Done {
    if (refusal !== null) return { ok: false, refusal };
    this.#silent.clear();
    this.#wake();
    this.#around.changed();
    return { ok: true, seq: this.#table.log.length };
  }

  /** Sets the alarm for whatever happens next by itself: the clock, or the bot that is first. */
  #wake(): void {
    this.#forget();
    const { match } = this.#table;
    if (match.phase.kind === 'finished') return;
    // What a machine takes to think is a part of the thought.
    const asked = this.#now();
    const alarm = nextAlarm(match, { shakes: this.#plan.shakes });
    const bot = this.#firstBot();
    const botAt = bot === null ? Infinity : asked + bot.after;
    if (alarm !== null && alarm.at <= botAt)
      this.#later(
        alarm.at - this.#now(),
        () => void this.#said(this.#table.command('clock', alarm.deed, Math.max(alarm.at, this.#now()))),
      );
    else if (bot !== null) this.#later(botAt - this.#now(), () => this.#botActs(bot));
  }

  #later(seconds: number, call: () => void): void {
    this.#forget = this.#around.after(Math.max(0, seconds) * 1000, call);
  }

  #firstBot(): Intended | null {
    const { match } = this.#table;
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
    const refusal = this.#table.act(seat, action, this.#now());
    if (refusal === null) {
      void this.#said(null);
      return;
    }
    // Who was refused is not asked again until something happens.
    this.#silent.add(seat);
    this.#wake();
  }
}

function refused(code: string, message: string): Done {
  return { ok: false, refusal: { code, message } };
}

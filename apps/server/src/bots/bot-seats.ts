import { createHash } from 'node:crypto';
import { ALL_BOTS_MS } from '@forceout/players';
import type { Action } from '@forceout/players';
import { duties, view } from '@forceout/rules/match';
import { botSeats, botsMayAct } from '@forceout/table';
import type { BotSeat, Table, TableEvent } from '@forceout/table';
import type { Outcome } from '../tables/outcome.ts';
import type { Thinkers } from './thinkers.ts';

/** What bots need of the table they sit at. */
export interface Room {
  readonly table: () => Table;
  /** The table's; a bot thinks with something drawn from it. */
  readonly seed: () => string;
  /** The bot's act, on the road of all commands, unless something has happened since the moment it thought about. */
  readonly act: (bot: BotSeat, moment: number, action: Action) => Promise<Outcome>;
  /** Service time. */
  readonly now: () => number;
  /** The bots know now when they act next, or that they wait. */
  readonly planned: () => void;
  readonly failed: (error: unknown) => void;
}

export interface BotMinds {
  readonly thinkers: Pick<Thinkers, 'ask'>;
  /** Multiplies the time of thought; 1 is natural. */
  readonly pace: number;
}

interface Plan {
  readonly bot: BotSeat;
  readonly action: Action;
  /** Service time. */
  readonly at: number;
}

/** What could not be written, or thought, is tried again after this time. */
const AGAIN_AFTER = 1000;
/** How often bots think again about one moment. */
const MOST_REFUSALS = 3;

/**
 * The bots of one table in one process. They see what their seats see, and are asked anew whenever something has
 * happened; the first intention is acted on. The process that wrote the last entry thinks; another one steps in when
 * what the bots should have done is overdue, and the log takes only one of them.
 */
export class BotSeats {
  readonly #minds: BotMinds;
  readonly #room: Room;
  /** The sequence of the last entry that bots care about. */
  #moment = 0;
  #thinking = 0;
  #plans: readonly Plan[] = [];
  #thought = -1;
  #notBefore = 0;
  #refusals = 0;

  constructor(minds: BotMinds, room: Room) {
    this.#minds = minds;
    this.#room = room;
  }

  get moment(): number {
    return this.#moment;
  }

  /** When a bot acts next, as far as this process knows. */
  get nextAt(): number | null {
    const at = this.#thought === this.#moment ? this.#plans[0]?.at : undefined;
    return at === undefined ? null : Math.max(at, this.#notBefore);
  }

  /** Something has happened; talk and scratch paper interrupt no thought. */
  saw(seq: number, events: readonly TableEvent[]): void {
    const matters = events.some(
      (event) => event.type === 'seen' || (event.type === 'played' && event.deed !== 'scratch'),
    );
    if (matters) [this.#moment, this.#refusals] = [seq, 0];
  }

  /** Thinks about the moment, unless that is done or under way. */
  consider(): void {
    if (this.#thought === this.#moment) return this.#room.planned();
    if (this.#thinking !== this.#moment && botsMayAct(this.#room.table())) void this.#think();
  }

  /** Acts if it is time. */
  async tick(): Promise<void> {
    const [plan] = this.#plans;
    const at = this.nextAt;
    if (at === null || plan === undefined) return this.consider();
    if (at > this.#room.now()) return;
    const outcome = await this.#room.act(plan.bot, this.#moment, plan.action);
    if (outcome.is === 'unknown') this.#notBefore = this.#room.now() + AGAIN_AFTER;
    else if (outcome.is === 'refused') this.#refused(plan);
  }

  /** A bot that was wrong about something thinks again; one that insists waits until something happens. */
  #refused(plan: Plan): void {
    this.#plans = this.#plans.filter((one) => one !== plan);
    if (++this.#refusals > MOST_REFUSALS) return;
    this.#thought = -1;
    this.consider();
  }

  async #think(): Promise<void> {
    const moment = this.#moment;
    this.#thinking = moment;
    const table = this.#room.table();
    try {
      const plans = await Promise.all(botSeats(table).map((bot) => this.#plan(table, bot)));
      if (this.#moment !== moment) return;
      this.#plans = plans.filter((plan) => plan !== null).toSorted((a, b) => a.at - b.at);
      [this.#thought, this.#notBefore] = [moment, 0];
      this.#room.planned();
    } catch (error) {
      // The sweep finds the table overdue and asks again.
      this.#room.failed(error);
    } finally {
      if (this.#thinking === moment) this.#thinking = 0;
    }
  }

  async #plan(table: Table, bot: BotSeat): Promise<Plan | null> {
    const { match, origin } = table;
    if (match === null) return null;
    const limits = duties(match).flatMap((duty) =>
      duty.seat === bot.seat && duty.by !== null ? [duty.by] : [],
    );
    const { seat, level } = bot;
    const intent = await this.#minds.thinkers.ask(
      {
        ask: 'intend',
        table: table.id,
        seat,
        level,
        seed: seedOf(this.#room.seed(), seat),
        view: view(match, seat),
        limitMs: ALL_BOTS_MS / botSeats(table).length,
      },
      origin + Math.min(...limits) * 1000,
    );
    if (intent === null) return null;
    // A call of time is for one clock, and neither early nor late.
    const call = intent.action.do === 'time-up';
    // A whole millisecond, as all instants are.
    const at = origin + Math.ceil((match.now + intent.after * (call ? 1 : this.#minds.pace)) * 1000);
    // An intention that stands keeps its time.
    const before = this.#plans.find((plan) => plan.bot.seat === bot.seat);
    const same =
      !call && before !== undefined && JSON.stringify(before.action) === JSON.stringify(intent.action);
    return { bot, action: intent.action, at: same ? Math.min(before.at, at) : at };
  }
}

/** A bot's chance comes from the table's seed, so that it thinks alike after a restart, but it cannot tell the dice. */
function seedOf(seed: string, seat: number): string {
  return createHash('sha256').update(`bot ${seat} ${seed}`).digest('hex');
}

import { inEnglish } from '@forceout/rules/words';
import { ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { roundEnds } from '@forceout/rules/match';
import type { Match } from '@forceout/rules/match';
import type { Table } from '@forceout/table';
import { bellOf, bellTimes, openRound, tablesOf } from '@forceout/tournament';
import type { Actor, BellThing, Deed, TableThing } from '@forceout/tournament';
import { passedOn, problem } from '../people/problem.ts';
import type { Problem } from '../people/problem.ts';
import { readCode } from '../people/secrets.ts';
import type { Tables } from '../tables/tables.ts';
import type { Days } from './days.ts';
import type { DayHost } from './host.ts';
import { isWarnedElsewhere, seatsOf, warningsIn, zerosIn } from './online-result.ts';
import { worldOf } from './seats.ts';

/** By whom results and warnings of online tables are brought in. */
export const ONLINE: Actor = { name: 'server', role: 'server', school: null };
/** Speaks at the tables of a day with a director's word. */
const BELL = { person: 'bell of the day', role: 'director' } as const;
const LOOK_EVERY = 1000;
const BY_THE_BELL = 'the bell is paused';
/** Clocks of a match and of the room are set right when they differ by more. */
const CLOSE_ENOUGH = 1500;

/** Online tables of all days: opened from the seating, under the bell of the room, their results brought in. */
export class OnlineTables {
  readonly #days: Days;
  readonly #tables: Tables;
  /** Days that have such tables in a round that runs. */
  readonly #live = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | null = null;
  #nextLook: Promise<void> | null = null;

  constructor(days: Days, tables: Tables) {
    this.#days = days;
    this.#tables = tables;
    days.onEntry((host) => {
      if (onlineNow(host).length > 0) this.#live.add(host.day.id);
    });
    this.#timer = setInterval(() => void (this.#looking ?? this.look()), LOOK_EVERY);
    this.#timer.unref();
  }

  /** A day that was running when the server went away. */
  watch(day: string): void {
    this.#live.add(day);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await (this.#nextLook ?? this.#looking);
  }

  /** Brings every table and its day together as they are now; whatever was missed is caught up with here. */
  look(): Promise<void> {
    // A look that is under way may have seen a table before the last word there; the next one sees it.
    if (this.#looking !== null)
      return (this.#nextLook ??= this.#looking.then(() => {
        this.#nextLook = null;
        return this.look();
      }));
    this.#looking = this.#lookAt().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #lookAt(): Promise<void> {
    for (const day of this.#live) {
      try {
        const host = await this.#days.host(day);
        const tables = host === null ? [] : onlineNow(host);
        if (host === null || tables.length === 0) {
          this.#live.delete(day);
          continue;
        }
        host.usedAt = host.now();
        await Promise.all(tables.map((table) => this.#settle(host, table)));
      } catch (error) {
        this.#days.parts.onTrouble?.('online tables could not be looked after', error);
      }
    }
  }

  async #settle(host: DayHost, table: TableThing): Promise<void> {
    const bell = bellOf(host.state, table.event, table.round);
    if (bell === null) return;
    if (table.match === undefined) return this.#open(host, table);
    const playing = await this.#tables.host(table.match);
    if (playing === null) return;
    const { table: there } = playing;
    if (there.match === null) return;
    if (there.state === 'playing') {
      await this.#ring(host, table, there, there.match, bell);
      await this.#warn(host, table, there.match);
    }
    await this.#tell(host, table, playing.table.match ?? there.match);
  }

  async #open(host: DayHost, table: TableThing): Promise<void> {
    const event = host.state.things.event.get(table.event)!;
    const book = worldOf(host.state).books(event.rulebook);
    if (book === null) return;
    const { house } = book;
    const opened = await this.#tables.open(
      {
        rulebook: event.rulebook,
        ...(house === undefined ? {} : { house }),
        division: event.division ?? book.divisions[0]!,
        level: event.level ?? 'adventurous',
        season: event.season ?? 'even',
        seats: table.players.length === 2 ? 2 : 3,
        bots: [],
        mode: 'auto',
        clock: 'exact',
        hints: false,
        spectators: false,
        judge: 'software',
        listed: false,
      },
      host.day.openedBy ?? ONLINE.name,
    );
    if (!opened.ok) return this.#days.parts.onTrouble?.('an online table could not be opened', opened.error);
    // Should two processes open one, the second is never named and nobody finds it.
    const { id: match, code } = opened.value;
    await submit(host, `match-${table.id}`, { do: 'online-match', table: table.id, match, code });
  }

  /** The bell of the room rings here too; a match that began later or stood still ends with the room all the same. */
  async #ring(host: DayHost, table: TableThing, there: Table, match: Match, bell: BellThing): Promise<void> {
    const play = (name: string, deed: { readonly do: string; readonly [field: string]: string | number }) =>
      this.#tables.submit(BELL, there.id, name, { do: 'play', deed });
    const times = bellTimes(bell, table.minutes ?? 0);
    const now = host.now();
    const paused = match.paused?.reason === BY_THE_BELL;
    if (times.held !== null) {
      if (match.paused === null)
        await play(`pause-${bell.pauses.length}`, { do: 'pause', reason: BY_THE_BELL });
      return;
    }
    if (paused) await play(`resume-${bell.pauses.length}`, { do: 'resume' });
    const { state } = match.round;
    if (state !== 'stopped' && now >= times.stop) {
      await play('bell-stop', { do: 'stop-round' });
      return;
    }
    if (state !== 'open') return;
    if (now >= times.lastShake) {
      await play('bell-last-shake', { do: 'last-shake' });
      return;
    }
    // Its own clock counts from its own beginning; it must not ring before the room does.
    const own = there.origin + roundEnds(match).lastShake * 1000 - this.#tables.now();
    const late = times.lastShake - now - own;
    if (late > CLOSE_ENOUGH)
      await play(`bell-${Math.round(times.lastShake)}-${there.seq}`, {
        do: 'add-time',
        seconds: late / 1000,
      });
  }

  /** IX-C: warnings follow a player through the day, so that a match knows of those that were given elsewhere. */
  async #warn(host: DayHost, table: TableThing, match: Match): Promise<void> {
    for (const [seat, player] of table.players.entries())
      if (isWarnedElsewhere(host, table, player) && !match.warnings.includes(seat))
        await this.#tables.submit(BELL, table.match!, `warned-before-${seat}`, {
          do: 'play',
          deed: { do: 'judge-warns', player: seat },
        });
  }

  /** Calls for a judge, rulings and then the result go into the day: once its sheet is in, a table is not looked at again. */
  async #tell(host: DayHost, table: TableThing, match: Match): Promise<void> {
    const { paused, zeroed, phase } = match;
    if (paused !== null && paused.reason !== BY_THE_BELL)
      await submit(host, `call-${table.match}-${Math.round(paused.at)}`, {
        do: 'call',
        table: table.id,
        why: paused.reason === '' ? 'online table' : paused.reason.slice(0, 300),
      });
    for (const { name, ...ruling } of [...warningsIn(host, table, match), ...zerosIn(table, zeroed)])
      await submit(host, name, { do: 'rule', table: table.id, judges: [ONLINE.name], ...ruling });
    if (phase.kind !== 'finished') return;
    const seats = seatsOf(match, table.players);
    await submit(host, `result-${table.match}`, { do: 'online-result', table: table.id, seats });
  }

  /** A player takes the own seat, with the code that is on the card of the table. */
  async claim(
    host: DayHost,
    person: string,
    { number, code }: { readonly number: number; readonly code: string },
  ): Promise<Result<{ readonly table: string; readonly seat: number }, Problem>> {
    const player = [...host.state.things.player.values()].find((one) => one.number === number);
    const table = onlineNow(host).find(
      ({ players, match }) => match !== undefined && player !== undefined && players.includes(player.id),
    );
    if (table?.match === undefined || player === undefined)
      return problem(404, 'no-online-table', 'This number has no online table in this round.');
    const playing = await this.#tables.host(table.match);
    if (playing === null || playing.table.code !== readCode(code))
      return problem(403, 'wrong-code', 'This is not the code of your table.');
    const seat = table.players.indexOf(player.id);
    // Whoever comes back after a lost line sits there already.
    if (playing.table.seats[seat]?.person === person) return ok({ table: table.match, seat });
    const asker = { person, role: 'player' } as const;
    const done = await this.#tables.submit(asker, table.match, `claim-${number}-${playing.table.seq}`, {
      do: 'sit',
      seat,
    });
    if (done.is === 'refused') return passedOn(409, done.refusal.code, inEnglish(done.refusal.message));
    return done.is === 'done'
      ? ok({ table: table.match, seat })
      : problem(503, 'try-again', 'That did not work just now; please try again.');
  }
}

const RUNNING = ['running', 'last-shake', 'stopped', 'collecting'];

/** Tables that play online in rounds that run, and whose sheets are not in. */
function onlineNow({ state }: DayHost): readonly TableThing[] {
  return [...state.things.event.values()].flatMap((event) => {
    const n = openRound(state, event);
    const is = n === null ? '' : (state.things.round.get(`${event.id}/${n}`)?.state ?? '');
    if (n === null || !RUNNING.includes(is)) return [];
    return tablesOf(state, event.id, n).filter(
      ({ id, online, leftOut }) => online === true && leftOut === undefined && !state.things.sheet.has(id),
    );
  });
}

async function submit(host: DayHost, id: string, deed: Deed): Promise<void> {
  const name = id.slice(0, 64);
  // Most of what is looked at every second has been said before.
  if (host.knows(name)) return;
  await host.submit(ONLINE, { id: name, deed });
}

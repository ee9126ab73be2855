import { setTimeout as sleep } from 'node:timers/promises';
import { earliest, planned, reviewWords, shakeReportWords, tableOf } from '@forceout/players';
import type { HintStep, Length, LevelName, Pending } from '@forceout/players';
import { bookOf } from '@forceout/rules';
import { publicEvents, view } from '@forceout/rules/match';
import type { Match, MatchSettings, Seat } from '@forceout/rules/match';
import { botsMayAct, parseAction } from '@forceout/table';
import type { HostedTable } from '@forceout/table';
import { promptFor, screen } from './play-screen.ts';
import { eventWords, writtenWords } from './play-events.ts';
import type { Terminal } from './play-terminal.ts';
import type { Thinker } from './play-thinker.ts';
import { picksLine } from './legal-picks.ts';
import { readTyped } from './play-words.ts';
import { paint } from '../style.ts';
import { language, told, words } from '../words/language.ts';

const TICK_MS = 1000;

export interface LivePlan {
  readonly settings: MatchSettings;
  readonly seed: string;
  readonly length: Length;
  /** By seat; null is somebody at the keyboard. */
  readonly levels: readonly (LevelName | null)[];
}

type Happening = 'line' | 'thought' | 'bot' | 'alarm' | 'tick';

/** A match in real time: bots think elsewhere, people type whenever they like. */
export class LiveMatch {
  readonly table: HostedTable;
  readonly #people: readonly Seat[];
  readonly #thinker: Thinker;
  readonly #terminal: Terminal;
  /** Milliseconds since the match began. */
  readonly #clock: () => number;
  readonly #help: string;
  /** What bots are about to do, and the state of the match that they were asked about. */
  #pending: readonly (Pending | null)[] = [];
  #askedAbout: Match | null = null;
  #thinking: Promise<void> | null = null;
  #hintStep = 0;
  #toldUpTo = 0;

  constructor(plan: LivePlan, thinker: Thinker, terminal: Terminal, clock = sinceNow()) {
    this.table = tableOf(plan.settings, plan.seed, plan.length, plan.levels);
    this.#people = plan.levels.flatMap((level, seat) => (level === null ? [seat] : []));
    this.#clock = clock;
    this.#help = words().typed.help[bookOf(plan.settings)?.game ?? 'onsets'];
    this.#thinker = thinker;
    this.#terminal = terminal;
  }

  async run(): Promise<void> {
    this.#terminal.say(this.#help);
    let shown = '';
    let happened: 'quit' | 'on' = 'on';
    while (happened === 'on' && this.table.match.phase.kind !== 'finished') {
      await this.#tell();
      const seat = this.#atTheKeyboard();
      const now = screen(view(this.table.match, seat), seat);
      if (now !== shown) this.#terminal.say(`\n${now}`);
      shown = now;
      happened = await this.#next(seat);
    }
    await this.#tell();
    await this.#farewell();
  }

  /** Waits for a line, a bot or the clock, whichever comes first, and lets it happen. */
  async #next(seat: Seat): Promise<'quit' | 'on'> {
    const { match } = this.table;
    const toSee = this.#toSee();
    // Nobody reads along where lines come from a file.
    if (!this.#terminal.isLive) this.#haveSeen(toSee);
    this.#askBots();
    const stop = new AbortController();
    const waits: Promise<Happening>[] = [];
    const wait = (seconds: number, what: Happening): void => {
      waits.push(sleep(Math.max(0, seconds * 1000), what, { signal: stop.signal }).catch(() => what));
    };
    const mine = view(match, seat);
    const hasDuty = mine.duties.some((duty) => duty.seat === seat);
    if (this.#people.length > 0 && (hasDuty || this.#terminal.isLive))
      waits.push(this.#terminal.heard().then(() => 'line'));
    if (this.#thinking !== null) waits.push(this.#thinking.then(() => 'thought'));
    const bot = earliest(this.#pending);
    if (bot !== null) wait(this.#pending[bot]!.at - this.#now(), 'bot');
    const { dueAt } = this.table;
    if (dueAt !== null) wait((dueAt - this.#clock()) / 1000, 'alarm');
    if (waits.length === 0) return 'quit';
    const goesOn = toSee.length > 0 && !hasDuty ? `${words().table.enterGoesOn} ` : '';
    this.#terminal.prompt(`${goesOn}${promptFor(mine, seat, this.#now())}`);
    wait(TICK_MS / 1000, 'tick');
    const what = await Promise.race(waits);
    stop.abort();
    switch (what) {
      case 'thought':
      case 'tick':
        return 'on';
      case 'alarm':
        this.table.tick(Math.max(this.#milliseconds(), dueAt ?? 0));
        return 'on';
      case 'bot': {
        const { action } = this.#pending[bot!]!;
        this.#pending = this.#pending.with(bot!, null);
        // Who is refused is not asked again until something happens.
        this.table.act(bot!, action, this.#milliseconds());
        return 'on';
      }
      case 'line':
        return this.#typed(seat);
    }
  }

  /** Once for every state of the match; an answer about an older one is forgotten. */
  #askBots(): void {
    const { match } = this.table;
    if (this.#askedAbout === match || !botsMayAct(this.table.table)) return;
    this.#askedAbout = match;
    const views = match.settings.players.map((_, seat) =>
      this.#people.includes(seat) ? null : view(match, seat),
    );
    const before = this.#pending;
    // What a machine takes to think is a part of the thought.
    const asked = Math.max(this.#now(), match.now);
    this.#pending = [];
    this.#thinking = this.#thinker.ask('intend', { views }).then((intents) => {
      if (this.#askedAbout !== match) return;
      this.#thinking = null;
      this.#pending = intents.map((intent, seat) => planned(intent, before[seat] ?? null, asked));
    });
  }

  async #typed(seat: Seat): Promise<'quit' | 'on'> {
    const line = this.#terminal.take();
    if (line === null) return 'quit';
    const { match } = this.table;
    const mine = view(match, seat);
    const toSee = this.#toSee();
    if (line.trim() === '' && toSee.length > 0 && !mine.duties.some((duty) => duty.seat === seat)) {
      this.#haveSeen(toSee);
      return 'on';
    }
    const typed = readTyped(line, mine, seat);
    if (!typed.ok) this.#terminal.say(paint(typed.error, 'red'));
    else if (typed.value.kind === 'quit') return 'quit';
    else if (typed.value.kind === 'help') this.#terminal.say(this.#help);
    else if (typed.value.kind === 'look') this.#terminal.say(screen({ ...mine, now: this.#now() }, seat));
    else if (typed.value.kind === 'hint') await this.#hint(seat);
    else {
      const action = parseAction(typed.value.action, match.settings);
      const refusal = action.ok
        ? this.table.act(seat, action.value, this.#milliseconds())
        : { message: action.error };
      if (refusal === null) this.#hintStep = 0;
      else {
        const rule = 'rule' in refusal ? paint(` [${refusal.rule}]`, 'dim') : '';
        this.#terminal.say(`${paint(told(refusal.message), 'red')}${rule}`);
        if (typed.value.action['do'] === 'pick') this.#terminal.say(picksLine(mine));
      }
    }
    return 'on';
  }

  /** Who still has the result of a shake before them; bots begin none until then. */
  #toSee(): readonly Seat[] {
    const { match, toSee } = this.table.table;
    return match?.phase.kind === 'between-shakes' ? toSee.filter((seat) => this.#people.includes(seat)) : [];
  }

  /** All who sit at this keyboard read the same screen. */
  #haveSeen(seats: readonly Seat[]): void {
    for (const seat of seats) this.table.submit(seat, { do: 'seen' }, this.#milliseconds());
  }

  async #hint(seat: Seat): Promise<void> {
    const step = Math.min(this.#hintStep + 1, 3) as HintStep;
    const given = await this.#thinker.ask('hint', { view: view(this.table.match, seat), seat, step });
    this.#terminal.say(given.ok ? paint(given.value, 'blue') : paint(given.error, 'red'));
    if (given.ok) this.#hintStep = step;
  }

  /** The person who has to act, or the first one. */
  #atTheKeyboard(): Seat {
    const people = this.#people;
    const due = view(this.table.match, 'spectator').duties.find((duty) => people.includes(duty.seat));
    return due?.seat ?? people[0] ?? 0;
  }

  /** Seconds of the match. */
  #now(): number {
    return this.#clock() / 1000;
  }

  /** The host's clock, which never runs behind the match. */
  #milliseconds(): number {
    return Math.max(Math.round(this.#clock()), Math.ceil(this.table.match.now * 1000));
  }

  /** Says what has happened since the last time, and what the coach shows after a shake. */
  async #tell(): Promise<void> {
    const { log, match } = this.table;
    const from = this.#toldUpTo;
    this.#toldUpTo = log.length;
    // Several people at one keyboard read what anybody may know; one alone also what is theirs.
    const viewer = this.#people.length === 1 ? this.#people[0]! : 'spectator';
    for (let index = from; index < log.length; index++) {
      for (const event of publicEvents(log.slice(index, index + 1), viewer)) {
        const line = eventWords(event, match.settings.players);
        if (line !== null) this.#terminal.say(`  ${line}`);
        if (event.type === 'checking-begun') this.#showPapers(index);
        if (event.type !== 'scored') continue;
        const report = await this.#thinker.ask('report', { log: log.slice(0, index + 1) });
        if (report !== null)
          this.#terminal.say(`\n${shakeReportWords(report, match.settings.players, language())}`);
      }
    }
  }

  /** What everybody wrote lies open once checking has begun. */
  #showPapers(until: number): void {
    const { log, match } = this.table;
    const since = log.findLastIndex(({ type }, index) => type === 'shake-begun' && index < until);
    for (const event of log.slice(since, until)) {
      if (event.type !== 'presented') continue;
      const { wrote, and } = words().table;
      const text = event.written.map(writtenWords).join(and);
      this.#terminal.say(`  ${wrote(match.settings.players[event.seat]!, text)}`);
    }
  }

  async #farewell(): Promise<void> {
    const { match, log } = this.table;
    const { matchOver, matchEnds } = words().table;
    const totals = match.settings.players.map((name, seat) => `${name} ${match.totals[seat]}`).join(', ');
    this.#terminal.say(`\n${(match.phase.kind === 'finished' ? matchOver : matchEnds)(totals)}`);
    if (match.results.length > 0)
      this.#terminal.say(`\n${reviewWords(await this.#thinker.ask('review', { log }), language())}`);
  }
}

function sinceNow(): () => number {
  const start = performance.now();
  return () => performance.now() - start;
}

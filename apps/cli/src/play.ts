import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  analystFor,
  hint,
  makeBot,
  nextAlarm,
  parseAction,
  reviewMatch,
  reviewWords,
  shakeReports,
  shakeReportWords,
  Table,
} from '@forceout/players';
import type { Analyst, Intent, Length, Player } from '@forceout/players';
import { view } from '@forceout/rules/match';
import type { MatchSettings, Seat } from '@forceout/rules/match';
import { screen, told, writtenWords } from './play-screen.ts';
import { HELP, readTyped } from './play-words.ts';
import { readPlayOptions } from './play-options.ts';
import { paint } from './style.ts';

const USAGE = `forceout play --seats me,varsity,club

A match in the terminal against bots, or on one keyboard with several "me". ? helps at any moment.

  --seats a,b[,c]   me, beginner, club, varsity, national, perfect (me,club,club)
  --rulebook id     agloa-onsets-2026       --division d   middle
  --mode auto|table auto                    --clock untimed|exact|called  untimed
  --shakes N        3                       --seed text    to roll the same match again`;

/** With the clock off nobody waits longer than this for a bot. */
const LONGEST_THOUGHT_MS = 800;

export async function playCommand(words: readonly string[]): Promise<string | null> {
  const asked = words.includes('--clock') ? words : [...words, '--clock', 'untimed'];
  const read = readPlayOptions(asked, [], 'me,club,club', ['me']);
  if (!read.ok) return read.error;
  const options = read.value;
  if (options.help) {
    process.stdout.write(`${USAGE}\n`);
    return null;
  }
  const names = options.levels.map((level, seat) =>
    (level as string) === 'me' ? `player ${seat + 1}` : `${level} ${seat + 1}`,
  );
  const settings: MatchSettings = { ...options.settings, players: names };
  const seed = words.includes('--seed') ? options.seed : `play ${Date.now()}`;
  const analyst = analystFor(settings);
  const bots = options.levels.map((level, seat) =>
    (level as string) === 'me' ? null : makeBot(level, `${seed} ${seat}`, analyst),
  );
  const length = options.length === 'round' && settings.clock === 'untimed' ? { shakes: 3 } : options.length;
  await new LiveMatch(settings, seed, bots, analyst, length).run();
  return null;
}

/** A match in real time: bots think on timers, people type whenever they like. */
class LiveMatch {
  readonly #table: Table;
  readonly #bots: readonly (Player | null)[];
  readonly #analyst: Analyst;
  readonly #length: Length;
  readonly #start = performance.now();
  readonly #lines: string[] = [];
  #heard: (() => void) | null = null;
  #ended = false;
  #hintStep = 0;

  constructor(
    settings: MatchSettings,
    seed: string,
    bots: readonly (Player | null)[],
    analyst: Analyst,
    length: Length,
  ) {
    this.#table = new Table(settings, seed);
    this.#bots = bots;
    this.#analyst = analyst;
    this.#length = length;
  }

  async run(): Promise<void> {
    const input = createInterface({ input: process.stdin });
    input.on('line', (line) => {
      this.#lines.push(line);
      this.#heard?.();
    });
    input.on('close', () => {
      this.#ended = true;
      this.#heard?.();
    });
    this.#say(`${HELP}\n`);
    let shown = '';
    let said = 0;
    const silent = new Set<Seat>();
    while (this.#table.match.phase.kind !== 'finished') {
      said = this.#tell(said);
      const seat = this.#atTheKeyboard();
      const now = screen(view(this.#table.match, seat), seat);
      if (now !== shown) this.#say(`\n${now}\n> `);
      shown = now;
      const act = await this.#next(seat, silent);
      if (act === 'quit') break;
    }
    this.#tell(said);
    input.close();
    this.#farewell();
  }

  /** Waits for a line, a bot or the clock, whichever comes first, and lets it happen. */
  async #next(seat: Seat, silent: Set<Seat>): Promise<'quit' | 'on'> {
    const { match } = this.#table;
    const bot = await this.#firstBot(silent);
    const alarm = nextAlarm(match, this.#length);
    const waits: Promise<'line' | 'bot' | 'alarm'>[] = [];
    const stop = new AbortController();
    const hasDuty = view(match, seat).duties.some((duty) => duty.seat === seat);
    // From a file a line is read only when it is asked for; at a terminal a person may always speak up.
    if (this.#bots.includes(null) && (hasDuty || process.stdin.isTTY)) waits.push(this.#line());
    const wait = (seconds: number, what: 'bot' | 'alarm'): void => {
      waits.push(sleep(Math.max(0, seconds * 1000), what, { signal: stop.signal }).catch(() => what));
    };
    if (bot !== null)
      wait(
        match.settings.clock === 'untimed'
          ? Math.min(bot.intent.after, LONGEST_THOUGHT_MS / 1000)
          : bot.intent.after,
        'bot',
      );
    if (alarm !== null) wait(alarm.at - this.#now(), 'alarm');
    if (waits.length === 0) return 'quit';
    const what = await Promise.race(waits);
    stop.abort();
    switch (what) {
      case 'alarm':
        this.#table.command('clock', alarm!.deed, Math.max(this.#now(), match.now));
        silent.clear();
        return 'on';
      case 'bot': {
        const refusal = this.#table.act(bot!.seat, bot!.intent.action, Math.max(this.#now(), match.now));
        if (refusal === null) silent.clear();
        else silent.add(bot!.seat);
        return 'on';
      }
      case 'line':
        return this.#typed(seat, silent);
    }
  }

  #typed(seat: Seat, silent: Set<Seat>): 'quit' | 'on' {
    const line = this.#lines.shift();
    if (line === undefined) return 'quit';
    const { match } = this.#table;
    const mine = view(match, seat);
    const typed = readTyped(line, mine, seat);
    if (!typed.ok) this.#say(`${paint(typed.error, 'red')}\n> `);
    else if (typed.value.kind === 'quit') return 'quit';
    else if (typed.value.kind === 'help') this.#say(`${HELP}\n> `);
    else if (typed.value.kind === 'look') this.#say(`${screen(mine, seat)}\n> `);
    else if (typed.value.kind === 'hint') this.#hint(seat);
    else {
      const action = parseAction(typed.value.action, match.settings);
      const refusal = action.ok
        ? this.#table.act(seat, action.value, Math.max(this.#now(), match.now))
        : { message: action.error, rule: '' };
      if (refusal === null) {
        silent.clear();
        this.#hintStep = 0;
      } else
        this.#say(
          `${paint(refusal.message, 'red')}${refusal.rule === '' ? '' : paint(` [${refusal.rule}]`, 'dim')}\n> `,
        );
    }
    return 'on';
  }

  #hint(seat: Seat): void {
    const steps = hint(view(this.#table.match, seat), seat, this.#analyst);
    this.#say(
      `${paint(steps === null ? 'There is nothing to find out now.' : steps[Math.min(this.#hintStep, 2)]!, 'blue')}\n> `,
    );
    this.#hintStep++;
  }

  async #firstBot(
    silent: ReadonlySet<Seat>,
  ): Promise<{ readonly seat: Seat; readonly intent: Intent } | null> {
    let first: { seat: Seat; intent: Intent } | null = null;
    for (const [seat, bot] of this.#bots.entries()) {
      const intent =
        bot === null || silent.has(seat) ? null : await bot.intend(view(this.#table.match, seat), seat);
      if (intent !== null && (first === null || intent.after < first.intent.after)) first = { seat, intent };
    }
    return first;
  }

  /** The person who has to act, or the first one. */
  #atTheKeyboard(): Seat {
    const people = this.#bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
    const due = view(this.#table.match, 'spectator').duties.find((duty) => people.includes(duty.seat));
    return due?.seat ?? people[0] ?? 0;
  }

  #line(): Promise<'line'> {
    if (this.#lines.length > 0 || this.#ended) return Promise.resolve('line');
    return new Promise((resolve) => {
      this.#heard = () => resolve('line');
    });
  }

  #now(): number {
    return (performance.now() - this.#start) / 1000;
  }

  /** Says what has happened since the last time, and what the coach shows after a shake. */
  #tell(from: number): number {
    const { log, match } = this.#table;
    for (const [index, event] of log.entries()) {
      if (index < from) continue;
      const line = told(event, match.settings.players);
      if (line !== null) this.#say(`  ${line}\n`);
      if (event.type === 'checking-begun') this.#showPapers();
      if (event.type !== 'scored') continue;
      const report = shakeReports(log.slice(0, index + 1), this.#analyst).at(-1);
      if (report !== undefined) this.#say(`\n${shakeReportWords(report, match.settings.players)}\n`);
    }
    return log.length;
  }

  #showPapers(): void {
    for (const event of this.#table.log.slice(
      this.#table.log.findLastIndex(({ type }) => type === 'shake-begun'),
    )) {
      if (event.type !== 'presented') continue;
      this.#say(
        `  ${this.#table.match.settings.players[event.seat]} wrote ${event.written.map(writtenWords).join(' and ')}\n`,
      );
    }
  }

  #farewell(): void {
    const { match, log } = this.#table;
    const over = match.phase.kind === 'finished' ? 'The match is over' : 'The match ends here';
    const totals = match.settings.players.map((name, seat) => `${name} ${match.totals[seat]}`).join(', ');
    this.#say(`\n${over}: ${totals}.\n`);
    if (match.results.length > 0) this.#say(`\n${reviewWords(reviewMatch(log, this.#analyst))}\n`);
  }

  #say(text: string): void {
    process.stdout.write(text);
  }
}

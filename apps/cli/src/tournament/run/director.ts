import { readRoster } from '@forceout/formats/roster';
import { bookById } from '@forceout/rules';
import { act, openRound, previewImport } from '@forceout/tournament';
import type { Deed, EventThing, JournalEntry, Refusal, Tournament, World } from '@forceout/tournament';
import { seatEngine } from '../seat-engine.ts';
import { enterLine } from './entering.ts';
import { HELP } from './help.ts';
import { overview, seatingText, standingsText } from './screens.ts';
import { createEvent, createTournament } from './setup-words.ts';

/** What the director needs from outside: a disk, a clock, files, and a way to say something. */
export interface Desk {
  readonly append: (entry: JournalEntry) => void;
  readonly save: (state: Tournament) => void;
  readonly read: (file: string) => Uint8Array;
  readonly now: () => string;
  readonly say: (text: string) => void;
}

/** Runs a day in text mode: one line, one deed. Pure but for the desk, so that a test can run a whole Saturday. */
export class Director {
  state: Tournament;
  by: string;
  /** The event that lines are about. */
  event: string | null;
  /** What waits for "y". */
  private pending: (() => void) | null = null;
  readonly world: World = { seat: seatEngine, books: bookById };
  private readonly desk: Desk;
  private count: number;

  constructor(state: Tournament, by: string, desk: Desk) {
    this.state = state;
    this.by = by;
    this.desk = desk;
    this.count = state.journal.length;
    this.event = [...state.things.event.keys()][0] ?? null;
  }

  /** Does a line; false when the director leaves. */
  line(text: string): boolean {
    const words = text.trim().split(/\s+/);
    const [word = '', ...rest] = words;
    const waiting = this.pending;
    this.pending = null;
    if (waiting !== null && /^y(es)?$/i.test(word)) {
      waiting();
      return true;
    }
    if (word === '') return true;
    if (/^(q|quit|exit)$/.test(word)) {
      this.desk.save(this.state);
      return false;
    }
    if (/^(\d+|\?|u)$/i.test(word)) enterLine(this, text);
    else this.command(word, rest, text.trim().slice(word.length).trim());
    return true;
  }

  private command(word: string, rest: readonly string[], tail: string): void {
    const known = COMMANDS[word];
    if (known === undefined) return this.say(`"${word}" is not a command; "help" lists them`);
    known(this, rest, tail);
  }

  /** Decides, writes to disk, and only then says that it is done. */
  do(deed: Deed, reason?: string): JournalEntry | Refusal {
    const id = `c${String(++this.count).padStart(6, '0')}`;
    const command = {
      id,
      by: this.by,
      at: this.desk.now(),
      ...(reason === undefined || reason === '' ? {} : { reason }),
      deed,
    };
    const done = act(this.state, command, this.world);
    if (!done.ok) {
      this.count--;
      return done.error;
    }
    this.desk.append(done.value.entry);
    this.state = done.value.state;
    return done.value.entry;
  }

  /** Does it and says what came of it; true if it was done. */
  tell(deed: Deed, done: string, reason?: string): boolean {
    const result = this.do(deed, reason);
    this.say('code' in result ? result.message : done);
    if ('code' in result)
      for (const { code, message } of result.ask ?? []) this.say(`  ${message}  (accept ${code})`);
    return !('code' in result);
  }

  /** Enters a sheet; questions wait for "y". */
  entered(deed: Extract<Deed, { readonly do: 'enter' }>): void {
    const result = this.do(deed);
    if (!('code' in result)) return this.say(this.stateOf(deed.table));
    this.say(result.message);
    if (result.ask === undefined) return;
    const codes = result.ask.map(({ code }) => code);
    this.ask(() => this.entered({ ...deed, sure: [...(deed.sure ?? []), ...codes] }));
  }

  /** Waits for a "y" before it does this. */
  ask(then: () => void): void {
    this.pending = then;
    this.say('y: save it all the same');
  }

  /** What a deed would lead to; nothing happens yet. */
  preview(deed: Deed, reason: string): Tournament | Refusal {
    const done = act(
      this.state,
      { id: 'preview', by: this.by, at: this.desk.now(), reason, deed },
      this.world,
    );
    return done.ok ? done.value.state : done.error;
  }

  private stateOf(table: string): string {
    const sheet = this.state.things.sheet.get(table);
    switch (sheet?.state) {
      case 'confirmed':
        return 'confirmed';
      case 'conflict':
        return 'CONFLICT: two entries differ; a third person types "settle" and the line';
      default:
        return 'saved; somebody else confirms it';
    }
  }

  say(text: string): void {
    this.desk.say(text);
  }

  current(): { readonly event: EventThing; readonly n: number } | null {
    const event = this.event === null ? undefined : this.state.things.event.get(this.event);
    if (event === undefined) {
      this.say('there is no event yet: event <id> <rulebook> [division]');
      return null;
    }
    return { event, n: openRound(this.state, event) ?? event.rounds };
  }

  /** People by their numbers. */
  people(numbers: readonly string[]): readonly string[] | null {
    const all = [...this.state.things.player.values()];
    const found = numbers.map((number) => all.find((player) => String(player.number) === number));
    const missing = found.indexOf(undefined);
    if (missing >= 0) this.say(`nobody has number ${numbers[missing]}`);
    return missing >= 0 ? null : found.map((player) => player!.id);
  }

  roster(file: string): void {
    const now = this.current();
    if (now === null) return;
    let bytes: Uint8Array;
    try {
      bytes = this.desk.read(file);
    } catch (error) {
      return this.say(error instanceof Error ? error.message : String(error));
    }
    const roster = readRoster(bytes);
    const { lines, missing, deed } = previewImport(this.state, now.event.id, roster);
    for (const { line, outcome } of lines) {
      const problems = roster.lines.find((one) => one.line === line)?.problems ?? [];
      if (outcome === 'doubt' || outcome === 'not-read')
        this.say(
          `line ${line}: ${outcome === 'doubt' ? 'in doubt' : 'not read'}: ${problems.map(({ message }) => message).join('; ')}`,
        );
    }
    const count = (outcome: string): number => lines.filter((line) => line.outcome === outcome).length;
    this.tell(
      deed,
      `${count('new')} new, ${count('changed')} changed, ${count('same')} the same, ${count('doubt')} in doubt, ${count('not-read')} not read${missing.length > 0 ? `; ${missing.length} are not in this file` : ''}`,
    );
  }
}

type Doing = (director: Director, words: readonly string[], tail: string) => void;

function forEvent(make: (event: string) => Deed, done: string): Doing {
  return (director) => {
    const now = director.current();
    if (now !== null) director.tell(make(now.event.id), done);
  };
}

const presence =
  (is: 'present' | 'away' | 'withdrawn', done: string): Doing =>
  (director, words) => {
    const now = director.current();
    if (now === null) return;
    const all = words[0] === 'all';
    const entered = [...director.state.things.entry.values()].filter(
      (entry) => entry.event === now.event.id && entry.presence === 'entered',
    );
    const players = all ? entered.map(({ player }) => player) : director.people(words);
    if (players !== null)
      director.tell({ do: 'presence', event: now.event.id, players, is }, `${players.length} ${done}`);
  };

const withTable =
  (make: (table: string) => Deed, done: string): Doing =>
  (director, [number = '', ...rest]) => {
    const now = director.current();
    if (now === null) return;
    director.tell(make(`${now.event.id}-${now.n}-${number}`), done, rest.join(' '));
  };

/** Every word a director can type. */
const COMMANDS: Readonly<Record<string, Doing>> = {
  help: (director) => director.say(HELP),
  new: createTournament,
  event: createEvent,
  i: (director, _, tail) => {
    if (tail !== '') director.by = tail;
    director.say(`everything is signed by ${director.by}`);
  },
  roster: (director, _, tail) => director.roster(tail),
  here: presence('present', 'here'),
  away: presence('away', 'away'),
  withdraw: presence('withdrawn', 'withdrawn; results stay'),
  sections: forEvent((event) => ({ do: 'draw-sections', event }), 'every team has a section'),
  draft: (director, [seed = '1']) => {
    const now = director.current();
    if (now === null) return;
    if (
      director.tell(
        { do: 'draft', event: now.event.id, seed: Number(seed) || 1 },
        `round ${now.n} is drafted`,
      )
    )
      director.say(seatingText(director.state, now.event, director.current()!.n, director.world));
  },
  swap: (director, words) => {
    const now = director.current();
    const players = director.people(words);
    if (now === null || players?.length !== 2) return director.say('swap <number> <number>');
    director.tell({ do: 'swap', event: now.event.id, a: players[0]!, b: players[1]! }, 'exchanged');
  },
  look: forEvent((event) => ({ do: 'look', event }), 'looked at'),
  accept: (director, _, tail) => {
    const now = director.current();
    if (now !== null) director.tell({ do: 'accept', event: now.event.id, finding: tail }, 'accepted');
  },
  publish: forEvent((event) => ({ do: 'publish', event }), 'published'),
  start: forEvent((event) => ({ do: 'start', event }), 'the round runs'),
  stop: forEvent((event) => ({ do: 'stop', event }), 'stopped; sheets are collected'),
  join: (director, [table = '', number = '']) => {
    const now = director.current();
    const players = director.people([number]);
    if (now === null || players === null) return;
    director.tell({ do: 'join', table: `${now.event.id}-${now.n}-${table}`, player: players[0]! }, 'joined');
  },
  'leave-out': withTable((table) => ({ do: 'leave-out', table }), 'left out'),
  close: (director) => {
    const now = director.current();
    if (now !== null && director.tell({ do: 'close', event: now.event.id }, `round ${now.n} is closed`))
      director.say(standingsText(director.state, now.event));
  },
  seating: (director) => {
    const now = director.current();
    if (now !== null) director.say(seatingText(director.state, now.event, now.n, director.world));
  },
  standings: (director) => {
    const now = director.current();
    if (now !== null) director.say(standingsText(director.state, now.event));
  },
  certify: forEvent((event) => ({ do: 'certify', event }), 'certified'),
  today: (director) => director.say(overview(director.state)),
  settle: (director, _, tail) => enterLine(director, tail, 'settle'),
  correct: (director, _, tail) => enterLine(director, tail, 'correct'),
};

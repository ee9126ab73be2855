import { readRoster } from '@forceout/formats/roster';
import { act, booksOf, openRound, previewImport } from '@forceout/tournament';
import type { Deed, EventThing, JournalEntry, Refusal, Tournament, World } from '@forceout/tournament';
import { fileError } from '../../file-error.ts';
import { bookNamed } from '../../house-rules.ts';
import { told as saidBy, words as texts } from '../../words/language.ts';
import { told } from '../told.ts';
import { seatEngine } from '../seat-engine.ts';
import { enterLine } from './entering.ts';

/** What the director needs from outside: a disk, a clock, files, and a way to say something. */
export interface Desk {
  readonly append: (entry: JournalEntry) => void;
  readonly save: (state: Tournament) => void;
  readonly read: (file: string) => Uint8Array;
  readonly now: () => string;
  readonly say: (text: string) => void;
}

/** Everything that can be typed but figures; each language has its own words for it. */
export type Verb = Exclude<keyof ReturnType<typeof texts>['run']['verbs'], 'quit'>;

/** What each word does. */
export type Deeds = Readonly<
  Record<Verb, (director: Director, words: readonly string[], tail: string) => void>
>;

const bare = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The word that was meant: in the language of who types, with or without accents, or as the formats have it. */
function verbOf(word: string): Verb | 'quit' | null {
  const verbs = Object.entries(texts().run.verbs) as readonly (readonly [Verb | 'quit', string])[];
  const own = verbs.find(([, typed]) => bare(typed) === bare(word));
  return (own ?? verbs.find(([verb]) => verb === word))?.[0] ?? null;
}

/** Runs a day in text mode: one line, one deed. Pure but for the desk, so that a test can run a whole Saturday. */
export class Director {
  state: Tournament;
  by: string;
  /** The event that lines are about. */
  event: string | null;
  /** What waits for "y". */
  private pending: (() => void) | null = null;
  /** By the day's own books, before others of the same name. */
  get world(): World {
    return { seat: seatEngine, books: booksOf(this.state, bookNamed) };
  }

  private readonly desk: Desk;
  private readonly deeds: Deeds;
  private count: number;

  constructor(state: Tournament, by: string, desk: Desk, deeds: Deeds) {
    this.state = state;
    this.by = by;
    this.desk = desk;
    this.deeds = deeds;
    this.count = state.journal.length;
    this.event = [...state.things.event.keys()][0] ?? null;
  }

  /** Does a line; false when the director leaves. */
  line(text: string): boolean {
    const words = text.trim().split(/\s+/);
    const [word = '', ...rest] = words;
    const waiting = this.pending;
    this.pending = null;
    const yes = bare(texts().run.yes);
    if (waiting !== null && ['y', 'yes', yes, yes.slice(0, 1)].includes(bare(word))) {
      waiting();
      return true;
    }
    if (word === '') return true;
    if (/^(q|exit)$/.test(word) || verbOf(word) === 'quit') {
      this.desk.save(this.state);
      return false;
    }
    if (/^(\d+|\?|u)$/i.test(word)) enterLine(this, text);
    else this.command(word, rest, text.trim().slice(word.length).trim());
    return true;
  }

  private command(word: string, rest: readonly string[], tail: string): void {
    const verb = verbOf(word);
    if (verb === null || verb === 'quit') return this.say(texts().run.noCommand(word));
    this.deeds[verb](this, rest, tail);
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
    this.say('code' in result ? told(result.message) : done);
    if ('code' in result)
      for (const { code, message } of result.ask ?? []) this.say(texts().run.acceptBy(told(message), code));
    return !('code' in result);
  }

  /** Enters a sheet; questions wait for "y". */
  entered(deed: Extract<Deed, { readonly do: 'enter' }>): void {
    const result = this.do(deed);
    if (!('code' in result)) return this.say(this.stateOf(deed.table));
    this.say(told(result.message));
    if (result.ask === undefined) return;
    const codes = result.ask.map(({ code }) => code);
    this.ask(() => this.entered({ ...deed, sure: [...(deed.sure ?? []), ...codes] }));
  }

  /** Waits for a "y" before it does this. */
  ask(then: () => void): void {
    this.pending = then;
    this.say(texts().run.sure);
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
        return texts().run.confirmed;
      case 'conflict':
        return texts().run.conflict;
      default:
        return texts().run.saved;
    }
  }

  say(text: string): void {
    this.desk.say(text);
  }

  current(): { readonly event: EventThing; readonly n: number } | null {
    const event = this.event === null ? undefined : this.state.things.event.get(this.event);
    if (event === undefined) {
      this.say(texts().run.noEventYet);
      return null;
    }
    return { event, n: openRound(this.state, event) ?? event.rounds };
  }

  /** People by their numbers. */
  people(numbers: readonly string[]): readonly string[] | null {
    const all = [...this.state.things.player.values()];
    const found = numbers.map((number) => all.find((player) => String(player.number) === number));
    const missing = found.indexOf(undefined);
    if (missing >= 0) this.say(texts().run.nobody(numbers[missing]!));
    return missing >= 0 ? null : found.map((player) => player!.id);
  }

  roster(file: string): void {
    const now = this.current();
    if (now === null) return;
    let bytes: Uint8Array;
    try {
      bytes = this.desk.read(file);
    } catch (error) {
      return this.say(fileError(error, file) ?? String(error));
    }
    const roster = readRoster(bytes);
    const { lines, missing, deed } = previewImport(this.state, now.event.id, roster);
    for (const { line, outcome } of lines) {
      const problems = roster.lines.find((one) => one.line === line)?.problems ?? [];
      if (outcome === 'doubt' || outcome === 'not-read')
        this.say(
          `${texts().day.atLine(line)}${texts().day.roster[outcome]}: ${problems.map(({ message }) => saidBy(message)).join('; ')}`,
        );
    }
    const count = (outcome: string): number => lines.filter((line) => line.outcome === outcome).length;
    const counts = {
      new: count('new'),
      changed: count('changed'),
      same: count('same'),
      doubt: count('doubt'),
      'not-read': count('not-read'),
    };
    this.tell(deed, texts().run.imported(counts, missing.length));
  }
}

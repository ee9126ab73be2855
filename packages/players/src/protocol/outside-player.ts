import type { Told } from '@forceout/rules';
import { inEnglish } from '@forceout/rules/words';
import type { MatchView, PublicEvent, Seat } from '@forceout/rules/match';
import type { Intent, Player } from '../table/action.ts';
import { legalPicks } from './legal-picks.ts';
import { BOT_PROTOCOL } from './protocol.ts';
import type { BotOptions, Introduction, ToProgram } from './protocol.ts';
import { publicEvent, publicPick } from './public-event.ts';
import { publicView } from './public-view.ts';
import { readAnswer } from './read-answer.ts';

/** A program on the other side of two pipes, whatever they are made of. */
export interface Line {
  /** Never throws; a program that is gone hears nothing. */
  readonly send: (line: string) => void;
  /** The next line, or why there is none. */
  readonly receive: (withinMs: number) => Promise<{ readonly line: string } | 'late' | 'gone'>;
}

/** How a program behaved. */
export interface Conduct {
  asked: number;
  late: number;
  nonsense: number;
  refused: number;
  gone: boolean;
}

/** What a program has said of itself. */
export interface Introduced {
  readonly name: string | null;
  /** Options that were given and that it does not know; empty if it has not said which it knows. */
  readonly strange: readonly string[];
}

/** After so many late answers in a row a program is waited for only briefly, so that nobody else waits for it. */
const LATE_IN_A_ROW = 3;
const BRIEFLY_MS = 20;
/** Lines that may come before the answer: old answers, or chatter. */
const MOST_LINES = 50;

/** Asks a program. Whatever it does, the table gets an intention or nothing; the clock of the rules does the rest. */
export class OutsidePlayer implements Player {
  readonly conduct: Conduct = { asked: 0, late: 0, nonsense: 0, refused: 0, gone: false };
  readonly #line: Line;
  readonly #deadline: number;
  readonly #options: BotOptions;
  introduced: Introduced = { name: null, strange: [] };
  #news: PublicEvent[] = [];
  #id = 0;
  #lateInARow = 0;
  #greeted = false;

  constructor(line: Line, deadlineMs: number, options: BotOptions = {}) {
    this.#line = line;
    this.#deadline = deadlineMs;
    this.#options = options;
  }

  happened(events: readonly PublicEvent[]): void {
    this.#news.push(...events);
  }

  async intend(view: MatchView, seat: Seat): Promise<Intent | null> {
    if (this.conduct.gone) return null;
    const { settings, shake } = view;
    if (!this.#greeted)
      this.#say({
        type: 'hello',
        protocol: BOT_PROTOCOL,
        seat,
        settings: { ...settings },
        options: this.#options,
      });
    this.#greeted = true;
    const id = ++this.#id;
    const duties = view.duties.filter((duty) => duty.seat === seat);
    const events = this.#news.splice(0).map((event) => publicEvent(event, settings));
    const mayPick = duties.some(({ task }) => task === 'pick') || shake?.mayPickAgain === seat;
    const picks = mayPick ? { picks: legalPicks(view).map(publicPick) } : {};
    const deadline = this.#deadline;
    this.#say({ type: 'ask', id, seat, deadline, duties, events, ...picks, view: publicView(view) });
    this.conduct.asked++;
    return this.#answer(id, view);
  }

  async #answer(id: number, view: MatchView): Promise<Intent | null> {
    const patience = this.#lateInARow >= LATE_IN_A_ROW ? BRIEFLY_MS : this.#deadline;
    for (let lines = 0; lines < MOST_LINES; lines++) {
      const heard = await this.#line.receive(patience);
      if (heard === 'gone') {
        this.conduct.gone = true;
        return null;
      }
      if (heard === 'late') {
        this.conduct.late++;
        this.#lateInARow++;
        return null;
      }
      const answer = readAnswer(heard.line, view.settings);
      if (!answer.ok) {
        this.conduct.nonsense++;
        this.#say({ type: 'refused', id, code: 'nonsense', rule: '', message: inEnglish(answer.error) });
        return null;
      }
      if ('type' in answer.value) {
        this.#meet(answer.value);
        continue;
      }
      // An answer to an older question comes too late to count.
      if (answer.value.id !== id) continue;
      this.#lateInARow = 0;
      return answer.value.intent;
    }
    this.conduct.nonsense++;
    return null;
  }

  #meet({ name, options }: Introduction): void {
    const strange = Object.keys(this.#options).filter((option) => options?.includes(option) === false);
    this.introduced = { name: name ?? null, strange };
  }

  refused(
    _action: unknown,
    { code, rule, message }: { readonly code: string; readonly rule: string; readonly message: Told },
  ): void {
    this.conduct.refused++;
    this.#say({ type: 'refused', id: this.#id, code, rule, message: inEnglish(message) });
  }

  over(totals: readonly number[], points: readonly number[]): void {
    this.#say({ type: 'over', totals, points });
  }

  #say(message: ToProgram): void {
    this.#line.send(JSON.stringify(message));
  }
}

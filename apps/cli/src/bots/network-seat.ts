import { told, words } from '../words/language.ts';
import { OutsidePlayer } from '@forceout/players';
import type { BotOptions, Line } from '@forceout/players';
import type { Api, Done, Happened, Json, Live, TableView } from '@forceout/client';
import type { PublicEvent } from '@forceout/rules/match';

export interface NetworkSeat {
  readonly api: Pick<Api, 'findTable'>;
  readonly live: Pick<Live, 'watch' | 'unwatch' | 'do' | 'play' | 'offset'>;
  readonly line: Line;
  readonly code: string;
  /** Null for the first that is free. */
  readonly seat: number | null;
  /** Milliseconds for one answer. */
  readonly limit: number;
  readonly options?: BotOptions;
  readonly say: (line: string) => void;
}

/** Tries after refusals while nothing happens; then the program waits for the others. */
const MOST_TRIES = 20;
const TRY_AFTER = 250;

/** Remembers the program's own words: they are what the server reads, so that nothing is translated twice. */
class Hearing implements Line {
  last = '';
  readonly #line: Line;

  constructor(line: Line) {
    this.#line = line;
  }

  send(line: string): void {
    this.#line.send(line);
  }

  async receive(withinMs: number): ReturnType<Line['receive']> {
    const heard = await this.#line.receive(withinMs);
    if (typeof heard === 'object') this.last = heard.line;
    return heard;
  }
}

const AROUND_IT: readonly string[] = [
  'sat',
  'stood',
  'judge-sat',
  'judge-stood',
  'ready',
  'wished',
  'talked',
  'rematch-wished',
  'started',
  'moved-on',
  'closed',
] satisfies readonly Exclude<Happened['type'], PublicEvent['type']>[];

/** Programs hear of the match, not of who sits down and who talks. */
function isOfTheMatch(event: Happened): event is PublicEvent {
  return !AROUND_IT.includes(event.type);
}

/** Lets a program of the bot protocol sit at a table of a server, from an open seat to the end of the match. */
export async function sitAtTable(plan: NetworkSeat): Promise<TableView> {
  const { id } = await plan.api.findTable(plan.code);
  return new Sitting(plan, id).over;
}

class Sitting {
  readonly over: Promise<TableView>;
  readonly #plan: NetworkSeat;
  readonly #table: string;
  readonly #hearing: Hearing;
  readonly #player: OutsidePlayer;
  #end: (view: TableView) => void = () => {};
  #view: TableView | null = null;
  #seq = 0;
  #seating = false;
  #asking = false;
  /** The match has changed since the program was asked. */
  #stale = false;
  /** A deed is on its way; nothing else is begun before its answer. */
  #acting = false;
  #tries = 0;
  #intent: { readonly deed: Json; readonly at: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(plan: NetworkSeat, table: string) {
    this.#plan = plan;
    this.#table = table;
    this.#hearing = new Hearing(plan.line);
    this.#player = new OutsidePlayer(this.#hearing, plan.limit, plan.options);
    this.over = new Promise((resolve) => {
      this.#end = resolve;
    });
    plan.live.watch(table, (view, seq, events) => {
      this.#player.happened(events.filter(isOfTheMatch));
      this.#saw(view, seq);
    });
  }

  #saw(view: TableView, seq: number): void {
    const before = this.#view;
    [this.#view, this.#seq] = [view, seq];
    if (view.state === 'over') return this.#finish(view);
    if (view.state === 'open') {
      if (!this.#seating) void this.#sit(view);
      return;
    }
    // A program needs no time to look at a result.
    if (view.you !== null && view.toSee.includes(view.you))
      void this.#plan.live.do(this.#table, { do: 'seen' });
    if (before?.match === view.match || view.you === null) return;
    this.#tries = 0;
    void this.#ask();
  }

  async #sit(view: TableView): Promise<void> {
    const { live, seat, say } = this.#plan;
    this.#seating = true;
    const free = seat ?? view.seats.indexOf(null);
    const sat: Done =
      view.you === null ? await live.do(this.#table, { do: 'sit', seat: free }) : { ok: true, seq: 0 };
    if (!sat.ok) {
      say(words().practice.bot.noSeat(told(sat.refusal.message)));
      // Somebody was quicker; the next view may show another seat.
      this.#seating = seat !== null;
      return;
    }
    say(words().practice.bot.seated);
    await live.do(this.#table, { do: 'ready', ready: true });
  }

  async #ask(): Promise<void> {
    if (this.#asking) {
      this.#stale = true;
      return;
    }
    this.#asking = true;
    do {
      this.#stale = false;
      await this.#askOnce();
    } while (this.#stale);
    this.#asking = false;
  }

  async #askOnce(): Promise<void> {
    const view = this.#view;
    if (view?.match == null || view.you === null || view.state !== 'playing') return;
    const intent = await this.#player.intend(view.match, view.you);
    clearTimeout(this.#timer);
    if (intent === null || this.#stale || this.#acting) {
      this.#intent = null;
      return;
    }
    const { do: deed } = JSON.parse(this.#hearing.last) as { readonly do: Json };
    const before = this.#intent;
    const now = Date.now() + this.#plan.live.offset;
    // An intention that is repeated keeps its time.
    const same = before !== null && JSON.stringify(before.deed) === JSON.stringify(deed);
    const at = same ? before.at : view.origin + (view.match.now + intent.after) * 1000;
    this.#intent = { deed, at };
    this.#timer = setTimeout(() => void this.#act(deed), Math.max(0, at - now));
  }

  async #act(deed: Json): Promise<void> {
    this.#intent = null;
    this.#acting = true;
    const done = await this.#plan.live.play(this.#table, deed);
    this.#acting = false;
    if (done.ok) {
      // What was seen while the deed was on its way has not been answered.
      if (this.#seq >= done.seq) void this.#ask();
      return;
    }
    const { code, message, rule = '' } = done.refusal;
    this.#player.refused(deed, { code, message, rule });
    if (++this.#tries < MOST_TRIES) this.#timer = setTimeout(() => void this.#ask(), TRY_AFTER);
  }

  #finish(view: TableView): void {
    clearTimeout(this.#timer);
    this.#plan.live.unwatch(this.#table);
    const phase = view.match?.phase;
    this.#player.over(view.match?.totals ?? [], phase?.kind === 'finished' ? phase.points : []);
    this.#end(view);
  }
}

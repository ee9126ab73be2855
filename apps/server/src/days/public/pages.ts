import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { PublicSeat, PublicSeating } from '@forceout/client';
import type { Kind, Tournament } from '@forceout/tournament';
import type { DayHost } from '../host.ts';
import { worldOf } from '../seats.ts';
import { rulesFor } from './rules.ts';
import { SeatIndex } from './seat-index.ts';
import { areResultsOut, dayFor, resultsFor, seatingFor, standingsFor } from './view.ts';

/** A text that was made once and is given to everybody. */
export interface Page {
  readonly text: string;
  readonly etag: string;
  readonly packed: () => Uint8Array<ArrayBuffer>;
}

/** Changes that come close together are told together. */
const TOLD_AFTER = 100;
const MOST_FOUND = 20;

/** What a change of such a thing can change for everybody. */
const TOUCHES: Readonly<
  Partial<Record<Kind, readonly ('day' | 'seating' | 'results' | 'standings' | 'rules')[]>>
> = {
  tournament: ['day'],
  event: ['day', 'standings', 'rules'],
  bell: ['day'],
  entry: ['day'],
  round: ['day', 'seating', 'results', 'standings'],
  table: ['seating', 'results', 'standings'],
  room: ['seating'],
  player: ['seating', 'results', 'standings'],
  school: ['seating', 'results', 'standings'],
  section: ['standings'],
  team: ['standings'],
  sheet: ['results', 'standings'],
  ruling: ['results', 'standings'],
};

interface Touched {
  readonly kind: Kind;
  readonly to: object | null;
}

/** The public pages of one day: each computed once after a change, however many phones ask. */
export class PublicPages {
  readonly #host: DayHost;
  readonly #pages = new Map<string, Page | null>();
  readonly #told: (rev: number, changed: readonly string[]) => void;
  /** Kinds that changed since the pages were made. */
  readonly #dirty = new Set<string>();
  #timer: NodeJS.Timeout | null = null;
  rev: number;

  constructor(host: DayHost, told: (rev: number, changed: readonly string[]) => void) {
    this.#host = host;
    this.#told = told;
    this.rev = host.seq;
  }

  /** `day`, or `seating`, `results`, `standings` or `rules` of an event as `seating/<event>`; null if there is nothing to show. */
  page(name: string): Page | null {
    this.#settle();
    const known = this.#pages.get(name);
    if (known !== undefined) return known;
    const made = this.#make(name);
    this.#pages.set(name, made);
    return made;
  }

  /** Where somebody sits, by number or by two letters of the name that everybody sees. */
  where(wanted: { readonly q: string } | { readonly number: number }): readonly PublicSeat[] {
    const seatings = [...this.#host.state.things.event.keys()].flatMap((id) => {
      const page = this.page(`seating/${id}`);
      return page === null ? [] : this.#index(page);
    });
    return seatings.flatMap((index) => index.find(wanted)).slice(0, MOST_FOUND);
  }

  /** An entry was written; what it changes for everybody is found out once, a moment later. */
  touched(changes: readonly Touched[]): void {
    for (const { kind, to } of changes)
      if (!this.#isOwn(kind, to)) for (const part of TOUCHES[kind] ?? []) this.#dirty.add(part);
    if (this.#dirty.size === 0 || this.#timer !== null) return;
    this.#timer = setTimeout(() => this.#settle(), TOLD_AFTER);
    this.#timer.unref();
  }

  /** A sheet of a round whose results are not out is the staff's own: four hundred of them come while everybody waits. */
  #isOwn(kind: Kind, to: object | null): boolean {
    if (kind !== 'sheet' && kind !== 'ruling') return false;
    const { state } = this.#host;
    const table = to !== null && 'table' in to ? state.things.table.get(String(to.table)) : undefined;
    return table !== undefined && !areResultsOut(state, table.event, table.round);
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #settle(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#dirty.size === 0) return;
    const dirty = [...this.#pages].filter(([name]) => this.#dirty.has(name.split('/')[0]!));
    this.#dirty.clear();
    const changed: string[] = [];
    for (const [name, before] of dirty) {
      const now = this.#make(name);
      if (now?.etag === before?.etag) continue;
      this.#pages.set(name, now);
      changed.push(name);
    }
    if (changed.length === 0) return;
    this.rev = this.#host.seq;
    this.#told(this.rev, changed);
  }

  #make(name: string): Page | null {
    const { state, day } = this.#host;
    const [part = '', id = ''] = name.split('/');
    if (part === 'day') return pageOf(dayFor(state, day.code));
    const event = state.things.event.get(id);
    if (event === undefined) return null;
    const world = worldOf(state);
    switch (part) {
      case 'seating':
        return pageOf(seatingFor(state, event));
      case 'results':
        return pageOf(resultsFor(state, event, world));
      case 'standings':
        return pageOf(standingsFor(state, event, world));
      case 'rules':
        return pageOf(rulesFor(state, event, world));
      default:
        return null;
    }
  }

  readonly #indexes = new WeakMap<Page, SeatIndex>();

  #index(page: Page): SeatIndex {
    const known = this.#indexes.get(page);
    if (known !== undefined) return known;
    const index = new SeatIndex(JSON.parse(page.text) as PublicSeating);
    this.#indexes.set(page, index);
    return index;
  }
}

/** Pages that exist for a day whether somebody has asked for them or not: those whose change is told. */
export function pageNames({ things }: Tournament): readonly string[] {
  return [
    'day',
    ...[...things.event.keys()].flatMap((id) => [
      `seating/${id}`,
      `results/${id}`,
      `standings/${id}`,
      `rules/${id}`,
    ]),
  ];
}

function pageOf(value: object | null): Page | null {
  if (value === null) return null;
  const text = JSON.stringify(value);
  let packed: Uint8Array<ArrayBuffer> | null = null;
  return {
    text,
    etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    packed: () => (packed ??= new Uint8Array(gzipSync(text))),
  };
}

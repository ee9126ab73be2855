import { FIRST_BOOK } from '../play/books.ts';
import type { Quick } from './quick-position.ts';

/** A ruling that was given, to be looked up again. */
export interface KeptRuling {
  readonly quick: Quick;
  readonly verdict: 'correct' | 'incorrect' | 'uncheckable';
  readonly at: number;
}

const RULINGS = 'forceout.rulings';
const BOOK = 'forceout.quick-book';
const MOST = 12;

export function rulings(): readonly KeptRuling[] {
  return (read(RULINGS) as readonly KeptRuling[] | null) ?? [];
}

/** The last word on a position counts; the same position is there once. */
export function keepRuling(ruling: KeptRuling): void {
  const same = JSON.stringify(ruling.quick);
  const others = rulings().filter(({ quick }) => JSON.stringify(quick) !== same);
  write(RULINGS, [ruling, ...others].slice(0, MOST));
}

/** Judges stay with one book and division for a whole day. */
export function keptBook(): Pick<Quick, 'rulebook' | 'division'> {
  const kept = read(BOOK) as Pick<Quick, 'rulebook' | 'division'> | null;
  return kept ?? { rulebook: FIRST_BOOK.onsets, division: 'middle' };
}

export function keepBook({ rulebook, division }: Pick<Quick, 'rulebook' | 'division'>): void {
  write(BOOK, { rulebook, division });
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It then holds for this visit.
  }
}

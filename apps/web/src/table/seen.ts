import { MAY_JUDGE } from '@forceout/client';
import type { Me, TableView } from '@forceout/client';
import type { NamedBook } from '@forceout/rules';
import type { MatchView } from '@forceout/rules/match';
import { bookChoice } from '../pages/play/books.ts';
import type { GameName } from '../pages/play/books.ts';
import { bookName } from '../shelf/shelf.ts';

export type { GameName };

export function gameOf(settings: NamedBook): GameName {
  return bookChoice(bookName(settings)).game;
}

/** What somebody is at this table. */
export type Place = { readonly kind: 'seat'; readonly seat: number } | { readonly kind: 'judge' | 'beside' };

/** As the server tells it: people may share a name. */
export function placeOf({ you, judging }: TableView): Place {
  return you === null ? { kind: judging ? 'judge' : 'beside' } : { kind: 'seat', seat: you };
}

/** The judge's seat is offered to nobody whom the server would refuse. */
export function mayJudge({ settings, judge, state, you }: TableView, role: Me['role'] | null): boolean {
  if (settings.judge !== 'person' || judge !== null || state === 'over' || you !== null) return false;
  return role !== null && MAY_JUDGE.includes(role);
}

export function nameOf(table: TableView, seat: number): string {
  return table.seats[seat]?.name ?? '–';
}

/** Who sets the Goal; between shakes that is already the next one. */
export function setterOf({ phase, shake }: MatchView): number | null {
  if (phase.kind === 'between-shakes') return phase.setter;
  return phase.kind === 'signing' || phase.kind === 'finished' ? null : (shake?.setter ?? null);
}

/** How the last shake was scored, until the next one is under way; a void shake has no scores. */
export function lastShake({
  phase,
  results,
}: MatchView): { readonly number: number; readonly scores: readonly number[] } | null {
  const last = results.at(-1);
  if (last === undefined || !['between-shakes', 'rolling', 'picking'].includes(phase.kind)) return null;
  return { number: last.number, scores: last.scores ?? [] };
}

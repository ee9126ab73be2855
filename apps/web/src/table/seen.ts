import type { TableView } from '@forceout/client';
import type { MatchView } from '@forceout/rules/match';

export type GameName = 'onsets' | 'equations';

/** The rulebook's own name says which game it is; pages carry no books. */
export function gameOf(rulebook: string): GameName {
  return rulebook.includes('equations') ? 'equations' : 'onsets';
}

/** What somebody is at this table. */
export type Place = { readonly kind: 'seat'; readonly seat: number } | { readonly kind: 'judge' | 'beside' };

export function placeOf(table: TableView, myName: string | null): Place {
  if (table.you !== null) return { kind: 'seat', seat: table.you };
  return { kind: table.judge !== null && table.judge === myName ? 'judge' : 'beside' };
}

export function nameOf(table: TableView, seat: number): string {
  return table.seats[seat]?.name ?? '–';
}

/** Alone in first place; who shares it is not leading. */
export function leader(totals: readonly number[]): number | null {
  const high = Math.max(...totals);
  const best = totals.flatMap((total, seat) => (total === high ? [seat] : []));
  return best.length === 1 ? best[0]! : null;
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

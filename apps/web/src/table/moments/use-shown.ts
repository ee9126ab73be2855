import type { MatchView } from '@forceout/rules/match';
import { useState } from 'react';
import { useMatch } from '../use-table.ts';

/** The match as it lay when the last shake was decided: its Solutions stay to be looked at when the next has begun. */
export function useShown(): MatchView | null {
  const { match, table } = useMatch();
  const [kept, keep] = useState<{ readonly table: string; readonly view: MatchView } | null>(null);
  const fits = match.shown !== null && match.shake?.number === match.shown.shake;
  const fresh = fits && (kept?.table !== table.id || kept.view.shown?.shake !== match.shown?.shake);
  if (fresh) keep({ table: table.id, view: match });
  const early = ['choosing-setter', 'between-shakes', 'rolling', 'picking', 'signing', 'finished'];
  if (!early.includes(match.phase.kind)) return null;
  if (fits) return match;
  return kept?.table === table.id ? kept.view : null;
}

import type { MatchView } from '@forceout/rules/match';
import { useEffect, useState } from 'react';
import { useMatch } from '../use-table.ts';

/** How a shake ended, until whoever looks has pressed on. */
export interface ResultNow {
  readonly open: boolean;
  /** The match as it lay when the shake was decided; the table may be further on by now. */
  readonly view: MatchView;
  readonly close: () => void;
}

interface Kept {
  readonly table: string;
  readonly view: MatchView;
  /** How many results were seen and pressed away. */
  readonly seen: number;
}

/** Phases in which somebody who comes back still wants to see how the last shake ended. */
const EARLY: readonly MatchView['phase']['kind'][] = ['between-shakes', 'signing'];

export function useResult(): ResultNow {
  const { match, table, seat, run } = useMatch();
  const { length } = match.results;
  const begin = (): Kept => {
    const fresh = EARLY.includes(match.phase.kind) && length > seenBefore(table.id);
    return { table: table.id, view: match, seen: fresh ? length - 1 : length };
  };
  const [kept, keep] = useState<Kept>(begin);
  const now = kept.table === table.id ? kept : begin();
  // Another table, or another result: it is kept as it lies there now.
  if (now !== kept) keep(now);
  else if (length > kept.view.results.length) keep({ ...kept, view: match });
  const open = now.view.results.length > now.seen;
  // Bots wait until everybody has pressed on.
  const waited = !open && seat !== null && table.toSee.includes(seat);
  useEffect(() => {
    if (waited) void run({ do: 'seen' });
  }, [waited, run]);
  return {
    open,
    view: now.view,
    close: () => {
      remember(table.id, length);
      keep({ table: table.id, view: match, seen: length });
    },
  };
}

const KEY = 'forceout-results';

/** Kept for this tab: loading the page again does not bring back what was pressed away. */
function seenBefore(table: string): number {
  try {
    const [id, count] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    return id === table ? Number(count) : 0;
  } catch {
    return 0;
  }
}

function remember(table: string, count: number): void {
  try {
    sessionStorage.setItem(KEY, `${table} ${count}`);
  } catch {
    // Then it is shown again after a reload.
  }
}

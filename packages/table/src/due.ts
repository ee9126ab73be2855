import { bookOf } from '@forceout/rules';
import { duties, roundEnds } from '@forceout/rules/match';
import type { Match } from '@forceout/rules/match';
import type { Asking, TableDecision } from './decision.ts';
import { act, perform } from './playing.ts';
import type { Table } from './table.ts';

/**
 * Rolling for the first Goal, beginning a shake and signing have no limit in any book. Whoever does not do it is done
 * it for after so many seconds, so that a match with somebody gone goes on and counts. A round that is timed waits no
 * longer for a roll than the books do for any other task.
 */
export const PATIENCE = { timed: 60, untimed: 300, signing: 300 } as const;

function patience(match: Match, task: Waited): number {
  if (task === 'sign') return PATIENCE.signing;
  return match.settings.clock === 'untimed' ? PATIENCE.untimed : PATIENCE.timed;
}

type Waited = 'roll-for-setter' | 'begin-shake' | 'sign';

/** Void shakes allowed for each that counts before a match of so many shakes is called off. */
const MOST_VOID = 10;

export type Due =
  /** A limit or a countdown has run out: the engine knows what follows. */
  | { readonly kind: 'limit'; readonly at: number }
  | { readonly kind: 'last-shake' | 'stop-round'; readonly at: number }
  /** Somebody is waited for whom no clock presses. */
  | {
      readonly kind: 'for-somebody';
      readonly at: number;
      readonly seat: number;
      readonly task: Waited;
    };

/** What the clock on the wall does next, and when in the host's time. */
export function nextDue(table: Table): Due | null {
  const { match } = table;
  if (match === null || table.state !== 'playing' || bookOf(match.settings) === null) return null;
  const dues = [...limits(table, match), ...roundEnd(table, match)];
  return dues.reduce<Due | null>((first, due) => (first === null || due.at < first.at ? due : first), null);
}

/** Match seconds in the host's milliseconds, never early. */
function instant(table: Table, seconds: number): number {
  return table.origin + Math.ceil(seconds * 1000);
}

function limits(table: Table, match: Match): readonly Due[] {
  const exact = match.settings.clock === 'exact';
  return duties(match).flatMap(({ seat, task, by, countdownEnds }): readonly Due[] => {
    if (task === 'roll-for-setter' || task === 'begin-shake' || task === 'sign')
      return [{ kind: 'for-somebody', at: table.quietSince + patience(match, task) * 1000, seat, task }];
    const at = countdownEnds ?? (exact ? by : null);
    return at === null ? [] : [{ kind: 'limit', at: instant(table, at) }];
  });
}

function roundEnd(table: Table, match: Match): readonly Due[] {
  const { round, settings, phase, results } = match;
  if (phase.kind === 'signing' || phase.kind === 'finished') return [];
  const { shakes } = table.settings;
  if (shakes !== undefined) {
    const played = results.filter(({ scores }) => scores !== null).length;
    const over = played >= shakes || results.length >= shakes * MOST_VOID;
    return over && round.state === 'open' ? [{ kind: 'last-shake', at: instant(table, match.now) }] : [];
  }
  if (settings.clock === 'untimed') return [];
  const { lastShake, stop } = roundEnds(match);
  if (round.state === 'open') return [{ kind: 'last-shake', at: instant(table, lastShake) }];
  return round.state === 'last-shake' ? [{ kind: 'stop-round', at: instant(table, stop) }] : [];
}

/** What the clock on the wall does now; null if nothing is due. */
export function decideDue(table: Table, when: Pick<Asking, 'at' | 'seed'>): TableDecision | null {
  const due = nextDue(table);
  const { match } = table;
  if (due === null || due.at > when.at || match === null) return null;
  switch (due.kind) {
    case 'limit':
      return perform(table, match, 'clock', { do: 'wait' }, when);
    case 'last-shake':
    case 'stop-round':
      return perform(table, match, 'clock', { do: due.kind }, when);
    case 'for-somebody':
      // Whoever is not there has not signed; the sheet says that somebody did for them.
      return due.task === 'sign'
        ? perform(table, match, 'clock', { do: 'sign-for', player: due.seat }, when)
        : act(table, due.seat, { do: due.task }, when);
  }
}

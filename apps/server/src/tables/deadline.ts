import { bookById } from '@forceout/rules';
import { duties, roundEnds } from '@forceout/rules/match';
import type { Deed, Match } from '@forceout/rules/match';
import type { Table } from './table.ts';

/** Who does not sign within this time is signed for, so that a match with somebody gone still counts. */
const SIGNING_SECONDS = 300;

export type Due =
  /** A limit or a countdown has run out: the engine knows what follows. */
  | { readonly kind: 'limit'; readonly at: number }
  | { readonly kind: 'last-shake' | 'stop-round'; readonly at: number }
  | { readonly kind: 'sign'; readonly at: number; readonly seat: number };

/** What the clock on the wall does next, and when in service time. */
export function nextDue(table: Table): Due | null {
  const { match } = table;
  if (match === null || table.state !== 'playing' || bookById(match.settings.rulebook) === null) return null;
  const dues = [...limits(table, match), ...roundEnd(table, match), ...signatures(table, match)];
  return dues.reduce<Due | null>((first, due) => (first === null || due.at < first.at ? due : first), null);
}

/** Match seconds in service milliseconds, never early. */
function instant(table: Table, seconds: number): number {
  return table.origin + Math.ceil(seconds * 1000);
}

function limits(table: Table, match: Match): readonly Due[] {
  const exact = match.settings.clock === 'exact';
  return duties(match).flatMap(({ by, countdownEnds }): readonly Due[] => {
    const at = countdownEnds ?? (exact ? by : null);
    return at === null ? [] : [{ kind: 'limit', at: instant(table, at) }];
  });
}

function roundEnd(table: Table, match: Match): readonly Due[] {
  const { round, settings, phase } = match;
  if (settings.clock === 'untimed' || phase.kind === 'signing' || phase.kind === 'finished') return [];
  const { lastShake, stop } = roundEnds(match);
  if (round.state === 'open') return [{ kind: 'last-shake', at: instant(table, lastShake) }];
  return round.state === 'last-shake' ? [{ kind: 'stop-round', at: instant(table, stop) }] : [];
}

function signatures(table: Table, match: Match): readonly Due[] {
  const { phase } = match;
  if (phase.kind !== 'signing' || table.signingSince === null) return [];
  const gone = (place: number): boolean => match.gone.some(({ seat: left }) => left === place);
  const seat = match.settings.players.findIndex((_, place) => !phase.signed.includes(place) && !gone(place));
  return seat < 0 ? [] : [{ kind: 'sign', at: table.signingSince + SIGNING_SECONDS * 1000, seat }];
}

/** What is done when it is due. */
export function deedOf(due: Due): { readonly by: number | 'clock'; readonly deed: Deed } {
  switch (due.kind) {
    case 'limit':
      return { by: 'clock', deed: { do: 'wait' } };
    case 'last-shake':
    case 'stop-round':
      return { by: 'clock', deed: { do: due.kind } };
    case 'sign':
      return { by: 'clock', deed: { do: 'sign-for', player: due.seat } };
  }
}

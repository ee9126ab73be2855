import { gameFor, roundEnds } from '@forceout/rules/match';
import type { Deed, Instant, Match } from '@forceout/rules/match';

/** Something that the clock on the wall does by itself. */
export interface Alarm {
  readonly at: Instant;
  readonly deed: Extract<Deed, { readonly do: 'wait' | 'last-shake' | 'stop-round' }>;
}

/** How long a match goes on: the book's round, or so many shakes. */
export type Length = 'round' | { readonly shakes: number };

/** Void shakes allowed for each that counts before a match without a clock is called off. */
const MOST_VOID = 10;

/** What the clock does next if nobody acts; null if nothing presses. */
export function nextAlarm(match: Match, length: Length): Alarm | null {
  const alarms = [...limits(match), ...roundEnd(match, length)];
  return alarms.reduce<Alarm | null>(
    (first, alarm) => (first === null || alarm.at < first.at ? alarm : first),
    null,
  );
}

function limits(match: Match): readonly Alarm[] {
  const countdown = gameFor(match.settings).procedure.time.countdown.is;
  return match.clocks.flatMap((clock): Alarm[] => {
    const ends = clock.countdown === null ? null : clock.countdown + countdown;
    const at = ends ?? (match.settings.clock === 'exact' ? clock.until : null);
    return at === null ? [] : [{ at: Math.max(at, match.now), deed: { do: 'wait' } }];
  });
}

function roundEnd(match: Match, length: Length): readonly Alarm[] {
  const { phase, round, results, now } = match;
  if (phase.kind === 'signing' || phase.kind === 'finished') return [];
  if (length !== 'round') {
    const played = results.filter(({ scores }) => scores !== null).length;
    const over = played >= length.shakes || results.length >= length.shakes * MOST_VOID;
    return over && round.state === 'open' ? [{ at: now, deed: { do: 'last-shake' } }] : [];
  }
  const { lastShake, stop } = roundEnds(match);
  switch (round.state) {
    case 'open':
      return [{ at: Math.max(lastShake, now), deed: { do: 'last-shake' } }];
    case 'last-shake':
      return [{ at: Math.max(stop, now), deed: { do: 'stop-round' } }];
    case 'stopped':
      return [];
  }
}

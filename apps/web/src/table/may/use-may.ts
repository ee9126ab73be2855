import type { MatchView, May } from '@forceout/rules/match';
import { useEffect, useState } from 'react';
import { askAgain } from '../../engine/ask-again.ts';
import { engine } from '../../engine/engine.ts';

/** A little after a limit ends, so that it has ended for everybody. */
const AFTER_THE_END = 50;

interface Given {
  readonly seat: number;
  readonly match: MatchView;
  readonly may: May;
}

interface Asked {
  readonly may: May | null;
  /** It answers about the table as it is shown. */
  readonly isFresh: boolean;
}

/**
 * What whoever sits there may do, as the rules say; null for all others, and until the first answer. The answer of a
 * moment before stands until the next is there: buttons do not flicker, and the table itself refuses what is late.
 */
export function useMay(match: MatchView | null, seat: number | null, now: () => number): Asked {
  const [given, setGiven] = useState<Given | null>(null);
  useEffect(() => {
    if (match === null || seat === null) return undefined;
    let wanted = true;
    // Elsewhere the table lets time pass, and says so.
    const called = match.settings.clock === 'called';
    const ask = (): void => {
      void askAgain(
        () => engine.ask('may', match, seat, called ? now() : match.now),
        () => wanted,
      ).then(
        (may) => wanted && setGiven({ seat, match, may }),
        () => {},
      );
    };
    ask();
    // Where players call time, what may be called changes when a limit ends, without a word from the table.
    const ends = called ? match.duties.map(({ by }) => by) : [];
    const timers = ends.flatMap((by) =>
      by === null || by < now() ? [] : [setTimeout(ask, (by - now()) * 1000 + AFTER_THE_END)],
    );
    return () => {
      wanted = false;
      for (const timer of timers) clearTimeout(timer);
    };
    // The clock is read when the question is asked and asks nothing by itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [match, seat]);
  return { may: given?.seat === seat ? given.may : null, isFresh: seat === null || given?.match === match };
}

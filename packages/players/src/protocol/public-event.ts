import { makePick } from '@forceout/formats';
import type { MatchSettings, Pick, PublicEvent } from '@forceout/rules/match';
import { makeCard } from '@forceout/rules/onsets';
import { publicWritten } from './public-view.ts';

type Json = Readonly<Record<string, unknown>>;

/** A pick as the public formats have it. */
export function publicPick(pick: Pick): Json {
  return makePick(pick as Parameters<typeof makePick>[0]);
}

/** What happened, with cards, picks and papers as the public formats have them. */
export function publicEvent(event: PublicEvent, settings: MatchSettings): Json {
  switch (event.type) {
    case 'dealt':
    case 'universe':
      return { ...event, cards: event.cards.map(makeCard) };
    case 'picked':
    case 'pick-withdrawn':
      return { ...event, pick: publicPick(event.pick) };
    case 'presented':
      return { ...event, written: event.written.map((one) => publicWritten(one, settings)) };
    default:
      return { ...event };
  }
}

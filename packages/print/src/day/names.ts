import type { Player } from '@forceout/formats/tournament';

/** How much of a name is shown to everybody. */
export const SHOWS = ['full', 'initial', 'initials', 'number'] as const;
export type Show = (typeof SHOWS)[number];

/** First name and the initial of the last one, unless a player or school wants it otherwise. */
export const PUBLIC_SHOW: Show = 'initial';

interface Names {
  /** As it is read out, and as it is looked up in a list. */
  readonly name: string;
  readonly sorted: string;
}

export function namesOf(player: Player, show: Show): Names {
  const first = player.first ?? '';
  const last = player.last ?? '';
  switch (show) {
    case 'full':
      return { name: joined([first, last], ' '), sorted: joined([last, first], ', ') };
    case 'initial': {
      // Who has one name only is known by it.
      const name = first === '' ? initial(last) : joined([first, initial(last)], ' ');
      return { name, sorted: name };
    }
    case 'initials': {
      const name = joined([initial(first), initial(last)], ' ');
      return { name, sorted: name };
    }
    case 'number': {
      // Without a number nothing is left to show.
      const name = player.number === null ? '–' : `#${player.number}`;
      return { name, sorted: name };
    }
  }
}

function initial(text: string): string {
  const [letter] = text.trim();
  return letter === undefined ? '' : `${letter.toUpperCase()}.`;
}

function joined(parts: readonly string[], between: string): string {
  return parts.filter((part) => part !== '').join(between);
}

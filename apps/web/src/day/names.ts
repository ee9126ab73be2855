import type { EventThing, Tournament } from '@forceout/tournament';
import type { DayWords } from '../words/day-words.ts';
import { useDayWords } from '../words/use-day-words.ts';

/** An event as people call it: its own name, or game and division. */
export function eventName(frame: DayWords['frame'], event: EventThing): string {
  if (event.name !== undefined) return event.name;
  const division = event.division === undefined ? '' : ` ${frame.divisions[event.division]}`;
  return `${frame.games[event.game]}${division}`;
}

export function useEventName(): (event: EventThing) => string {
  const { frame } = useDayWords();
  return (event) => eventName(frame, event);
}

/** Number and whole name, as staff see it. */
export function playerName({ things }: Tournament, id: string): string {
  const { first = '', last = '' } = things.player.get(id) ?? {};
  return [first, last].filter((part) => part !== '').join(' ') || `#${things.player.get(id)?.number ?? id}`;
}

export function playerNumber({ things }: Tournament, id: string): number | null {
  return things.player.get(id)?.number ?? null;
}

export function schoolName({ things }: Tournament, id: string): string {
  const school = things.school.get(things.player.get(id)?.school ?? '');
  return school?.short ?? school?.name ?? '';
}

import { publicName } from '@forceout/tournament';
import type { Award, Winner } from '@forceout/tournament';
import { useEffect, useState } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { playerName, schoolName, useEventName } from '../names.ts';
import { useDay } from '../use-day.tsx';
import { slidesOf } from './slides.ts';
import type { Slide } from './slides.ts';

/** Names as the hall may read them, or whole. */
export type NamesShown = 'public' | 'whole';

/** Every award of the day with its winners; null until they are there. */
export function useSlides(places: number, shown: NamesShown): readonly Slide[] | null {
  const { awards: words, standings } = useDayWords();
  const { day, line } = useDay();
  const eventName = useEventName();
  const [awards, setAwards] = useState<readonly Award[] | null>(null);
  // Divisions that play with another have places of their own too.
  const ids = [...day.things.event.keys()].join(' ');
  useEffect(() => {
    const now = { isWanted: true };
    const events = ids.split(' ').filter((id) => id !== '');
    void Promise.all(events.map((event) => line.ask('awards', { event, places }))).then(
      (lists) => now.isWanted && setAwards(lists.flat()),
      () => now.isWanted && setAwards([]),
    );
    return () => {
      now.isWanted = false;
    };
  }, [line, ids, places]);
  if (awards === null) return null;
  const titleOf = ({ for: what }: Award): string =>
    what.of === 'teams' ? standings.teamRules[what.rule.rule] : words[what.of];
  const winnerOf = ({ kind, id }: Winner) => {
    if (kind === 'player')
      return {
        name: shown === 'whole' ? playerName(day, id) : publicName(day, id),
        school: schoolName(day, id),
      };
    const named = kind === 'team' ? day.things.team.get(id) : day.things.school.get(id);
    return { name: named?.name ?? id, school: '' };
  };
  return slidesOf(awards, {
    event: (id) => eventName(day.things.event.get(id)!),
    title: titleOf,
    winner: winnerOf,
  });
}

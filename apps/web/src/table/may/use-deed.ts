import type { Answer } from '@forceout/rules/match';
import { useEffect, useState } from 'react';
import { askAgain } from '../../engine/ask-again.ts';
import { useMatch } from '../use-table.ts';
import { mayDeed } from './ask-together.ts';
import type { DeedJson } from './ask-together.ts';

/** What the rules say to a deed of whoever looks; null beside the table and until they have answered. */
export function useDeed(deed: DeedJson): Answer | null {
  const { match, seat, place } = useMatch();
  const by = place.kind === 'judge' ? 'judge' : seat;
  const asked = JSON.stringify(deed);
  const [given, setGiven] = useState<{ readonly asked: string; readonly answer: Answer } | null>(null);
  useEffect(() => {
    if (by === null) return undefined;
    let wanted = true;
    void askAgain(
      () => mayDeed(match, by, JSON.parse(asked) as DeedJson),
      () => wanted,
    ).then(
      (answer) => wanted && setGiven({ asked, answer }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [match, by, asked]);
  return given?.asked === asked ? given.answer : null;
}

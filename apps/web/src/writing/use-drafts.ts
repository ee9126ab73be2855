import { useState } from 'react';
import type { Game } from '../position/position.ts';
import { makeWritten, readWritten } from './draft.ts';
import type { Drafts } from './draft.ts';

const KEY = 'forceout-paper';

/** What is being written, kept in this tab so that loading the page again loses nothing. */
export function useDrafts(game: Game, paper: string): readonly [Drafts, (drafts: Drafts) => void] {
  const [drafts, setDrafts] = useState<Drafts>(() => kept(game, paper));
  const keep = (next: Drafts): void => {
    setDrafts(next);
    try {
      sessionStorage.setItem(`${KEY}:${paper}`, JSON.stringify(next.map(makeWritten)));
    } catch {
      // It then lives as long as the page.
    }
  };
  return [drafts, keep];
}

function kept(game: Game, paper: string): Drafts {
  try {
    const json: unknown = JSON.parse(sessionStorage.getItem(`${KEY}:${paper}`) ?? '[]');
    return Array.isArray(json) ? json.map((one) => readWritten(game, one)) : [];
  } catch {
    return [];
  }
}

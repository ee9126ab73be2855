import { useState } from 'react';
import type { Game } from '../position/position.ts';
import { isRecord } from '../position/read-position.ts';
import { makeWritten, readWritten } from './text/draft.ts';
import type { Drafts } from './text/draft.ts';

const KEY = 'forceout-papers';
/** Papers of older shakes are of no use to anybody. */
const MOST_KEPT = 6;

/** What is being written, kept on this device by its table: another tab or a reload finds it again. */
export function useDrafts(game: Game, paper: string): readonly [Drafts, (drafts: Drafts) => void] {
  const [drafts, setDrafts] = useState<Drafts>(() => kept(game, paper));
  const keep = (next: Drafts): void => {
    setDrafts(next);
    const others = Object.entries(papers()).filter(([key]) => key !== paper);
    try {
      const all = [...others.slice(1 - MOST_KEPT), [paper, next.map(makeWritten)]];
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
    } catch {
      // It then lives as long as the page.
    }
  };
  return [drafts, keep];
}

function papers(): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isRecord(json) ? json : {};
  } catch {
    return {};
  }
}

function kept(game: Game, paper: string): Drafts {
  const json = papers()[paper];
  return Array.isArray(json) ? json.map((one) => readWritten(game, one)) : [];
}

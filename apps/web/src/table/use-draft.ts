import { useState } from 'react';
import { draftFrom, draftText, NO_DRAFT } from './goal-draft.ts';
import type { GoalDraft } from './goal-draft.ts';
import { useMatch } from './use-table.ts';

/** The Goal that I am building. At a real table everybody sees the cubes as they are laid. */
export function useDraft(): { readonly draft: GoalDraft; readonly setDraft: (draft: GoalDraft) => void } {
  const { match, seat, game, act } = useMatch();
  const { phase, shake, settings } = match;
  const building = phase.kind === 'goal' && phase.setter === seat;
  const of = building ? `${shake?.number} ${shake?.begunAt} ${phase.disputing}` : '';
  const begin = (): GoalDraft =>
    building && phase.arranged !== null ? draftFrom(game, phase.arranged, shake?.mat.goal ?? []) : NO_DRAFT;
  const [draft, keep] = useState(begin);
  const [keptFor, setKeptFor] = useState(of);
  // Another shake, another Goal.
  if (of !== keptFor) {
    setKeptFor(of);
    keep(begin());
  }
  const setDraft = (next: GoalDraft): void => {
    keep(next);
    if (settings.mode !== 'table' || next.cubes.length === 0) return;
    const text = draftText(game, next);
    void act({
      do: 'arrange-goal',
      goal: game === 'onsets' ? text : { text, cubes: next.cubes.map(({ cube }) => cube) },
    });
  };
  return { draft, setDraft };
}

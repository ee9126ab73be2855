import { useEffect, useRef, useState } from 'react';
import { engine } from '../../engine/engine.ts';
import type { GoalJson } from '../../engine/table-calls.ts';
import { draftFrom, draftText, NO_DRAFT } from './goal-draft.ts';
import type { GoalDraft } from './goal-draft.ts';
import { laidBy } from './goal-time.ts';
import type { GameName } from '../seen.ts';
import { useMatch } from '../use-table.ts';

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
    if (settings.mode === 'table' && next.cubes.length > 0)
      void act({ do: 'arrange-goal', goal: goalOf(game, next) });
  };
  useLaidInTime(draft);
  return { draft, setDraft };
}

function goalOf(game: GameName, draft: GoalDraft): GoalJson {
  const text = draftText(game, draft);
  return game === 'onsets' ? text : { text, cubes: draft.cubes.map(({ cube }) => cube) };
}

/** Where the book takes what lies in the Goal when the time is over, a legal Goal lies there by then. */
function useLaidInTime(draft: GoalDraft): void {
  const { match, seat, game, act, facts, now } = useMatch();
  const by = laidBy(match, seat, facts?.timeSetsGoal === true);
  const latest = useRef({ match, now });
  useEffect(() => {
    latest.current = { match, now };
  });
  useEffect(() => {
    if (by === null || draft.cubes.length === 0) return undefined;
    const goal = goalOf(game, draft);
    const lay = async (): Promise<void> => {
      const judged = await engine.ask('judgeGoalAt', latest.current.match, goal);
      if (judged?.legal === true) await act({ do: 'arrange-goal', goal });
    };
    const timer = setTimeout(() => void lay(), Math.max(0, by - latest.current.now()) * 1000);
    return () => clearTimeout(timer);
  }, [by, draft, game, act]);
}

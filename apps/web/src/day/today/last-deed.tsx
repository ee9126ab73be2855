import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { useLastDeed } from '../use-last-deed.ts';
import { useDoing } from '../use-day.tsx';

/** The last step that can be taken back in one. */
export function LastDeed(): ReactNode {
  const { today, deeds } = useDayWords();
  const { busy, act } = useDoing();
  const last = useLastDeed();
  if (last === null) return null;
  return (
    <button
      type="button"
      className="felt-link"
      disabled={busy}
      onClick={() => void act({ do: 'undo', entry: last.id })}
    >
      {today.undoLast(deeds[last.do] ?? last.do)}
    </button>
  );
}

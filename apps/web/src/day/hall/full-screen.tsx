import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';

/** Fills a projector; where a browser refuses, its own key does it. */
export function FullScreen({ className }: { readonly className?: string }): ReactNode {
  const { hall } = useDayWords();
  return (
    <button
      type="button"
      className={className}
      onClick={() => void document.documentElement.requestFullscreen?.().catch(() => {})}
    >
      {hall.full}
    </button>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { useDay } from '../use-day.tsx';
import { Conflicts } from './conflicts.tsx';
import { Corrections } from './corrections.tsx';
import { EntryDesk } from './entry-desk.tsx';
import { Missing } from './missing.tsx';
import '../style/results.css';

/** `/run/<id>/results`: sheets in, one line each; what is missing, what differs, what must be put right. */
export default function Results(): ReactNode {
  const { results } = useDayWords();
  const { may } = useDay();
  const [tab, setTab] = useState<'enter' | 'correct'>('enter');
  const canCorrect = may.includes('correct');
  return (
    <div className="results">
      {canCorrect && (
        <div className="row tabs" role="group" aria-label={results.title}>
          {(['enter', 'correct'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
              {results.tabs[one]}
            </button>
          ))}
        </div>
      )}
      {tab === 'correct' && canCorrect ? (
        <Corrections />
      ) : (
        <div className="desk">
          <EntryDesk />
          <div className="desk-side">
            <Conflicts />
            <Missing />
          </div>
        </div>
      )}
    </div>
  );
}

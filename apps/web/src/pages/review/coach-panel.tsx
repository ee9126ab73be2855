import { noteWords } from '@forceout/players/words';
import type { ReactNode } from 'react';
import type { MatchSteps, NoteSign } from '../../engine/review/step.ts';
import { useWords } from '../../words/index.tsx';
import type { Coaching } from './use-match.ts';
import './coach.css';

export const MARKS: Readonly<Record<NoteSign, string>> = { turn: '‼', error: '!', fine: '✓' };

interface CoachPanelProps {
  readonly coach: Coaching;
  readonly match: MatchSteps;
  readonly step: number;
}

/** What the coach says of the step that is shown. */
export function CoachPanel({ coach, match, step }: CoachPanelProps): ReactNode {
  const words = useWords();
  const { review } = words;
  const notes = coach.kind === 'read' ? coach.notes.notes.filter((note) => note.step === step) : [];
  return (
    <section className="coach" aria-labelledby="coach" aria-live="polite">
      <h2 id="coach">{review.coach.title}</h2>
      {coach.kind === 'reading' && <p className="soft">{review.reading}</p>}
      {coach.kind === 'failed' && <p className="note warn">{review.noNotes}</p>}
      {coach.kind === 'read' && notes.length === 0 && <p className="soft">{review.coach.nothing}</p>}
      <ul className="coach-notes">
        {notes.map((note) => (
          <li key={`${note.kind} ${note.seat}`} className="coach-note" data-sign={note.sign}>
            <span className="mark" data-sign={note.sign} aria-hidden="true">
              {MARKS[note.sign]}
            </span>
            <span>
              <span className="unseen">{review.notes.signs[note.sign]}: </span>
              {noteWords(note, match.settings.players, match.game, words.language)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

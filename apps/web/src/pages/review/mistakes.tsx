import { noteWords } from '@forceout/players/words';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CoachNotes, MatchSteps } from '../../engine/review/step.ts';
import { useWords } from '../../words/index.tsx';
import { PuzzlePanel } from '../practise/puzzle-panel.tsx';
import '../practise/practise.css';

interface MistakesProps {
  readonly match: MatchSteps;
  readonly coach: CoachNotes;
  readonly seat: number;
  readonly onShow: (step: number) => void;
}

/** A player's mistakes, each first as a question; what was done is told when an answer is given. */
export function Mistakes({ match, coach, seat, onShow }: MistakesProps): ReactNode {
  const words = useWords();
  const { review } = words;
  const { players } = match.settings;
  const [at, setAt] = useState(0);
  const [told, setTold] = useState(false);
  const own = coach.mistakes.filter(({ note }) => coach.notes[note]?.seat === seat);
  const mistake = own[at];
  const note = mistake === undefined ? undefined : coach.notes[mistake.note];
  return (
    <section className="mistakes" aria-labelledby="mistakes">
      <h2 id="mistakes">{review.mistakes.title}</h2>
      {mistake === undefined && <p className="soft">{review.mistakes.none(players[seat] ?? '')}</p>}
      {mistake !== undefined && note !== undefined && (
        <>
          <p className="soft">{review.mistakes.about(at + 1, own.length, note.shake)}</p>
          <PuzzlePanel
            key={mistake.note}
            asked={{ of: 'match', settings: match.settings, puzzle: mistake.puzzle }}
            onGraded={() => setTold(true)}
          />
          {told && <p className="note">{noteWords(note, players, match.game, words.language)}</p>}
          <div className="row">
            {!told && (
              <button type="button" onClick={() => setTold(true)}>
                {review.mistakes.tell}
              </button>
            )}
            {told && (
              <button type="button" onClick={() => onShow(note.step)}>
                {review.mistakes.show}
              </button>
            )}
            {at + 1 < own.length && (
              <button
                type="button"
                className={told ? 'main-action' : ''}
                onClick={() => {
                  setAt(at + 1);
                  setTold(false);
                }}
              >
                {review.mistakes.next}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

import type { ReactNode } from 'react';
import type { CoachNotes, MatchSteps } from '../../engine/review/step.ts';
import { useWords } from '../../words/index.tsx';
import { tell } from './tell.ts';

interface TurningPointsProps {
  readonly match: MatchSteps;
  readonly notes: CoachNotes['notes'];
  readonly onShow: (step: number) => void;
}

/** The steps that decided shakes, as ways to go there. */
export function TurningPoints({ match, notes, onShow }: TurningPointsProps): ReactNode {
  const words = useWords();
  const { review } = words;
  const turns = [...new Set(notes.filter(({ sign }) => sign === 'turn').map(({ step }) => step))];
  return (
    <section className="turns" aria-labelledby="turns">
      <h2 id="turns">{review.strip.turns}</h2>
      {turns.length === 0 && <p className="soft">{review.strip.noTurns}</p>}
      <ul>
        {turns.map((step) => (
          <li key={step}>
            <button type="button" className="quiet turn" onClick={() => onShow(step)}>
              <span className="soft">{review.steps.shake(match.steps[step]!.shake)}</span>
              {tell(match.steps[step]!, match, words)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

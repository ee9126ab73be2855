import { variationWords } from '@forceout/players/words';
import type { ReactNode } from 'react';
import type { MatchSteps, Step } from '../../engine/review/step.ts';
import { Card } from '../../pieces/card.tsx';
import { StillMat } from '../../pieces/still-mat.tsx';
import { nameOfCard } from '../../position/cards.ts';
import { solverLink } from '../../position/address.ts';
import { readPosition } from '../../position/read-position.ts';
import { Link } from '../../shell/router.tsx';
import { layGoal } from '../../table/goal/goal-text.ts';
import { LaidGoal } from '../../table/goal/goal-view.tsx';
import { useWords } from '../../words/index.tsx';
import { tell } from './tell.ts';
import '../../table/goal/goal.css';

interface StepViewProps {
  readonly match: MatchSteps;
  readonly step: Step;
  /** Variations that this division always plays. */
  readonly always: readonly string[];
}

/** The table after one step, and what happened in it. */
export function StepView({ match, step, always }: StepViewProps): ReactNode {
  const words = useWords();
  const { review } = words;
  const { players } = match.settings;
  return (
    <div className="step">
      <div className="step-head">
        <h2>{review.steps.shake(step.shake)}</h2>
        <ul className="step-totals">
          {players.map((player, seat) => (
            <li key={seat}>
              {player} <strong>{step.totals[seat]}</strong>
            </li>
          ))}
        </ul>
      </div>
      <p className="step-said">{tell(step, match, words)}</p>
      <StillMat
        mat={step.mat}
        goal={step.goal !== null && <LaidGoal cubes={layGoal(match.game, step.goal, step.mat.goal)} />}
        moved={movedTo(step)}
      />
      {match.game === 'onsets' && (
        <div className="step-universe" role="group" aria-label={review.steps.universe}>
          {step.universe.map((card) => (
            <Card key={card} card={card} />
          ))}
        </div>
      )}
      <Variations picks={step.picks} always={always} />
      <p className="step-foot">
        <SolveLink step={step} />
      </p>
    </div>
  );
}

/** What is in force, and what it does. */
function Variations({
  picks,
  always,
}: {
  readonly picks: Step['picks'];
  readonly always: readonly string[];
}): ReactNode {
  const { review, language } = useWords();
  if (picks.length + always.length === 0) return null;
  const all = [
    ...always.map((id) => ({ ...variationWords({ id }, language), fixed: true })),
    ...picks.map((pick) => ({ ...variationWords(pick, language, nameOfCard), fixed: false })),
  ];
  return (
    <div className="step-variations">
      <h3>{review.steps.variations}</h3>
      <ul>
        {all.map(({ name, says, fixed }) => (
          <li key={name}>
            <strong>{name}</strong>
            {fixed && <span className="soft"> ({review.steps.always})</span>}: {says}
          </li>
        ))}
      </ul>
    </div>
  );
}

function movedTo({ event }: Step): 'required' | 'permitted' | 'forbidden' | null {
  return event.type === 'moved' ? event.to : null;
}

function SolveLink({ step }: { readonly step: Step }): ReactNode {
  const { review } = useWords();
  const position = step.position === null ? null : readPosition(step.position);
  if (position === null) return null;
  return <Link to={solverLink(position)}>{review.actions.solve}</Link>;
}

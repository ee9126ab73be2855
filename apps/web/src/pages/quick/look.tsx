import type { ReactNode } from 'react';
import { Card } from '../../pieces/card.tsx';
import { Icon } from '../../pieces/icon.tsx';
import { cardOfName } from '../../position/cards.ts';
import { draftText } from '../../table/goal/goal-draft.ts';
import { layGoal } from '../../table/goal/goal-text.ts';
import { LaidGoal } from '../../table/goal/goal-view.tsx';
import { useWords } from '../../words/index.tsx';
import { gameOf } from './quick-position.ts';
import type { Quick } from './quick-position.ts';
import type { StepName } from './quick.tsx';

interface LookProps {
  readonly quick: Quick;
  readonly step: StepName;
  readonly onStep: (step: StepName) => void;
  /** The cards that what is written names, once it names any. */
  readonly named?: readonly string[] | null;
}

/** The Goal and the cards, always in view; each is a way to change it. */
export function Look({ quick, step, onStep, named = null }: LookProps): ReactNode {
  const { quick: words, table } = useWords();
  const game = gameOf(quick);
  const { cubes } = quick.goal;
  const text = cubes.length === 0 ? '' : draftText(game, quick.goal);
  return (
    <div className="quick-look">
      <button
        type="button"
        className="quick-goal"
        aria-pressed={step === 'goal'}
        aria-label={words.goal}
        onClick={() => onStep('goal')}
      >
        <span>
          <Icon name="goal" /> {table.sections.goal}
        </span>
        {text === '' ? (
          <span className="quick-hole" />
        ) : (
          <LaidGoal
            cubes={layGoal(
              game,
              text,
              cubes.map(({ cube }) => cube),
            )}
          />
        )}
      </button>
      {game === 'onsets' && (
        <button
          type="button"
          className="quick-universe"
          aria-pressed={step === 'cards'}
          aria-label={words.changeCards(quick.cards.length)}
          onClick={() => onStep('cards')}
        >
          {quick.cards.map((card) => (
            <Card
              key={card}
              card={cardOfName(card)}
              state={named === null ? 'plain' : named.includes(card) ? 'selected' : 'dim'}
              silent
            />
          ))}
          {quick.cards.length === 0 && <span>{words.noCards}</span>}
        </button>
      )}
    </div>
  );
}

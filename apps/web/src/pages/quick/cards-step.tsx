import type { ReactNode } from 'react';
import { Card, cardName } from '../../pieces/card.tsx';
import { nameOfCard } from '../../position/cards.ts';
import { gridOf } from '../../table/question/chart.ts';
import { useWords } from '../../words/index.tsx';
import type { Quick } from './quick-position.ts';

interface CardsStepProps {
  readonly quick: Quick;
  readonly onChange: (quick: Quick) => void;
  readonly onDone: () => void;
}

/** All sixteen cards as they stand in the chart: a tap deals one, another takes it back. */
export function CardsStep({ quick, onChange, onDone }: CardsStepProps): ReactNode {
  const { quick: words, pieces } = useWords();
  const toggle = (name: string): void => {
    const { cards } = quick;
    onChange({
      ...quick,
      cards: cards.includes(name) ? cards.filter((one) => one !== name) : [...cards, name],
    });
  };
  return (
    <>
      <div className="quick-cards" role="group" aria-label={words.cards}>
        {gridOf(true).map((card) => {
          const name = nameOfCard(card);
          return (
            <button
              key={card}
              type="button"
              aria-pressed={quick.cards.includes(name)}
              aria-label={pieces.card(cardName(card), 'plain')}
              onClick={() => toggle(name)}
            >
              <Card card={card} silent />
            </button>
          );
        })}
      </div>
      <button type="button" className="quick-go" disabled={quick.cards.length === 0} onClick={onDone}>
        {words.toGoal(quick.cards.length)}
      </button>
    </>
  );
}

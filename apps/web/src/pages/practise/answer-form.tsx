import { useState } from 'react';
import type { ReactNode } from 'react';
import type { GivenAnswer, ShownPuzzle } from '../../engine/practice.ts';
import { Card } from '../../pieces/card.tsx';
import { cardOfName } from '../../position/cards.ts';
import { useWords } from '../../words/index.tsx';
import { GoalForm } from './goal-form.tsx';
import { MoveForm } from './move-form.tsx';
import { WrittenForm } from './written-form.tsx';

export interface AnswerProps {
  readonly puzzle: ShownPuzzle;
  readonly onAnswer: (answer: GivenAnswer) => void;
}

/** The way to answer that fits the question. */
export function AnswerForm({ puzzle, onAnswer }: AnswerProps): ReactNode {
  const { practise } = useWords();
  switch (puzzle.kind) {
    case 'write-a-solution':
    case 'find-the-ambiguity':
      return <WrittenForm puzzle={puzzle} onAnswer={onAnswer} />;
    case 'which-cards':
      return <CardsForm puzzle={puzzle} onAnswer={onAnswer} />;
    case 'evaluate':
      return <TextForm label={practise.value} onText={(value) => onAnswer({ kind: 'evaluate', value })} />;
    case 'set-a-goal':
      return <GoalForm puzzle={puzzle} onAnswer={onAnswer} />;
    case 'now-impossible-or-play-on':
      return (
        <div className="row">
          {(['now', 'impossible', 'play-on'] as const).map((call) => (
            <button
              key={call}
              type="button"
              onClick={() => onAnswer({ kind: 'now-impossible-or-play-on', call })}
            >
              {practise.calls[call]}
            </button>
          ))}
        </div>
      );
    case 'safe-move':
      return <MoveForm puzzle={puzzle} onAnswer={onAnswer} />;
    case 'right-or-wrong':
      return (
        <div className="row">
          {[true, false].map((right) => (
            <button
              key={String(right)}
              type="button"
              onClick={() => onAnswer({ kind: 'right-or-wrong', right })}
            >
              {right ? practise.paperRight : practise.paperWrong}
            </button>
          ))}
        </div>
      );
    case 'legal-pick':
      return (
        <div className="row">
          {[true, false].map((legal) => (
            <button key={String(legal)} type="button" onClick={() => onAnswer({ kind: 'legal-pick', legal })}>
              {legal ? practise.legal : practise.illegal}
            </button>
          ))}
        </div>
      );
    case 'spot-the-illegal':
      return (
        <div className="row">
          {puzzle.texts.map((text, choice) => (
            <button key={text} type="button" onClick={() => onAnswer({ kind: 'spot-the-illegal', choice })}>
              {text}
            </button>
          ))}
        </div>
      );
  }
}

function CardsForm({ puzzle, onAnswer }: AnswerProps): ReactNode {
  const { practise } = useWords();
  const [cards, setCards] = useState<readonly number[]>([]);
  const universe = (puzzle.position['universe'] as readonly string[]).map(cardOfName);
  const toggle = (card: number): void =>
    setCards(cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card]);
  return (
    <>
      <div className="puzzle-cards">
        {universe.map((card) => (
          <button
            key={card}
            type="button"
            className="quiet"
            aria-pressed={cards.includes(card)}
            onClick={() => toggle(card)}
          >
            <Card card={card} state={cards.includes(card) ? 'selected' : 'plain'} />
          </button>
        ))}
      </div>
      <button type="button" className="main-action" onClick={() => onAnswer({ kind: 'which-cards', cards })}>
        {practise.theseCards(cards.length)}
      </button>
    </>
  );
}

function TextForm({
  label,
  onText,
}: {
  readonly label: string;
  readonly onText: (text: string) => void;
}): ReactNode {
  const { practise } = useWords();
  const [text, setText] = useState('');
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onText(text);
      }}
    >
      <label className="row">
        <span>{label}</span>
        <input value={text} onChange={({ target }) => setText(target.value)} spellCheck={false} />
      </label>
      <button type="submit" className="main-action">
        {practise.answer}
      </button>
    </form>
  );
}

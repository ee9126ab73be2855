import { useState } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../../pieces/card.tsx';
import { Cube } from '../../pieces/cube.tsx';
import { cardOfName } from '../../position/cards.ts';
import { announce } from '../../shell/announce.tsx';
import { useWords } from '../../words/index.tsx';
import type { StepText } from './intro.tsx';
import type { Step } from './steps.ts';

interface StepViewProps {
  readonly step: Step;
  readonly text: StepText;
  readonly onSolved: () => void;
}

export function StepView({ step, text, onSolved }: StepViewProps): ReactNode {
  const { learn } = useWords();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState(false);
  const key = step.ask === 'cards' ? step.key : step.ask === 'choice' ? [step.key] : [];
  const solved =
    step.ask !== 'nothing' && chosen.length === key.length && key.every((one) => chosen.includes(one));
  const choose = (next: readonly string[], miss: boolean): void => {
    setChosen(next);
    setWrong(miss);
    if (miss) announce(learn.notThat);
    else if (next.length === key.length) {
      announce(text.because);
      onSolved();
    }
  };
  return (
    <div className="panel step">
      <h2>{text.title}</h2>
      <p>{text.says}</p>
      {step.cubes !== undefined && (
        <p className="step-cubes">
          {step.cubes.map((cube, index) => (
            // The same face may lie there twice.
            <Cube key={`${cube} ${step.cubes!.slice(0, index).length}`} cube={cube} />
          ))}
        </p>
      )}
      {text.asks !== '' && <p className="asks">{text.asks}</p>}
      {step.cards !== undefined && (
        <div className="step-cards">
          {step.cards.map((dots) =>
            step.ask === 'cards' ? (
              <button
                key={dots}
                type="button"
                className="quiet"
                aria-pressed={chosen.includes(dots)}
                disabled={solved}
                onClick={() => {
                  const hit = step.key.includes(dots);
                  if (!chosen.includes(dots)) choose(hit ? [...chosen, dots] : chosen, !hit);
                }}
              >
                <Card card={cardOfName(dots)} state={chosen.includes(dots) ? 'selected' : 'plain'} />
              </button>
            ) : (
              <Card key={dots} card={cardOfName(dots)} />
            ),
          )}
        </div>
      )}
      {step.ask === 'choice' && (
        <div className="row">
          {step.options.map((option) => (
            <button
              key={option}
              type="button"
              className="option"
              aria-pressed={chosen.includes(option)}
              disabled={solved}
              onClick={() => choose(option === step.key ? [option] : [], option !== step.key)}
            >
              {option}
            </button>
          ))}
        </div>
      )}
      {wrong && <p className="note warn">{learn.notThat}</p>}
      {solved && <p className="note good">✓ {text.because}</p>}
    </div>
  );
}

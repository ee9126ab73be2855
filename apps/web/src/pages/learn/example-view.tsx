import type { Example } from '@forceout/players';
import { inPrint } from '@forceout/players/words';
import type { ReactNode } from 'react';
import { Card } from '../../pieces/card.tsx';
import { StillMat } from '../../pieces/still-mat.tsx';
import { cardOfName } from '../../position/cards.ts';
import { layGoal } from '../../table/goal/goal-text.ts';
import { LaidGoal } from '../../table/goal/goal-view.tsx';
import { useWords } from '../../words/index.tsx';
import '../../table/goal/goal.css';

interface ExampleViewProps {
  readonly example: Example;
  readonly game: 'onsets' | 'equations';
}

/** What a text means, drawn. */
export function ExampleView({ example, game }: ExampleViewProps): ReactNode {
  const { learn } = useWords();
  switch (example.kind) {
    case 'cards': {
      const { text, universe, selected } = example;
      return (
        <figure className="lesson-example">
          <div className="step-cards">
            {universe.map((dots) => (
              <Card
                key={dots}
                card={cardOfName(dots)}
                state={selected.includes(dots) ? 'selected' : 'plain'}
              />
            ))}
          </div>
          <figcaption>{learn.path.selects(inPrint(game, text), selected.length)}</figcaption>
        </figure>
      );
    }
    case 'value':
      return (
        <figure className="lesson-example">
          <figcaption className="lesson-value">
            {learn.path.isWorth(inPrint(game, example.text), example.value.replaceAll('-', '−'))}
          </figcaption>
        </figure>
      );
    case 'goal':
      return (
        <figure className="lesson-example lesson-goal">
          <LaidGoal cubes={layGoal(game, example.text, [])} />
          <figcaption>{learn.path.asksFor(example.asks)}</figcaption>
        </figure>
      );
    case 'mat': {
      const { goal, required, permitted, forbidden, resources, writes, universe } = example;
      return (
        <figure className="lesson-example">
          {universe.length > 0 && (
            <div className="step-cards">
              {universe.map((dots) => (
                <Card key={dots} card={cardOfName(dots)} />
              ))}
            </div>
          )}
          <StillMat
            mat={{ goal: [], required, permitted, forbidden, resources }}
            goal={<LaidGoal cubes={layGoal(game, goal, [])} />}
          />
          <figcaption>
            {writes === null ? learn.path.nothing : learn.path.write(inPrint(game, writes))}
          </figcaption>
        </figure>
      );
    }
  }
}

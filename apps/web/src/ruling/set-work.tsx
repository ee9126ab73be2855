import type { SolutionExplanationAnswer } from '@forceout/formats';
import type { ReactNode } from 'react';
import { Card } from '../pieces/card.tsx';
import { cardOfName } from '../position/cards.ts';
import { useWords } from '../words/index.tsx';
import { Drawn } from '../writing/drawn.tsx';
import { Balance } from './balance.tsx';
import { departures } from './departures.ts';

/** How a Solution of On-Sets works out: cards leave the Universe, cards are selected, and they are counted. */
export function SetWork({ work }: { readonly work: SolutionExplanationAnswer }): ReactNode {
  const { ruling } = useWords();
  const { universe, restrictions, left, selected, doubled, goal, value, blankAs, steps, losing } = work;
  const setName = steps.at(-1)?.text ?? '';
  return (
    <div className="set-work">
      {losing ? <p className="note warn">{ruling.losing}</p> : null}
      {blankAs === null ? null : <p>{ruling.blankAs(blankAs)}</p>}
      <ol className="work-steps">
        {departures(universe, restrictions).map(({ text, before, gone }, index) => (
          <li key={index}>
            <p className="work-line">
              <Drawn game="onsets" text={text} /> <span>{ruling.removes(gone.length)}</span>
            </p>
            <Cards cards={before} gone={gone} />
            <p className="soft">{ruling.left(before.length - gone.length)}</p>
          </li>
        ))}
        <li>
          <p className="work-line">
            <Drawn game="onsets" text={setName} /> <span>{ruling.selects(selected.length)}</span>
            {doubled.length === 0 ? null : <span>({ruling.doubled(doubled.length)})</span>}
          </p>
          <Cards cards={left} selected={selected} doubled={doubled} />
        </li>
      </ol>
      <Balance
        counted={String(value)}
        goal={goal.length === 0 ? null : goal.map(String).join(ruling.or)}
        same={goal.includes(value)}
      />
      <Pieces work={work} />
    </div>
  );
}

interface CardsProps {
  readonly cards: readonly string[];
  readonly gone?: readonly string[];
  readonly selected?: readonly string[];
  readonly doubled?: readonly string[];
}

function Cards({ cards, gone = [], selected = [], doubled = [] }: CardsProps): ReactNode {
  const state = (card: string): 'plain' | 'selected' | 'gone' =>
    gone.includes(card) ? 'gone' : selected.includes(card) ? 'selected' : 'plain';
  return (
    <div className="work-cards">
      {cards.map((card) => (
        <span key={card} className="work-card" data-twice={doubled.includes(card)}>
          <Card card={cardOfName(card)} state={state(card)} />
          {doubled.includes(card) ? <span className="twice">×2</span> : null}
        </span>
      ))}
    </div>
  );
}

/** What each piece of the texts selects, for those who want to see it all. */
function Pieces({ work }: { readonly work: SolutionExplanationAnswer }): ReactNode {
  const { ruling } = useWords();
  const pieces = [...work.restrictions.flatMap(({ steps }) => steps), ...work.steps];
  if (pieces.length < 2) return null;
  return (
    <details>
      <summary>{ruling.pieces}</summary>
      <dl className="pieces">
        {pieces.map(({ text, cards }, index) => (
          <div key={index}>
            <dt>
              <Drawn game="onsets" text={text} />
            </dt>
            <dd>
              {cards.length === 0 ? ruling.selects(0) : null}
              {cards.map((card) => (
                <Card key={card} card={cardOfName(card)} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

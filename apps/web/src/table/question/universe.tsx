import { useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Card, cardName } from '../../pieces/card.tsx';
import { useWords } from '../../words/index.tsx';
import { fitting } from '../mat/fit.ts';
import { useMat } from '../mat/use-mat.ts';
import { useSmall } from '../use-small.ts';
import { useMatch } from '../use-table.ts';
import { gridOf, keepChart, loadChart, nextMark } from './chart.ts';
import type { Mark } from './chart.ts';
import { useLit } from './lit.ts';
import { useSkipped } from './use-skipped.ts';
import './universe.css';

/** The cards of the shake, as large as cubes: in On-Sets they are the board. A tap marks a card for oneself alone. */
export function Universe(): ReactNode {
  const { match, table } = useMatch();
  const shake = `${table.id} ${match.shake?.number} ${match.shake?.begunAt}`;
  return <UniverseOf key={shake} shake={shake} cards={match.shake?.universe ?? []} />;
}

interface UniverseOfProps {
  readonly shake: string;
  readonly cards: readonly number[];
}

const LAYOUT_KEY = 'forceout-chart-layout';
/** Before the deal: where cards will lie, as many as most people deal. */
const BACKS = Array.from({ length: 10 }, (_, place) => place);
const COLOUR_BITS: Readonly<Record<string, number>> = { B: 1, R: 2, G: 4, Y: 8 };

function UniverseOf({ shake, cards }: UniverseOfProps): ReactNode {
  const { table: words } = useWords();
  const small = useSmall();
  const { offer } = useMat();
  const { cards: lit } = useLit();
  const skipped = useSkipped(lit);
  const [marks, setMarks] = useState(() => loadChart(shake));
  const [layout, setLayout] = useState<'list' | 'grid'>(() => keptLayout());
  const mark = (card: number): void => {
    const next = nextMark(marks, card);
    setMarks(next);
    keepChart(shake, next);
  };
  const choose = (one: 'list' | 'grid'): void => {
    setLayout(one);
    try {
      localStorage.setItem(LAYOUT_KEY, one);
    } catch {
      // It holds for this visit.
    }
  };
  const held = COLOUR_BITS[offer.held?.cube ?? ''] ?? 0;
  const near = held === 0 ? 0 : cards.filter((card) => (card & held) !== 0).length;
  const isGrid = layout === 'grid' && cards.length > 0;
  const places = isGrid ? gridOf(small) : cards;
  const across = small ? 4 : 8;
  return (
    <section className="universe" aria-label={words.universe.title} data-layout={layout}>
      <header>
        <h2>{words.universe.title}</h2>
        <p>
          {cards.length === 0
            ? words.universe.none
            : near > 0
              ? words.universe.near(near)
              : words.universe.cards(cards.length)}
        </p>
        {cards.length > 0 && lit === null && (
          <div className="chart-tools">
            {Object.keys(marks).length > 0 && (
              <button
                type="button"
                onClick={() => {
                  setMarks({});
                  keepChart(shake, {});
                }}
              >
                {words.universe.clear}
              </button>
            )}
            <button
              type="button"
              aria-pressed={isGrid}
              onClick={() => choose(layout === 'grid' ? 'list' : 'grid')}
            >
              {words.universe.grid}
            </button>
          </div>
        )}
      </header>
      <div className="fit">
        <div
          className="chart"
          style={
            isGrid
              ? { ...fitting(16), gridTemplateColumns: `repeat(${across}, max-content)` }
              : fitting(cards.length || BACKS.length, 8)
          }
        >
          {cards.length === 0 &&
            BACKS.map((place) => <span key={place} className="not-dealt" aria-hidden="true" />)}
          {places.map((card, place) =>
            cards.includes(card) ? (
              <Cell
                key={card}
                card={card}
                mark={marks[card]}
                onMark={mark}
                near={held !== 0 && (card & held) !== 0}
                lit={lit === null ? null : lit.includes(card)}
                turn={skipped ? null : place / places.length}
              />
            ) : (
              <span key={card} className="not-dealt" aria-hidden="true" />
            ),
          )}
        </div>
      </div>
    </section>
  );
}

interface CellProps {
  readonly card: number;
  readonly mark: Mark | undefined;
  readonly onMark: (card: number) => void;
  /** It has the colour of the cube in the hand. */
  readonly near: boolean;
  readonly lit: boolean | null;
  /** When its turn comes as the cards are counted, from 0 to 1; null if nobody wants to wait. */
  readonly turn: number | null;
}

function Cell({ card, mark, onMark, near, lit, turn }: CellProps): ReactNode {
  const words = useWords();
  if (lit !== null)
    return (
      <span
        className="chart-card"
        data-lit={lit}
        data-counted={turn !== null}
        style={{ '--turn': turn ?? 0 } as CSSProperties}
      >
        <Card card={card} state={lit ? 'selected' : 'dim'} />
      </span>
    );
  const said =
    mark === undefined ? '' : mark === 'cross' ? words.table.universe.crossed : words.table.universe.shaded;
  return (
    <button
      type="button"
      className="chart-card"
      data-mark={mark}
      data-near={near}
      aria-label={words.pieces.card(cardName(card), 'plain') + said}
      onClick={() => onMark(card)}
    >
      <Card card={card} silent />
    </button>
  );
}

function keptLayout(): 'list' | 'grid' {
  try {
    return localStorage.getItem(LAYOUT_KEY) === 'grid' ? 'grid' : 'list';
  } catch {
    return 'list';
  }
}

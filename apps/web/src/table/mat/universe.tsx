import { useState } from 'react';
import type { ReactNode } from 'react';
import { Card, cardName } from '../../pieces/card.tsx';
import { useWords } from '../../words/index.tsx';
import { GRID, keepChart, loadChart, toggled } from './chart.ts';
import type { Mark } from './chart.ts';
import { useMatch } from '../use-table.ts';
import './universe.css';

/** The cards of the shake as the player's own chart: in a list or a 4×4 grid, to cross out and to shade. */
export function Universe(): ReactNode {
  const { match, table } = useMatch();
  const shake = `${table.id} ${match.shake?.number} ${match.shake?.begunAt}`;
  return <UniverseOf key={shake} shake={shake} cards={match.shake?.universe ?? []} />;
}

interface UniverseOfProps {
  readonly shake: string;
  readonly cards: readonly number[];
}

const TOOLS = ['cross', 'shade'] as const;
const LAYOUTS = ['list', 'grid'] as const;
const LAYOUT_KEY = 'forceout-chart-layout';

function UniverseOf({ shake, cards }: UniverseOfProps): ReactNode {
  const { table: words } = useWords();
  const [marks, setMarks] = useState(() => loadChart(shake));
  const [tool, setTool] = useState<Mark>('cross');
  const [layout, setLayout] = useState<(typeof LAYOUTS)[number]>(() => keptLayout());
  const mark = (card: number): void => {
    const next = toggled(marks, card, tool);
    setMarks(next);
    keepChart(shake, next);
  };
  const choose = (one: (typeof LAYOUTS)[number]): void => {
    setLayout(one);
    try {
      localStorage.setItem(LAYOUT_KEY, one);
    } catch {
      // It holds for this visit.
    }
  };
  if (cards.length === 0) return <p className="soft">{words.universe.none}</p>;
  const cell = (card: number): ReactNode => <Cell key={card} card={card} mark={marks[card]} onMark={mark} />;
  return (
    <div className="universe">
      <div className="chart" data-layout={layout}>
        {layout === 'list'
          ? cards.map(cell)
          : GRID.flat().map((card) =>
              cards.includes(card) ? (
                cell(card)
              ) : (
                <span key={card} className="not-dealt" aria-hidden="true">
                  {cardName(card) || '–'}
                </span>
              ),
            )}
      </div>
      <div className="row chart-tools">
        <div className="switch" role="radiogroup" aria-label={words.universe.layout}>
          {LAYOUTS.map((one) => (
            <button
              key={one}
              type="button"
              role="radio"
              aria-checked={layout === one}
              onClick={() => choose(one)}
            >
              {words.universe[one]}
            </button>
          ))}
        </div>
        <div className="switch" role="radiogroup" aria-label={words.universe.tool}>
          {TOOLS.map((one) => (
            <button
              key={one}
              type="button"
              role="radio"
              aria-checked={tool === one}
              onClick={() => setTool(one)}
            >
              {words.universe[one]}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="quiet"
          onClick={() => {
            setMarks({});
            keepChart(shake, {});
          }}
        >
          {words.universe.clear}
        </button>
      </div>
    </div>
  );
}

interface CellProps {
  readonly card: number;
  readonly mark: Mark | undefined;
  readonly onMark: (card: number) => void;
}

function Cell({ card, mark, onMark }: CellProps): ReactNode {
  const words = useWords();
  const said =
    mark === undefined ? '' : mark === 'cross' ? words.table.universe.crossed : words.table.universe.shaded;
  return (
    <button
      type="button"
      className="chart-card"
      data-mark={mark}
      aria-label={words.pieces.card(cardName(card), 'plain') + said}
      onClick={() => onMark(card)}
    >
      <Card card={card} silent />
    </button>
  );
}

function keptLayout(): (typeof LAYOUTS)[number] {
  try {
    return localStorage.getItem(LAYOUT_KEY) === 'grid' ? 'grid' : 'list';
  } catch {
    return 'list';
  }
}

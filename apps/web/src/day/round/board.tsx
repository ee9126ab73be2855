import type { CSSProperties, ReactNode } from 'react';
import { Link } from '../../shell/router.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import type { Band, Cell } from '../facts/cells.ts';
import { useEventName } from '../names.ts';
import { useDay } from '../use-day.tsx';
import { CellIcon } from './cell-sign.tsx';
import { useLate } from './late.ts';
import { roomOfTable } from './rooms.ts';
import '../style/board.css';

interface BoardProps {
  readonly bands: readonly Band[];
  /** `small`: cells without numbers, on the first page. */
  readonly size: 'small' | 'large';
  /** Tables in a row; the hall has 25 where there are many. */
  readonly columns: number;
}

/** Every table a cell, event by event. */
export function Board({ bands, size, columns }: BoardProps): ReactNode {
  const { hall } = useDayWords();
  const { day } = useDay();
  const name = useEventName();
  const late = useLate();
  const rows = bands.map(({ cells }) => Math.ceil(cells.length / columns));
  return (
    <div
      className="board"
      data-size={size}
      style={
        {
          gridTemplateRows: rows.map((count) => `minmax(auto, ${count}fr)`).join(' '),
          '--late': `${late}%`,
          '--all-rows': rows.reduce((sum, count) => sum + count, 0),
        } as CSSProperties
      }
    >
      {bands.map(({ event, n, cells }) => (
        <section key={event.id} className="band">
          <h3>
            {name(event)}
            {size === 'large' && (
              <small>
                {hall.tablesFromTo(cells[0]!.table.number, cells.at(-1)!.table.number)}
                <br />
                {roomOfTable(day, cells[0]!.table.number) ?? hall.round(n)}
              </small>
            )}
          </h3>
          <ul
            className="cells"
            style={{ '--columns': columns, '--rows': Math.ceil(cells.length / columns) } as CSSProperties}
          >
            {cells.map((cell) => (
              <BoardCell key={cell.table.id} cell={cell} size={size} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function BoardCell({ cell: { table, is }, size }: { readonly cell: Cell; readonly size: string }): ReactNode {
  const { today, hall } = useDayWords();
  const { base } = useDay();
  const label = hall.tableIs(table.number, today.cell[is]);
  return (
    <li>
      <Link
        to={`${base}/table/${encodeURIComponent(table.id)}`}
        className="cell"
        data-is={is}
        aria-label={label}
        title={label}
      >
        <CellIcon is={is} />
        {size === 'large' && <span>{table.number}</span>}
      </Link>
    </li>
  );
}

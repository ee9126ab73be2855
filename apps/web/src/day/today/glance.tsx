import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { boardOf, CELLS, countOf } from '../facts/cells.ts';
import type { CellIs } from '../facts/cells.ts';
import { CellSign } from '../round/cell-sign.tsx';
import { Board } from '../round/board.tsx';
import { useDay } from '../use-day.tsx';
import { Course } from './course.tsx';

/** So many fit with their numbers. */
const FEW = 60;

/** How the tables stand: counted, and each as a small cell. */
export function Glance(): ReactNode {
  const { today } = useDayWords();
  const { day } = useDay();
  const bands = boardOf(day);
  if (bands.length === 0) return <Course />;
  const counts = countOf(bands);
  const shownAlways: readonly CellIs[] = counts.seated > 0 ? ['call', 'done'] : ['playing', 'call', 'done'];
  const all = bands.reduce((sum, { cells }) => sum + cells.length, 0);
  return (
    <div className="glance">
      <section className="sheet-paper counts" aria-label={today.counts}>
        <ul>
          {CELLS.filter((is) => counts[is] > 0 || shownAlways.includes(is)).map((is) => (
            <li key={is} data-none={counts[is] === 0}>
              <CellSign is={is} />
              <b>{counts[is]}</b>
              <span>{today.cell[is]}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="sheet-paper small-board">
        <h2>
          {today.tables(all)} <small>{today.tapOne}</small>
        </h2>
        <Board bands={bands} size={all > FEW ? 'small' : 'large'} columns={all > FEW ? 32 : 10} />
      </section>
    </div>
  );
}

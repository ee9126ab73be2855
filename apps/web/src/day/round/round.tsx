import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { Link } from '../../shell/router.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { boardOf } from '../facts/cells.ts';
import { useDay } from '../use-day.tsx';
import { Board } from './board.tsx';
import { Calls } from './calls.tsx';
import { ClockControl } from './clock-control.tsx';
import { Releases } from './releases.tsx';
import '../style/round.css';

/** `/run/<id>/round`: the clock, the queue of calls, and every table. */
export default function Round(): ReactNode {
  const { hall, today } = useDayWords();
  const { day, base } = useDay();
  const bands = boardOf(day);
  const all = bands.reduce((sum, { cells }) => sum + cells.length, 0);
  return (
    <div className="round-room">
      <div className="round-top">
        <ClockControl />
        <Calls />
      </div>
      <Releases />
      {all > 0 && (
        <section className="sheet-paper round-board">
          <div className="row">
            <h2>{hall.boardTitle(all)}</h2>
            <small className="soft">{today.tapOne}</small>
            <Link to={`${base}/board`} className="other-action" target="_blank">
              <Icon name="chairs" /> {hall.board}
            </Link>
          </div>
          <Board bands={bands} size="large" columns={all > 60 ? 25 : 15} />
        </section>
      )}
    </div>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { DrawnWord } from '../../pieces/drawn-word.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { useNow } from '../clocks.ts';
import { openCalls } from '../facts/blockers.ts';
import { boardOf, CELLS, countOf } from '../facts/cells.ts';
import type { CellIs } from '../facts/cells.ts';
import { clockText } from '../facts/clock.ts';
import { someNumbers } from '../facts/some-numbers.ts';
import { useEventName } from '../names.ts';
import { bellNow, faceAt } from '../round/bells.ts';
import { Board } from '../round/board.tsx';
import { CellSign } from '../round/cell-sign.tsx';
import { roomOfTable } from '../round/rooms.ts';
import { useDay } from '../use-day.tsx';
import '../style/day.css';
import '../style/board-page.css';

/** `/run/<id>/board`: 400 tables on one screen. Exceptions speak, the rest is quiet. */
export default function BoardPage(): ReactNode {
  const { hall, today, frame } = useDayWords();
  const { day } = useDay();
  const now = useNow();
  const name = useEventName();
  const [only, setOnly] = useState<CellIs | null>(null);
  const [room, setRoom] = useState('');
  const [event, setEvent] = useState('');
  const all = boardOf(day);
  const bands = all
    .filter((band) => event === '' || band.event.id === event)
    .map((band) => ({
      ...band,
      cells: band.cells.filter(
        ({ is, table }) =>
          (only === null || is === only) && (room === '' || roomOfTable(day, table.number) === room),
      ),
    }))
    .filter(({ cells }) => cells.length > 0);
  const counts = countOf(all);
  const calls = openCalls(day).flatMap(({ table }) => day.things.table.get(table)?.number ?? []);
  const bell = bellNow(day);
  const face = bell === null ? null : faceAt(bell, now);
  const rooms = [...day.things.room.values()].map((one) => one.name);
  const total = all.reduce((sum, { cells }) => sum + cells.length, 0);
  return (
    <article className="board-page">
      <header>
        <img src="/icon.svg" alt="Forceout" width="56" height="56" />
        <h1>
          {bell === null ? '' : `${hall.round(bell.rounds[0]!.n)}, `}
          {hall.boardTitle(total)}
        </h1>
        {calls.length > 0 && (
          <p className="judge-wanted" role="status">
            <Icon name="hand" /> {hall.judgeWanted(someNumbers(calls))}
          </p>
        )}
        <div className="board-tools">
          {rooms.length > 1 && (
            <label>
              <span className="unseen">{hall.allRooms}</span>
              <select value={room} onChange={({ target }) => setRoom(target.value)}>
                <option value="">{hall.allRooms}</option>
                {rooms.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            </label>
          )}
          {all.length > 1 && (
            <label>
              <span className="unseen">{frame.event}</span>
              <select value={event} onChange={({ target }) => setEvent(target.value)}>
                <option value="">{hall.all}</option>
                {all.map((band) => (
                  <option key={band.event.id} value={band.event.id}>
                    {name(band.event)}
                  </option>
                ))}
              </select>
            </label>
          )}
          {face !== null && face.phase !== 'over' && (
            <span
              className="board-clock"
              role="timer"
              data-left={Math.round(face.left)}
              aria-label={hall.left(clockText(face.left))}
            >
              <DrawnWord text={clockText(face.left)} />
            </span>
          )}
        </div>
      </header>
      <Board bands={bands} size="large" columns={columnsFor(total)} />
      <footer role="group" aria-label={hall.filter}>
        {CELLS.filter((is) => counts[is] > 0).map((is) => (
          <button
            key={is}
            type="button"
            aria-pressed={only === is}
            onClick={() => setOnly(only === is ? null : is)}
          >
            <CellSign is={is} /> <b>{counts[is]}</b> {today.cell[is]}
          </button>
        ))}
      </footer>
    </article>
  );
}

/** As many in a row as fill a wide screen with cells that can be read from afar; a hall has 25. */
function columnsFor(tables: number): number {
  return tables > 100 ? 25 : Math.max(4, Math.ceil(Math.sqrt(tables * 1.8)));
}

import type { TableThing } from '@forceout/tournament';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { playerName, playerNumber, schoolName } from '../names.ts';
import { useDay, useDoing } from '../use-day.tsx';
import { TableNumber } from './table-number.tsx';
import type { Pick } from './swap-panel.tsx';

interface SeatTableProps {
  readonly table: TableThing;
  readonly canChange: boolean;
  readonly remarks: number;
  readonly pick: Pick | null;
  readonly onPick: (pick: Pick | null) => void;
}

/** A table with its people. One is picked, then another or a free chair: by tap, by keys, or dragged there. */
export function SeatTable({ table, canChange, remarks, pick, onPick }: SeatTableProps): ReactNode {
  const { seating } = useDayWords();
  const { day } = useDay();
  const { busy, act } = useDoing();
  const locked = table.locked === true;
  const free = canChange && !locked;
  const choose = (player: string): void => {
    if (pick === null || pick.b !== undefined || pick.to !== undefined) return onPick({ a: player });
    onPick(pick.a === player ? null : { a: pick.a, b: player });
  };
  return (
    <li
      className="seat-table"
      data-two={table.players.length === 2}
      data-locked={locked}
      data-remarks={remarks > 0}
    >
      <div className="seat-table-head">
        {free ? <TableNumber table={table} /> : <b>{table.number}</b>}
        {table.players.length === 2 && <small>{seating.two}</small>}
        {remarks > 0 && (
          <small className="remark" title={seating.remarks(remarks)}>
            <Icon name="help" />
            <span className="unseen">{seating.remarks(remarks)}</span>
          </small>
        )}
        {canChange && (
          <button
            type="button"
            className="quiet lock"
            aria-pressed={locked}
            aria-label={seating.lock(table.number)}
            title={seating.lock(table.number)}
            disabled={busy}
            onClick={() => void act({ do: 'lock', table: table.id, locked: !locked })}
          >
            <Icon name="lock" />
          </button>
        )}
      </div>
      {table.players.map((player) => (
        <button
          key={player}
          type="button"
          className="chip"
          draggable={free}
          disabled={!free}
          aria-pressed={pick?.a === player || pick?.b === player}
          data-player={player}
          onClick={() => choose(player)}
          onDragStart={(event) => {
            event.dataTransfer.setData('text/plain', player);
            onPick({ a: player });
          }}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            const other = event.dataTransfer.getData('text/plain');
            if (other !== '' && other !== player) onPick({ a: other, b: player });
          }}
        >
          <span className="number">{playerNumber(day, player)}</span>
          <span className="who">{playerName(day, player)}</span>
          <small>{schoolName(day, player)}</small>
        </button>
      ))}
      {free && table.players.length === 2 && (
        <button
          type="button"
          className="chip chair"
          disabled={pick === null}
          onClick={() => pick !== null && onPick({ a: pick.a, to: table.number })}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            onPick({ a: event.dataTransfer.getData('text/plain'), to: table.number });
          }}
        >
          {seating.chair}
        </button>
      )}
    </li>
  );
}

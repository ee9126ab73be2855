import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { LocalLine } from '../../hotseat/local-line.ts';
import type { Plan } from '../../hotseat/protocol.ts';
import { TableRoom } from '../../table/table-room.tsx';
import { useWords } from '../../words/index.tsx';
import { nextHolder } from './whose-hands.ts';

interface HotseatTableProps {
  readonly line: LocalLine;
  /** Null where a person sits. */
  readonly levels: Plan['levels'];
  readonly onLeave: () => void;
}

/** Whose hands the device is in; it is handed on behind a cover, so that nobody sees another's paper. */
export function HotseatTable({ line, levels, onLeave }: HotseatTableProps): ReactNode {
  const { hotseat, table } = useWords();
  const { view } = useSyncExternalStore(line.subscribe, line.state);
  const persons = levels.flatMap((level, seat) => (level === null ? [seat] : []));
  const [holder, setHolder] = useState(persons[0] ?? 0);
  const [receiver, setReceiver] = useState<number | null>(null);
  useEffect(() => line.look(holder), [line, holder]);
  useEffect(() => () => line.close(), [line]);
  const wanted = view === null ? holder : nextHolder(view, holder);
  const next = receiver ?? (wanted === holder ? null : wanted);
  const name = (seat: number): string => view?.seats[seat]?.name ?? '';
  return (
    <>
      <div className="hands">
        {persons.length > 1 && (
          <>
            <span>{hotseat.hands}</span>
            {persons.map((seat) => (
              <button
                key={seat}
                type="button"
                aria-pressed={seat === holder}
                onClick={() => setReceiver(seat)}
              >
                {name(seat)}
              </button>
            ))}
          </>
        )}
        <button type="button" onClick={onLeave}>
          {hotseat.leave}
        </button>
      </div>
      {next !== null && next !== holder ? (
        <div className="cover">
          <h1>{hotseat.give(name(next))}</h1>
          <p>{hotseat.giveWhy}</p>
          <button
            type="button"
            className="main-action"
            onClick={() => {
              setHolder(next);
              setReceiver(null);
            }}
          >
            {hotseat.here(name(next))}
          </button>
        </div>
      ) : view?.you === holder ? (
        <TableRoom line={line} />
      ) : (
        // The last holder's view is still there for a moment, and for nobody else's eyes.
        <p className="loading">{table.loading}</p>
      )}
    </>
  );
}

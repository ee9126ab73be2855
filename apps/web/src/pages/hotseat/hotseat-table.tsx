import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { LocalLine } from '../../hotseat/local-line.ts';
import type { Plan } from '../../hotseat/protocol.ts';
import { Icon } from '../../pieces/icon.tsx';
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
        <TableRoom
          line={line}
          extra={
            <InHands persons={persons} holder={holder} name={name} onGive={setReceiver} onLeave={onLeave} />
          }
        />
      ) : (
        // The last holder's view is still there for a moment, and for nobody else's eyes.
        <p className="loading">{table.loading}</p>
      )}
    </>
  );
}

interface InHandsProps {
  readonly persons: readonly number[];
  readonly holder: number;
  readonly name: (seat: number) => string;
  readonly onGive: (seat: number) => void;
  readonly onLeave: () => void;
}

/** In whose hands the device is, and how it goes into others. */
function InHands({ persons, holder, name, onGive, onLeave }: InHandsProps): ReactNode {
  const { hotseat } = useWords();
  return (
    <div className="hands">
      {persons.length > 1 && (
        <select
          aria-label={hotseat.hands}
          value={holder}
          onChange={({ target }) => onGive(Number(target.value))}
        >
          {persons.map((seat) => (
            <option key={seat} value={seat}>
              {name(seat)}
            </option>
          ))}
        </select>
      )}
      <button type="button" title={hotseat.leave} aria-label={hotseat.leave} onClick={onLeave}>
        <Icon name="back" />
      </button>
    </div>
  );
}

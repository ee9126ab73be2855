import type { EntryOfSheet, SeatThing, SheetThing } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { playerName } from '../names.ts';
import { Refused } from '../refused.tsx';
import { useDay, useDoing } from '../use-day.tsx';
import { seatText } from './seat-text.ts';
import { SettleLine } from './settle-line.tsx';
import { SheetPhotos } from './sheet-photos.tsx';

/** Two entries that differ, side by side; a third person looks at the paper. */
export function Conflicts(): ReactNode {
  const { results } = useDayWords();
  const { day } = useDay();
  const open = [...day.things.sheet.values()].filter(({ state }) => state === 'conflict');
  if (open.length === 0) return null;
  return (
    <section className="sheet-paper conflicts">
      <h2>{results.conflicts(open.length)}</h2>
      {open.map((sheet) => (
        <Conflict key={sheet.table} sheet={sheet} />
      ))}
    </section>
  );
}

/** Who typed one of two entries does not see the other. A phone that refuses has no figures either, but says whose it is. */
function isHidden({ seats, player }: EntryOfSheet): boolean {
  return seats.length === 0 && player === undefined;
}

function Conflict({ sheet }: { readonly sheet: SheetThing }): ReactNode {
  const { results, frame } = useDayWords();
  const { day, may, me } = useDay();
  const { busy, refusal, act } = useDoing();
  const [note, setNote] = useState(results.notePlaceholder);
  const table = day.things.table.get(sheet.table)!;
  const own = sheet.entries.some(({ by }) => by === me.name);
  const seatOf = (seats: readonly SeatThing[], player: string): SeatThing | undefined =>
    seats.find((seat) => seat.player === player);
  const blind = sheet.entries.every(({ seats }) => (seats ?? []).length === 0);
  const settle = (seats: readonly SeatThing[]): void =>
    void act({ do: 'settle', table: table.id, seats }, note.trim());
  return (
    <article className="conflict">
      <h3>{results.tableNumber(table.number)}</h3>
      {blind ? (
        <p className="soft">{results.conflictElsewhere(sheet.entries.map(({ by }) => by).join(', '))}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{results.player}</th>
              {sheet.entries.map(({ by, at, player }) => (
                <th key={`${by} ${at}`} scope="col">
                  {player === undefined ? by : results.byPhone(playerName(day, player))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.players.map((player) => {
              const cells = sheet.entries.map((entry) => ({
                key: `${entry.by} ${entry.at}`,
                says: isHidden(entry)
                  ? results.hidden
                  : entry.seats.length === 0
                    ? results.saysWrong
                    : seatText(seatOf(entry.seats, player)),
              }));
              const isKnown = !sheet.entries.some(isHidden);
              return (
                <tr key={player} data-differs={isKnown && new Set(cells.map(({ says }) => says)).size > 1}>
                  <th scope="row">{playerName(day, player)}</th>
                  {cells.map(({ key, says }) => (
                    <td key={key}>{says}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
          {may.includes('settle') && !own && (
            <tfoot>
              <tr>
                <th scope="row">
                  <span className="unseen">{results.paperSays}</span>
                </th>
                {sheet.entries.map(({ by, at, seats }) => (
                  <td key={`${by} ${at}`}>
                    {seats.length > 0 && (
                      <button
                        type="button"
                        disabled={busy || note.trim() === ''}
                        onClick={() => settle(seats)}
                      >
                        {results.paperSays}
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      )}
      <SheetPhotos table={table.id} />
      {own && <p className="soft">{results.ownConflict}</p>}
      {may.includes('settle') && !own && !blind && (
        <SettleLine table={table} disabled={busy || note.trim() === ''} onSettle={settle} />
      )}
      {may.includes('settle') && !own && !blind && (
        <label>
          {results.note} <input value={note} onChange={({ target }) => setNote(target.value)} />
          <small className="soft">{frame.reasonWhy}</small>
        </label>
      )}
      <Refused refusal={refusal} />
    </article>
  );
}

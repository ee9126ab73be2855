import type { TableThing } from '@forceout/tournament';
import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { playerName } from '../names.ts';
import { useDay, useDoing } from '../use-day.tsx';
import { seatText } from './seat-text.ts';
import { SheetPhotos } from './sheet-photos.tsx';

/** What a sheet says now, who typed it, and every value that stood there before. */
export function SheetHistory({ table }: { readonly table: TableThing }): ReactNode {
  const { results, hall } = useDayWords();
  const { day, may } = useDay();
  const { busy, act } = useDoing();
  const sheet = day.things.sheet.get(table.id);
  if (sheet === undefined) return null;
  return (
    <section className="sheet-paper history">
      <h3>
        {results.tableNumber(table.number)} <small>{hall.table.states[sheet.state]}</small>
      </h3>
      <table>
        <tbody>
          {table.players.map((player) => {
            const seat = sheet.seats.find((one) => one.player === player);
            const before = (sheet.corrections ?? []).map(({ at, was }) => ({
              at,
              says: seatText(was.find((one) => one.player === player)),
            }));
            return (
              <tr key={player}>
                <th scope="row">{playerName(day, player)}</th>
                <td>
                  {before.map(({ at, says }) => (
                    <s key={at}>{says} </s>
                  ))}
                  <b>{seatText(seat)}</b>
                </td>
                <td>
                  {may.includes('appeal') && (sheet.state === 'confirmed' || sheet.state === 'appealed') && (
                    <button
                      type="button"
                      disabled={busy}
                      onClick={() =>
                        void act({ do: seat?.signed === false ? 'sign' : 'appeal', table: table.id, player })
                      }
                    >
                      {seat?.signed === false ? results.signs : results.appeals}
                    </button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <SheetPhotos table={table.id} />
      <p className="soft">{results.typedBy(sheet.entries.map(({ by }) => by).join(', '))}</p>
      {(sheet.corrections ?? []).map(({ by, at, kind, reason }) => (
        <p key={at} className="soft">
          {results.corrected(by, results.correct.kinds[kind], reason)}
        </p>
      ))}
    </section>
  );
}

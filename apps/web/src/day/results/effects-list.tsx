import type { Effects } from '@forceout/tournament';
import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { playerName } from '../names.ts';
import { useDay } from '../use-day.tsx';

/** What a correction does: places, rounds that were seated with the old figure, certificates. */
export function EffectsList({ effects }: { readonly effects: Effects }): ReactNode {
  const { results } = useDayWords();
  const { day } = useDay();
  const { places: all, seated, certificates } = effects;
  const places = all.filter(({ points }) => points[0] !== points[1]);
  const moved = all.filter(({ points }) => points[0] === points[1]);
  return (
    <div className="effects" aria-live="polite">
      <h4>{results.effects.title}</h4>
      {all.length === 0 && <p>{results.effects.none}</p>}
      {places.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{results.player}</th>
              <th scope="col">{results.effects.points}</th>
              <th scope="col">{results.effects.place}</th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ player, from, to, points }) => (
              <tr key={player}>
                <th scope="row">{playerName(day, player)}</th>
                <td>
                  {points[0]} → <b>{points[1]}</b>
                </td>
                <td>{from === to ? from : `${from} → ${to}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {moved.length > 0 && (
        <details>
          <summary>{results.effects.moved(moved.length)}</summary>
          <p>
            {moved.map(({ player, from, to }) => `${playerName(day, player)} ${from} → ${to}`).join(', ')}
          </p>
        </details>
      )}
      {seated.length > 0 && <p className="note warn">{results.effects.seated(seated.join(', '))}</p>}
      {certificates.length > 0 && (
        <p className="note warn">
          {results.effects.certificates(certificates.map((id) => playerName(day, id)).join(', '))}
        </p>
      )}
    </div>
  );
}

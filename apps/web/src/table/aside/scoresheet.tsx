import type { ReactNode } from 'react';
import { RuleLink } from '../../rules/rule-link.tsx';
import { useWords } from '../../words/index.tsx';
import { useMatch } from '../use-table.ts';
import { bookName } from '../../shelf/shelf.ts';
import './scoresheet.css';

/** The scoresheet: a row for each shake, and every point with its reason. */
export function Scoresheet(): ReactNode {
  const words = useWords();
  const { match, name } = useMatch();
  const { sheet } = words.table;
  const seats = match.totals.map((_, seat) => seat);
  const penalties = seats.map((seat) =>
    match.sheet
      .filter((entry) => entry.seat === seat && entry.kind !== 'shake')
      .reduce((sum, { points }) => sum + points, 0),
  );
  return (
    <div className="scoresheet">
      <table>
        <thead>
          <tr>
            <th scope="col">{sheet.shake}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {name(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...match.results.entries()].map(([row, { number, scores }]) => (
            <tr key={row}>
              <th scope="row">{number}</th>
              {seats.map((seat) => (
                <td key={seat} data-best={scores !== null && scores[seat] === Math.max(...scores)}>
                  {scores === null ? sheet.void : minus(scores[seat])}
                </td>
              ))}
            </tr>
          ))}
          {penalties.some((points) => points !== 0) && (
            <tr>
              <th scope="row">{sheet.penalties}</th>
              {seats.map((seat) => (
                <td key={seat}>{minus(penalties[seat])}</td>
              ))}
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{sheet.total}</th>
            {seats.map((seat) => (
              <td key={seat}>{minus(match.totals[seat])}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {match.sheet.length > 0 && (
        <details>
          <summary className="soft">{sheet.lines}</summary>
          <ul className="score-lines">
            {[...match.sheet.entries()].map(([line, { seat, points, why, rule, shake }]) => (
              <li key={line}>
                <span className="soft">{shake > 0 ? shake : '–'}</span> {name(seat)}{' '}
                <strong>{signed(points)}</strong> {words.said(why)}{' '}
                <RuleLink book={bookName(match.settings)} rule={rule} />
              </li>
            ))}
            {match.awaiting.map(({ entry, refs }) => (
              <li key={refs.join(' ')}>
                {name(entry.seat)} <strong>{signed(entry.points)}</strong> {words.said(entry.why)} (
                {sheet.awaits})
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function minus(points: number | undefined): string {
  return String(points ?? 0).replace('-', '−');
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

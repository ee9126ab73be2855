import type { ReactNode } from 'react';
import type { MatchSteps } from '../../engine/review/step.ts';
import { RuleLink } from '../../rules/rule-link.tsx';
import { useWords } from '../../words/index.tsx';
import { bookChoice } from '../play/books.ts';
import { bookName } from '../../shelf/shelf.ts';
import './tables.css';

/** The scoresheet as it is signed: it is all that is printed. */
export function Scoresheet({ match }: { readonly match: MatchSteps }): ReactNode {
  const { review, rules } = useWords();
  const { settings, results, totals, points, header } = match;
  return (
    <section className="scoresheet" aria-labelledby="scoresheet">
      <h2 id="scoresheet">{review.sheet.title}</h2>
      <p className="print-only">
        {review.about(rules.bookTitle(bookChoice(bookName(match.settings)).title), header.date ?? null)}
      </p>
      <div className="wide-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{review.sheet.shake}</th>
              {settings.players.map((player, seat) => (
                <th key={seat} scope="col">
                  {player}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {results.map(({ number, scores }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                {settings.players.map((_, seat) => (
                  <td key={seat}>{scores === null ? review.sheet.void : scores[seat]}</td>
                ))}
              </tr>
            ))}
            <Penalties match={match} />
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{review.sheet.total}</th>
              {totals.map((total, seat) => (
                <td key={seat}>{total}</td>
              ))}
            </tr>
            {points !== null && (
              <tr>
                <th scope="row">{review.sheet.points}</th>
                {points.map((point, seat) => (
                  <td key={seat}>{point}</td>
                ))}
              </tr>
            )}
            <tr className="print-only-row">
              <th scope="row">{review.sheet.signature}</th>
              {settings.players.map((player, seat) => (
                <td key={seat} className="signature">
                  <span className="unseen">{player}</span>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <Reasons match={match} />
    </section>
  );
}

/** Penalties and corrections, each in a row of its own. */
function Penalties({ match }: { readonly match: MatchSteps }): ReactNode {
  const { said } = useWords();
  return match.sheet
    .filter(({ kind }) => kind !== 'shake')
    .map((entry, index) => (
      // The sheet only grows, and a line never changes its place.
      <tr key={`${entry.rule} ${String(index)}`}>
        <th scope="row" className="sheet-why">
          {said(entry.why)}
        </th>
        {match.settings.players.map((_, seat) => (
          <td key={seat}>{seat === entry.seat ? entry.points : ''}</td>
        ))}
      </tr>
    ));
}

function Reasons({ match }: { readonly match: MatchSteps }): ReactNode {
  const { review, said, tableLog } = useWords();
  if (match.sheet.length === 0) return <p className="soft">{review.sheet.none}</p>;
  return (
    <details className="reasons">
      <summary>{review.sheet.lines}</summary>
      <ul>
        {match.sheet.map((entry, index) => (
          <li key={`${entry.rule} ${String(index)}`}>
            <span className="soft">{review.steps.shake(entry.shake)}</span>{' '}
            {tableLog.scored(match.settings.players[entry.seat] ?? '', entry.points, said(entry.why))}{' '}
            <RuleLink book={bookName(match.settings)} rule={entry.rule} />
          </li>
        ))}
      </ul>
    </details>
  );
}

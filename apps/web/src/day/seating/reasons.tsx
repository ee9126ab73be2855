import type { SeatingAnswer } from '@forceout/client';
import type { TableThing } from '@forceout/tournament';
import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';

interface ReasonsProps {
  readonly answer: SeatingAnswer | null;
  readonly tables: readonly TableThing[];
  readonly onExchange: (a: string, b: string) => void;
}

/** Why this seating: every figure with its bound, every remark with its proof or its price. */
export function Reasons({ answer, tables, onExchange }: ReasonsProps): ReactNode {
  const { seating, reason: told } = useDayWords();
  if (answer === null) return null;
  const { figures, bound, proven, why, seed } = answer;
  const twos = tables.filter(({ players }) => players.length === 2).length;
  return (
    <section className="sheet-paper reasons">
      <h3>{seating.why}</h3>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{seating.swap.figure}</th>
            <th scope="col">{seating.found}</th>
            <th scope="col">{seating.bound}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(figures).map(([criterion, cost]) => (
            <tr key={criterion}>
              <th scope="row">{seating.criteria[criterion] ?? criterion}</th>
              <td>{cost}</td>
              <td>{bound[criterion] ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">
        {proven ? seating.proven : seating.best} {seating.twos(twos)}{' '}
        {seed === null ? '' : seating.seed(seed)}
      </p>
      {why.length > 0 && (
        <details>
          <summary>{seating.remarks(why.length)}</summary>
          <ul className="why">
            {counted(why.slice(0, 100)).map(({ key, reason, exchange }) => (
              <li key={key}>
                {told(reason)}
                {exchange !== undefined && (
                  <button type="button" onClick={() => onExchange(exchange[0], exchange[1])}>
                    {seating.showPrice}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Two remarks of a table may read alike: each gets a key of its own. */
function counted(
  why: SeatingAnswer['why'],
): readonly (SeatingAnswer['why'][number] & { readonly key: string })[] {
  const seen = new Map<string, number>();
  return why.map((remark) => {
    const said = JSON.stringify(remark.reason);
    const times = (seen.get(said) ?? 0) + 1;
    seen.set(said, times);
    return { ...remark, key: `${said} ${times}` };
  });
}

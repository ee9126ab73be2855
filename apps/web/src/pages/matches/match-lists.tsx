import type { ListedTable, MyResult } from '@forceout/client';
import type { ReactNode } from 'react';
import { usePreferences } from '../../shell/preferences.ts';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { bookChoice } from '../play/books.ts';
import { others } from './others.ts';

interface GoingOnProps {
  readonly tables: readonly ListedTable[];
  readonly name: string;
}

export function GoingOn({ tables, name }: GoingOnProps): ReactNode {
  const { matches, play, rules } = useWords();
  return (
    <section aria-labelledby="going-on">
      <h2 id="going-on">{matches.open}</h2>
      {tables.length === 0 && <p className="soft">{matches.openNone}</p>}
      <ul className="match-list">
        {tables.map(({ id, game, houseRules, seats, state }) => (
          <li key={id}>
            <span>
              <strong>{play.make.games[game]}</strong>
              <span className="soft">
                {[
                  ...(houseRules === null ? [] : [rules.houseTitle(houseRules)]),
                  ...together(others(seats, name), matches.with),
                  state === 'open' ? matches.waiting : matches.playing,
                ].join(' · ')}
              </span>
            </span>
            <Link className="main-action" to={`/table/${id}`}>
              {matches.goOn}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FinishedProps {
  readonly results: readonly MyResult[];
  readonly tables: readonly ListedTable[];
  readonly name: string;
}

export function Finished({ results, tables, name }: FinishedProps): ReactNode {
  const { matches, play } = useWords();
  const { language } = usePreferences();
  return (
    <section aria-labelledby="finished">
      <h2 id="finished">{matches.done}</h2>
      {results.length === 0 && <p className="soft">{matches.doneNone}</p>}
      <ul className="match-list">
        {results.map(({ table, rulebook, score, points, finishedAt }) => {
          const { seats = [], game = bookChoice(rulebook).game } =
            tables.find(({ id }) => id === table) ?? {};
          const when = new Date(finishedAt).toLocaleDateString(language, { dateStyle: 'medium' });
          return (
            <li key={table}>
              <span>
                <strong>
                  {play.make.games[game]}: {matches.score(score)}
                </strong>
                <span className="soft">
                  {[matches.points(points), ...together(others(seats, name), matches.with), when].join(' · ')}
                </span>
              </span>
              <Link className="other-action" to={`/review/${table}`}>
                {matches.review}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function together(names: readonly string[], words: (names: string) => string): readonly string[] {
  return names.length === 0 ? [] : [words(names.join(', '))];
}

import type { ReactNode } from 'react';
import { Link } from '../../shell/router.tsx';
import type { PageProps } from '../../shell/routes.ts';
import { useWords } from '../../words/index.tsx';
import { useShelf } from '../../shelf/use-shelf.ts';
import { booksOf } from '../play/books.ts';
import { Differences } from './differences.tsx';
import { HousePanel } from './house-panel.tsx';
import { Reader } from './reader.tsx';
import './rules.css';

/** `/rules`, `/rules/compare/<game>`, `/rules/<book>` and `/rules/<book>/<section>`. */
export default function Rules({ parts: [book = '', place = ''] }: PageProps): ReactNode {
  if (book === 'compare') return <Differences game={place === 'equations' ? 'equations' : 'onsets'} />;
  return book === '' ? <Shelf /> : <Reader key={book} id={book} place={place} />;
}

function Shelf(): ReactNode {
  const { rules } = useWords();
  const { books } = useShelf();
  return (
    <section className="page">
      <h1>{rules.title}</h1>
      <p className="soft">{rules.intro}</p>
      <div className="shelf">
        {(['onsets', 'equations'] as const).map((game) => (
          <section key={game} className="panel">
            <h2>{rules.games[game]}</h2>
            <ul>
              {booksOf(game).map(({ id, title, divisions }) => (
                <li key={id}>
                  <Link to={`/rules/${id}`}>{rules.bookTitle(title)}</Link>
                  <span className="soft">{divisions.map((one) => rules.divisions[one]).join(' · ')}</span>
                </li>
              ))}
            </ul>
            <p className="row">
              <Link to={`/learn/${game}`}>{rules.lesson}</Link>
              {booksOf(game, books).length > 1 && <Link to={`/rules/compare/${game}`}>{rules.compare}</Link>}
            </p>
          </section>
        ))}
        <HousePanel />
      </div>
    </section>
  );
}

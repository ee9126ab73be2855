import type { ReactNode } from 'react';
import { api, usePerson } from '../../server/session.ts';
import { Problem } from '../../server/use-asking.tsx';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { useFetched } from '../account/use-fetched.ts';
import { Finished, GoingOn } from './match-lists.tsx';
import './matches.css';

/** My tables and what came of them. */
export default function MatchesPage(): ReactNode {
  const { matches, account } = useWords();
  const person = usePerson();
  return (
    <section className="page narrow matches">
      <h1>{matches.title}</h1>
      {person.kind === 'offline' && <p className="note warn">{account.offline}</p>}
      {person.kind === 'asking' && <p className="soft">{matches.loading}</p>}
      {person.kind === 'nobody' && (
        <>
          <p>{matches.nobody}</p>
          <p className="row">
            <Link className="main-action" to="/play">
              {matches.toPlay}
            </Link>
            <Link className="other-action" to="/account">
              {matches.signIn}
            </Link>
          </p>
        </>
      )}
      {person.kind === 'known' && <Mine name={person.me.name} />}
      <p>
        <Link to="/review">{matches.file}</Link>
      </p>
    </section>
  );
}

function Mine({ name }: { readonly name: string }): ReactNode {
  const { matches } = useWords();
  const tables = useFetched(api.myTables);
  const results = useFetched(api.results);
  if (tables.found === null || results.found === null) {
    const problem = tables.problem ?? results.problem;
    return problem === null ? <p className="soft">{matches.loading}</p> : <Problem line={problem} />;
  }
  return (
    <>
      <GoingOn tables={tables.found.filter(({ state }) => state !== 'over')} name={name} />
      <Finished results={results.found} tables={tables.found} name={name} />
    </>
  );
}

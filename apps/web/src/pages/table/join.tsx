import { ApiError } from '@forceout/client';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { problemLine } from '../../server/problem-line.ts';
import { api, usePerson } from '../../server/session.ts';
import { go, Link } from '../../shell/router.tsx';
import type { PageProps } from '../../shell/routes.ts';
import { useWords } from '../../words/index.tsx';
import { NameForm } from './name-form.tsx';

/** `/join/<code>`: finds the table and goes there. */
export default function Join({ parts: [code = ''] }: PageProps): ReactNode {
  const { shell, table: words, problems } = useWords();
  const person = usePerson();
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    if (person.kind !== 'known') return;
    void api.findTable(code).then(({ id }) => go(`/table/${id}`, 'replace'), setProblem);
  }, [code, person.kind]);
  if (person.kind === 'asking') return <p className="loading">{shell.loading}</p>;
  if (person.kind !== 'known') return <NameForm />;
  if (problem === null) return <p className="loading">{words.joining(code)}</p>;
  return (
    <section className="page narrow">
      <h1>{problem instanceof ApiError ? words.noTable : words.joining(code)}</h1>
      <p className="note bad">{problemLine(problem, problems)}</p>
      <p>
        <Link to="/play">{words.otherTable}</Link>
      </p>
    </section>
  );
}

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { api, usePerson } from '../../server/session.ts';
import { go } from '../../shell/router.tsx';
import type { PageProps } from '../../shell/routes.ts';
import { useWords } from '../../words/index.tsx';
import { NameForm } from './name-form.tsx';

/** `/join/<code>`: finds the table and goes there. */
export default function Join({ parts: [code = ''] }: PageProps): ReactNode {
  const { shell, table: words } = useWords();
  const person = usePerson();
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (person.kind !== 'known') return;
    void api.findTable(code).then(
      ({ id }) => go(`/table/${id}`, 'replace'),
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  }, [code, person.kind]);
  if (person.kind === 'asking') return <p className="loading">{shell.loading}</p>;
  if (person.kind !== 'known') return <NameForm />;
  if (problem === null) return <p className="loading">{words.joining(code)}</p>;
  return (
    <section className="page narrow">
      <h1>{words.noTable}</h1>
      <p className="note bad">{problem}</p>
    </section>
  );
}

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { networkLine } from '../../server/network-line.ts';
import { usePerson } from '../../server/session.ts';
import type { PageProps } from '../../shell/routes.ts';
import type { TableLine } from '../../table/line.ts';
import { TableRoom } from '../../table/table-room.tsx';
import { useWords } from '../../words/index.tsx';
import { NameForm } from './name-form.tsx';

/** `/table/<id>`: a table on the server. */
export default function TablePage({ parts: [id = ''] }: PageProps): ReactNode {
  const { shell } = useWords();
  const person = usePerson();
  if (person.kind === 'asking') return <p className="loading">{shell.loading}</p>;
  if (person.kind !== 'known') return <NameForm />;
  return <AtTheTable key={id} id={id} me={person.me.name} />;
}

function AtTheTable({ id, me }: { readonly id: string; readonly me: string }): ReactNode {
  const { table: words } = useWords();
  const [line, setLine] = useState<TableLine | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    const opened = networkLine(id, (problem) => setMissing(problem));
    setLine(opened);
    return () => opened.close();
  }, [id]);
  if (missing !== null)
    return (
      <section className="page narrow">
        <h1>{words.noTable}</h1>
        <p>{missing}</p>
      </section>
    );
  return line === null ? null : <TableRoom line={line} me={me} />;
}

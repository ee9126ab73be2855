import type { Me, Refused } from '@forceout/client';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { networkLine } from '../../server/network-line.ts';
import { usePerson } from '../../server/session.ts';
import { Link } from '../../shell/router.tsx';
import type { PageProps } from '../../shell/routes.ts';
import { TableRoom } from '../../table/table-room.tsx';
import { useWords } from '../../words/index.tsx';
import type { Words } from '../../words/words.ts';
import { NameForm } from './name-form.tsx';

/** `/table/<id>`: a table on the server. */
export default function TablePage({ parts: [id = ''] }: PageProps): ReactNode {
  const { shell } = useWords();
  const person = usePerson();
  if (person.kind === 'asking') return <p className="loading">{shell.loading}</p>;
  if (person.kind !== 'known') return <NameForm />;
  return <AtTheTable key={id} id={id} role={person.me.role} />;
}

function AtTheTable({ id, role }: { readonly id: string; readonly role: Me['role'] }): ReactNode {
  const words = useWords();
  const [missing, setMissing] = useState<Refused | null>(null);
  const [line] = useState(() => networkLine(id, setMissing));
  useEffect(() => () => line.close(), [line]);
  if (missing !== null)
    return (
      <section className="page narrow">
        <h1>{words.table.noTable}</h1>
        <p>{missingLine(words, missing)}</p>
        <p>
          <Link to="/play">{words.table.otherTable}</Link>
        </p>
      </section>
    );
  return <TableRoom line={line} role={role} />;
}

/** Why the table cannot be seen: the server's codes first. */
function missingLine(words: Words, refusal: Refused): string {
  const { code, message } = refusal;
  return typeof message === 'string' ? words.problems.said(code, message) : words.said(message);
}

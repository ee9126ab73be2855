import { useState } from 'react';
import type { WrongField } from '@forceout/formats';
import type { ReactNode } from 'react';
import { engine } from '../../engine/engine.ts';
import { api, usePerson } from '../../server/session.ts';
import { Problem, useAsking } from '../../server/use-asking.tsx';
import { announce } from '../../shell/announce.tsx';
import { Link } from '../../shell/router.tsx';
import { dropFromDevice, keepOnDevice } from '../../shelf/shelf.ts';
import type { ShelvedBook } from '../../shelf/shelf.ts';
import { refreshShelf, useShelf } from '../../shelf/use-shelf.ts';
import { useWords } from '../../words/index.tsx';
import type { Words } from '../../words/words.ts';
import { OpenFile } from '../../pieces/open-file.tsx';

/** What somebody opened here: what is wrong with it, or the file itself, for an admin to pass on. */
type Opened =
  | { readonly kind: 'wrong'; readonly lines: readonly string[] }
  | { readonly kind: 'read'; readonly id: string; readonly file: object };

/** Leagues' own books: those of the server, and files that are opened on this device. */
export function HousePanel(): ReactNode {
  const { rules, said } = useWords();
  const { house: words } = rules;
  const { books } = useShelf();
  const person = usePerson();
  const { busy, problem, ask } = useAsking();
  const [opened, setOpened] = useState<Opened | null>(null);
  const isAdmin = person.kind === 'known' && person.me.role === 'admin';
  const open = async (file: File): Promise<void> => setOpened(await read(file, words.notJson, said));
  const give = (file: object): void =>
    void ask(async () => {
      await api.giveRulebook(file);
      await refreshShelf();
      setOpened(null);
      announce(words.given);
    });
  const withdraw = (id: string): void =>
    void ask(async () => {
      await api.withdrawRulebook(id);
      await refreshShelf();
    });
  return (
    <section className="panel house-rules" aria-labelledby="house-rules">
      <h2 id="house-rules">{words.title}</h2>
      <p className="soft">{words.about}</p>
      <ul>
        {books.map((book) => (
          <li key={book.id}>
            <Link to={`/rules/${book.id}`}>{book.title}</Link>
            <span className="soft">{words.from[book.from]}</span>
            <Take book={book} isAdmin={isAdmin} busy={busy} onWithdraw={withdraw} />
          </li>
        ))}
      </ul>
      {opened?.kind === 'wrong' && (
        <div className="note bad" role="alert">
          <p>{words.wrong}</p>
          <ul>
            {opened.lines.map((line) => (
              <li key={line}>
                <code>{line}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="row">
        <OpenFile label={words.open} onOpen={(file) => void open(file)} />
        {isAdmin && opened?.kind === 'read' && (
          <button type="button" className="main-action" disabled={busy} onClick={() => give(opened.file)}>
            {words.give}
          </button>
        )}
      </div>
      <Problem line={problem} />
    </section>
  );
}

/** Reads a file in the engine, which knows the books, and keeps it where nothing is wrong. */
async function read(file: File, notJson: string, tell: Words['said']): Promise<Opened> {
  let json: unknown;
  try {
    json = JSON.parse(await file.text());
  } catch {
    return { kind: 'wrong', lines: [notJson] };
  }
  const checked = await engine.ask('readRules', json);
  const lineOf = ({ path, said }: WrongField): string =>
    path === '' ? tell(said) : `${path}: ${tell(said)}`;
  if (!checked.ok) return { kind: 'wrong', lines: checked.wrong.map(lineOf) };
  keepOnDevice(checked.book);
  return { kind: 'read', id: checked.book.id, file: json as object };
}

interface TakeProps {
  readonly book: ShelvedBook;
  readonly isAdmin: boolean;
  readonly busy: boolean;
  readonly onWithdraw: (id: string) => void;
}

/** Off the shelf again: one's own from this device, the server's for everybody. */
function Take({ book: { id, from }, isAdmin, busy, onWithdraw }: TakeProps): ReactNode {
  const { house: words } = useWords().rules;
  if (from === 'server' && !isAdmin) return null;
  return (
    <button
      type="button"
      className="quiet"
      disabled={busy}
      onClick={() => (from === 'server' ? onWithdraw(id) : dropFromDevice(id))}
    >
      {words.take[from]}
    </button>
  );
}

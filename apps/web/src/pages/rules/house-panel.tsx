import { useState } from 'react';
import type { ReactNode } from 'react';
import { api, usePerson } from '../../server/session.ts';
import { Problem, useAsking } from '../../server/use-asking.tsx';
import { announce } from '../../shell/announce.tsx';
import { Link } from '../../shell/router.tsx';
import { openRules, WrongRules } from '../../shelf/opened-rules.tsx';
import type { OpenedRules } from '../../shelf/opened-rules.tsx';
import { dropFromDevice, keepOnDevice } from '../../shelf/shelf.ts';
import type { ShelvedBook } from '../../shelf/shelf.ts';
import { refreshShelf, useShelf } from '../../shelf/use-shelf.ts';
import { useWords } from '../../words/index.tsx';
import { OpenFile } from '../../pieces/open-file.tsx';

/** Leagues' own books: those of the server, and files that are opened on this device. */
export function HousePanel(): ReactNode {
  const all = useWords();
  const { house: words } = all.rules;
  const { books } = useShelf();
  const person = usePerson();
  const { busy, problem, ask } = useAsking();
  const [opened, setOpened] = useState<OpenedRules | null>(null);
  const isAdmin = person.kind === 'known' && person.me.role === 'admin';
  const open = async (file: File): Promise<void> => {
    const read = await openRules(file, all);
    if (read.kind === 'read') keepOnDevice(read.book);
    setOpened(read);
  };
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
      {opened?.kind === 'wrong' && <WrongRules lines={opened.lines} />}
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

import type { RosterAnswer } from '@forceout/client';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../shell/announce.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import type { NotDone } from '../line/line.ts';
import { notDone, Refused } from '../refused.tsx';
import { useDay, useDoing } from '../use-day.tsx';
import { RosterPreview } from './roster-preview.tsx';
import { useUnread } from './unread.ts';

/** A roster by paste or file: every line is shown before anything happens. */
export function RosterImport({ onDone }: { readonly onDone: () => void }): ReactNode {
  const { people } = useDayWords();
  const { event, line } = useDay();
  const { busy, refusal, act } = useDoing();
  const [unread, keepUnread] = useUnread();
  const [text, setText] = useState('');
  const [read, setRead] = useState<RosterAnswer | null>(null);
  const [problem, setProblem] = useState<NotDone | null>(null);
  const id = useId();
  const look = async (asked: { readonly text: string } | { readonly base64: string }): Promise<void> => {
    setProblem(null);
    try {
      const answer = await line.ask('roster', { event: event!.id, ...asked });
      setRead(answer);
      announce(people.import.announced(answer.lines.length));
    } catch (error) {
      setProblem(notDone(error));
    }
  };
  const takeFile = async (file: File): Promise<void> => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    // What the person sees and may mend; the server reads the bytes themselves, whatever their encoding.
    setText(new TextDecoder().decode(bytes));
    await look({ base64: base64Of(bytes) });
  };
  const apply = async (): Promise<void> => {
    if (read === null || !(await act(read.deed))) return;
    const rows = text.split(/\r\n|\r|\n/);
    const lost = read.lines.filter(({ outcome }) => outcome === 'not-read');
    keepUnread([
      ...unread,
      ...lost.map(({ line: at, problems }) => ({
        line: at,
        text: rows[at - 1] ?? '',
        why: problems.map(({ message }) => message),
      })),
    ]);
    announce(people.import.done);
    onDone();
  };
  return (
    <section className="sheet-paper roster">
      <h3>{people.import.title}</h3>
      <p className="soft">{people.import.why}</p>
      <label htmlFor={id}>{people.import.paste}</label>
      <textarea
        id={id}
        rows={read === null ? 10 : 4}
        spellCheck={false}
        value={text}
        placeholder={people.import.example}
        onChange={({ target }) => {
          setText(target.value);
          setRead(null);
        }}
      />
      <div className="row">
        <button
          type="button"
          className={read === null ? 'main-action' : ''}
          disabled={text.trim() === ''}
          onClick={() => void look({ text })}
        >
          {people.import.look}
        </button>
        <label className="other-action file">
          {people.import.file}
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/*"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) void takeFile(file);
            }}
          />
        </label>
        {read !== null && (
          <button type="button" className="main-action" disabled={busy} onClick={() => void apply()}>
            {people.import.apply(read.lines.filter(({ outcome }) => outcome !== 'not-read').length)}
          </button>
        )}
      </div>
      <Refused refusal={refusal ?? problem} />
      {read !== null && (
        <RosterPreview
          read={read}
          text={text}
          onMend={(mended) => {
            setText(mended);
            void look({ text: mended });
          }}
        />
      )}
    </section>
  );
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text);
}

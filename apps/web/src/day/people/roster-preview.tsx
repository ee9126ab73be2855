import type { RosterAnswer } from '@forceout/client';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { useDayWords } from '../../words/use-day-words.ts';

const OUTCOMES = ['new', 'changed', 'same', 'doubt', 'not-read'] as const;

interface RosterPreviewProps {
  readonly read: RosterAnswer;
  readonly text: string;
  /** A line was put right in place: the whole is read again. */
  readonly onMend: (text: string) => void;
}

/** Every line with what becomes of it; those with a problem first, and to be mended here. */
export function RosterPreview({ read, text, onMend }: RosterPreviewProps): ReactNode {
  const { people } = useDayWords();
  const { said } = useWords();
  const rows = text.split(/\r\n|\r|\n/);
  const wrong = read.lines.filter(({ problems }) => problems.length > 0);
  return (
    <div className="preview">
      <ul className="outcomes" aria-label={people.import.outcomes}>
        {OUTCOMES.map((outcome) => (
          <li key={outcome} data-outcome={outcome}>
            <b>{read.lines.filter((line) => line.outcome === outcome).length}</b>{' '}
            {people.import.outcome[outcome]}
          </li>
        ))}
        <li>
          <b>{read.lines.length}</b> {people.import.all}
        </li>
      </ul>
      {wrong.map(({ line, problems, outcome }) => (
        <Mend
          key={`${line} ${rows[line - 1]}`}
          line={line}
          outcome={outcome}
          was={rows[line - 1] ?? ''}
          problems={problems.map(({ column, message }) =>
            column === null ? said(message) : people.import.inColumn(String(column), said(message)),
          )}
          onMend={(fresh) => onMend(rows.with(line - 1, fresh).join('\n'))}
        />
      ))}
      {read.missing.length > 0 && <p className="note">{people.import.missing(read.missing.join(', '))}</p>}
      <details>
        <summary>{people.import.every(read.lines.length)}</summary>
        <ol className="every-line">
          {read.lines.map(({ line, outcome, what }) => (
            <li key={line} value={line}>
              <span data-outcome={outcome}>{people.import.outcome[outcome]}</span> {rows[line - 1]}{' '}
              {what.length > 0 && <small>({what.join(', ')})</small>}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

interface MendProps {
  readonly line: number;
  readonly outcome: (typeof OUTCOMES)[number];
  readonly was: string;
  readonly problems: readonly string[];
  readonly onMend: (text: string) => void;
}

function Mend({ line, outcome, was, problems, onMend }: MendProps): ReactNode {
  const { people } = useDayWords();
  const [text, setText] = useState(was);
  return (
    <form
      className="mend"
      data-outcome={outcome}
      onSubmit={(event) => {
        event.preventDefault();
        onMend(text);
      }}
    >
      <label>
        {people.import.line(line)} · {people.import.outcome[outcome]}
        <input value={text} spellCheck={false} onChange={({ target }) => setText(target.value)} />
      </label>
      <small>{problems.join('; ')}</small>
      <button type="submit" disabled={text === was}>
        {people.import.mend}
      </button>
    </form>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { useMatch } from '../use-table.ts';

/** Somebody who pauses so long has written a thought. */
const PAUSE = 900;
const LONGEST = 4000;

/** Paper that nobody else sees, a new sheet for each shake; kept with the match, so that another device shows it too. */
export function Scratch(props: ScratchProps): ReactNode {
  const { match, seat } = useMatch();
  return <ScratchPaper key={`${seat} ${match.shake?.begunAt}`} {...props} />;
}

interface ScratchProps {
  readonly placeholder?: string;
  /** Told which line the caret is on, and again when that line changes. */
  readonly onLine?: (line: string) => void;
}

function ScratchPaper({ placeholder, onLine }: ScratchProps): ReactNode {
  const { table: words } = useWords();
  const { match, act } = useMatch();
  const [text, setText] = useState(match.scratch);
  const sent = useRef(match.scratch);
  const begun = useRef(onLine);
  useEffect(() => begun.current?.(lineAt(sent.current, sent.current.trimEnd().length)), []);
  const tell = ({ value, selectionStart }: HTMLTextAreaElement): void =>
    onLine?.(lineAt(value, selectionStart));
  useEffect(() => {
    if (text === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = text;
      void act({ do: 'scratch', text });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, act]);
  return (
    <textarea
      className="scratch"
      id="scratch"
      rows={5}
      maxLength={LONGEST}
      aria-label={words.scratch.label}
      placeholder={placeholder ?? words.scratch.own}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        tell(target);
      }}
      onSelect={({ currentTarget }) => tell(currentTarget)}
    />
  );
}

function lineAt(text: string, at: number): string {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const to = text.indexOf('\n', at);
  return text.slice(from, to < 0 ? text.length : to).trim();
}

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { useMatch } from '../use-table.ts';

/** Somebody who pauses so long has written a thought. */
const PAUSE = 900;
const LONGEST = 4000;

/** Paper that nobody else sees, a new sheet for each shake; kept with the match, so that another device shows it too. */
export function Scratch(): ReactNode {
  const { match, seat } = useMatch();
  return <ScratchPaper key={`${seat} ${match.shake?.begunAt}`} />;
}

function ScratchPaper(): ReactNode {
  const { table: words } = useWords();
  const { match, act } = useMatch();
  const [text, setText] = useState(match.scratch);
  const sent = useRef(match.scratch);
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
      placeholder={words.scratch.own}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

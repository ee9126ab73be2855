import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { useUnread } from './unread.ts';

/** Lines that no roster reader could take: somebody writes the people in by hand, and ticks them off. */
export function Unread(): ReactNode {
  const { people } = useDayWords();
  const { said } = useWords();
  const [lines, keep] = useUnread();
  if (lines.length === 0) return null;
  return (
    <details className="note warn" open>
      <summary>{people.unread(lines.length)}</summary>
      <ul>
        {lines.map((line) => (
          <li key={`${line.line} ${line.text}`} className="row">
            <code>{line.text}</code> <small>{[line.why].flat().map(said).join('; ')}</small>
            <button type="button" onClick={() => keep(lines.filter((one) => one !== line))}>
              {people.settled}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

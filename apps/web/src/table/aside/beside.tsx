import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { Log } from '../tell/log.tsx';
import type { LogLine } from '../tell/log.tsx';
import { Scoresheet } from './scoresheet.tsx';
import './beside.css';

const LINES = 8;

/** Where the window is large, scoresheet and log lie beside the sections: everybody in the room sees them. */
export function Beside({ lines }: { readonly lines: readonly LogLine[] }): ReactNode {
  const { table: words, tableLog } = useWords();
  return (
    <aside className="beside" aria-label={words.sheet.title}>
      <h2>{words.sheet.title}</h2>
      <Scoresheet />
      <h2>{tableLog.title}</h2>
      <Log lines={lines.slice(-LINES)} />
    </aside>
  );
}

import type { Past, TableView } from '@forceout/client';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { RuleLink } from '../../rules/rule-link.tsx';
import { announce } from '../../shell/announce.tsx';
import { useWords } from '../../words/index.tsx';
import { nowSaid } from './now.tsx';
import type { Happening } from './happenings.ts';
import { toldOf, toldUntil } from './told.ts';
import { cubeSign, sentence } from './sentence.ts';
import { useTable } from '../use-table.ts';
import { bookName } from '../../shelf/shelf.ts';

export interface LogLine {
  readonly id: number;
  readonly happening: Happening;
}

const SHOWN = 12;

/** What happened, from the beginning: who comes back is told what was missed. What is new is also said aloud. */
export function useLog(): readonly LogLine[] {
  const earlier = useEarlier();
  const live = useLive();
  return useMemo(() => [...earlier, ...live], [earlier, live]);
}

/** What had happened when the page was opened. */
function useEarlier(): readonly LogLine[] {
  const { seq, past } = useTable();
  const [opened] = useState(seq);
  const [lines, setLines] = useState<readonly LogLine[]>([]);
  useEffect(() => {
    let wanted = true;
    const take = (whole: Past): void => {
      if (wanted)
        setLines(toldUntil(whole, opened).map((happening, index) => ({ id: -1 - index, happening })));
    };
    // Without it the log begins here, as it did when the page was opened.
    void past().then(take, () => {});
    return () => {
      wanted = false;
    };
  }, [past, opened]);
  return lines;
}

/** Keeps what happens from now on, and says it aloud. */
function useLive(): readonly LogLine[] {
  const words = useWords();
  const tools = useTable();
  const { table, name, facts, happened, seq } = tools;
  const { text, mine } = nowSaid(words, tools);
  const before = useRef<TableView | null>(null);
  const heard = useRef(seq);
  const count = useRef(0);
  const saidLast = useRef('');
  const [lines, setLines] = useState<readonly LogLine[]>([]);
  useEffect(() => {
    const around = { before: before.current, after: table };
    const found = happened
      .filter((one) => one.seq > heard.current)
      .flatMap(({ events }) => toldOf(events, around));
    before.current = table;
    heard.current = Math.max(seq, heard.current);
    const told = found.map((one) => sentence(words, one, name, facts?.impossible === 'Never'));
    // What I can do now comes last, in one breath with what happened: a second call would drown the first.
    if (mine && text !== saidLast.current) told.push(text);
    saidLast.current = text;
    if (told.length > 0) announce(told.join(' '));
    if (found.length === 0) return;
    const fresh = found.map((happening) => ({ id: ++count.current, happening }));
    setLines((old) => [...old, ...fresh]);
  }, [table, words, name, facts, text, mine, happened, seq]);
  return lines;
}

/** As much as fits of what happened last, and the way to all of it. */
const LATEST = 3;

interface LatestProps {
  readonly lines: readonly LogLine[];
  readonly onAll: () => void;
}

export function Latest({ lines, onAll }: LatestProps): ReactNode {
  const words = useWords();
  const { name, facts } = useTable();
  return (
    <p className="log-latest">
      {lines.slice(-LATEST).map(({ id, happening }) => (
        <span key={id}>{sentence(words, happening, name, facts?.impossible === 'Never', cubeSign)}</span>
      ))}
      <button type="button" onClick={onAll}>
        {words.tableLog.all(lines.length)}
      </button>
    </p>
  );
}

/** What happened, in words; the latest on top. */
export function Log({ lines }: { readonly lines: readonly LogLine[] }): ReactNode {
  const words = useWords();
  const { name, facts, table } = useTable();
  if (lines.length === 0) return <p className="soft">{words.tableLog.none}</p>;
  const told = ({ id, happening }: LogLine): ReactNode => (
    <li key={id} data-is={happening.is}>
      {sentence(words, happening, name, facts?.impossible === 'Never', cubeSign)}{' '}
      {'rule' in happening && happening.rule !== '' && (
        <RuleLink book={bookName(table.settings)} rule={happening.rule} />
      )}
    </li>
  );
  const latest = lines.toReversed();
  return (
    <>
      <ol className="log">{latest.slice(0, SHOWN).map(told)}</ol>
      {latest.length > SHOWN && (
        <details>
          <summary className="soft">{words.tableLog.earlier}</summary>
          <ol className="log">{latest.slice(SHOWN).map(told)}</ol>
        </details>
      )}
    </>
  );
}

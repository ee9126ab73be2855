import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../shell/announce.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { useWords } from '../words/index.tsx';
import type { Words } from '../words/words.ts';
import { nowLine } from './now-line.ts';
import { useTable } from './use-table.ts';
import type { TableTools } from './use-table.ts';

export function nowWords(words: Words, { table, place, facts }: TableTools): string {
  const { key, names } = nowLine(table, place, facts?.layOut === true);
  return words.tableNow[key](names);
}

/** What I can do now: one line, always right. */
export function Now(): ReactNode {
  const words = useWords();
  const tools = useTable();
  const { mine } = nowLine(tools.table, tools.place, tools.facts?.layOut === true);
  const text = nowWords(words, tools);
  useEffect(() => {
    if (mine) announce(text);
  }, [mine, text]);
  return (
    <p className="now" data-mine={mine} tabIndex={-1}>
      {text}
    </p>
  );
}

/** Why the last thing was not possible, with its section. */
export function Refusal(): ReactNode {
  const { table: words } = useWords();
  const { refusal, forgetRefusal, table } = useTable();
  if (refusal === null) return null;
  const own = (words.refusals as Readonly<Record<string, string>>)[refusal.code];
  return (
    <div className="note warn refusal" role="alert">
      <p>
        {own ?? refusal.message}{' '}
        {refusal.rule !== undefined && refusal.rule !== '' && (
          <RuleLink book={table.settings.rulebook} rule={refusal.rule} />
        )}
      </p>
      <button type="button" className="quiet" aria-label={words.close} onClick={forgetRefusal}>
        ×
      </button>
    </div>
  );
}

import type { ReactNode } from 'react';
import { RuleLink } from '../../rules/rule-link.tsx';
import { useWords } from '../../words/index.tsx';
import type { Words } from '../../words/words.ts';
import { nowLine } from './now-line.ts';
import { refusalWords } from './refusal-words.ts';
import { mayChallenge } from '../mat/grips.ts';
import type { NowKey } from './now-line.ts';
import { useTable } from '../use-table.ts';
import type { TableTools } from '../use-table.ts';
import { bookName } from '../../shelf/shelf.ts';

/** The line and whether something waits for whoever looks. */
export function nowSaid(
  words: Words,
  { table, place, facts, game, may }: TableTools,
): { readonly text: string; readonly short: string; readonly mine: boolean } {
  // Until the book is read: only the youngest of On-Sets lay cubes out.
  const laysOut = facts?.layOut ?? (game === 'onsets' && table.settings.division === 'elementary');
  const { key, names, mine } = nowLine(table, place, laysOut, mayChallenge(may));
  return { text: words.tableNow[key](names), short: shortOf(words, key), mine };
}

/** For the tab of the browser. */
function shortOf({ table }: Words, key: NowKey): string {
  return key === 'move' || key === 'regular-move' ? table.yourTurn : table.yourDuty;
}

/** What I can do now: one line, always right. */
export function Now(): ReactNode {
  const words = useWords();
  const tools = useTable();
  const { text, mine } = nowSaid(words, tools);
  return (
    <p className="now" data-mine={mine} tabIndex={-1}>
      {text}
    </p>
  );
}

/** Why the last thing was not possible, with its section. */
export function Refusal({ silent = false }: { readonly silent?: boolean }): ReactNode {
  const words = useWords();
  const { refusal, forgetRefusal, table } = useTable();
  if (refusal === null) return null;
  return (
    <div className="note warn refusal" role={silent ? undefined : 'alert'} data-code={refusal.code}>
      <p>
        {refusalWords(words, refusal)}{' '}
        {refusal.rule !== undefined && refusal.rule !== '' && (
          <RuleLink book={bookName(table.settings)} rule={refusal.rule} />
        )}
      </p>
      <button type="button" className="quiet" aria-label={words.table.close} onClick={forgetRefusal}>
        ×
      </button>
    </div>
  );
}

import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import type { IconName } from '../../pieces/icon.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { confirmMode } from '../facts/blockers.ts';
import { tablesNow } from '../facts/next-step.ts';
import { useDay } from '../use-day.tsx';
import { SheetPhotos } from './sheet-photos.tsx';
import { useEntry } from './use-entry.ts';
import type { Typed } from './use-entry.ts';

/** One line a sheet, said back with names, points and new sums. */
export function EntryDesk(): ReactNode {
  const { results } = useDayWords();
  const { day, may } = useDay();
  const { typed, asked, type, answer } = useEntry();
  const [text, setText] = useState('');
  const isAway = typed.some(({ is, message }) => is === 'sent' && message !== '');
  const unsaved = typed.filter(({ is }) => is === 'sent').length;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  // The page is for typing: whoever opens it types at once.
  useEffect(() => field.current?.focus(), []);
  if (!may.includes('enter')) return <p className="sheet-paper">{results.notYou}</p>;
  // Behind the number of a table stands its photo, if a phone has taken one.
  const number = /^(\d+)\s/.exec(text)?.[1];
  const table = tablesNow(day).find((one) => String(one.number) === number);
  const look = (yes: boolean): void => {
    const again = answer(yes);
    if (again !== null) setText(again);
    field.current?.focus();
  };
  return (
    <section className="sheet-paper entry">
      <h2>{results.enter}</h2>
      <p className="soft">{results.modes[confirmMode(day)] ?? ''}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          type(text.trim());
          setText('');
        }}
      >
        <label htmlFor={id}>{results.line}</label>
        <input
          ref={field}
          id={id}
          className="entry-line"
          autoComplete="off"
          spellCheck={false}
          value={text}
          placeholder="117 22 16 18"
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (asked === null || text !== '') return;
            const yes = event.key === 'y' || event.key === 's';
            if (!yes && event.key !== 'n' && event.key !== 'Escape') return;
            event.preventDefault();
            look(yes);
          }}
        />
      </form>
      {table !== undefined && <SheetPhotos table={table.id} />}
      {isAway && (
        <p className="note warn" role="status">
          {results.waiting(unsaved)}
        </p>
      )}
      {asked !== null && (
        <div className="note warn asked" role="alertdialog" aria-label={results.sureTitle}>
          <p>
            <b>{asked.text}</b> {results.sure(asked.message)}
          </p>
          <div className="row">
            <button type="button" className="main-action" onClick={() => look(true)}>
              {results.yes} <kbd>y</kbd>
            </button>
            <button type="button" onClick={() => look(false)}>
              {results.no} <kbd>n</kbd>
            </button>
          </div>
        </div>
      )}
      <ol className="typed" aria-label={results.typed} data-scrolls="">
        {typed.map((one) => (
          <TypedLine key={one.key} typed={one} />
        ))}
      </ol>
      <details id={`${id}-help`} className="entry-help">
        <summary>{results.help.title}</summary>
        <dl>
          {results.help.lines.map(([example, meaning]) => (
            <div key={example}>
              <dt>
                <code>{example}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

const SIGNS: Readonly<Record<string, IconName>> = {
  sent: 'clock',
  asked: 'help',
  wrong: 'wrong',
  told: 'sheet',
  entered: 'pencil',
  confirmed: 'right',
  appealed: 'right',
  conflict: 'wrong',
};

function TypedLine({ typed: { text, is, sheet, message } }: { readonly typed: Typed }): ReactNode {
  const { results } = useDayWords();
  const { day } = useDay();
  const state = sheet === null ? undefined : day.things.sheet.get(sheet.table)?.state;
  const shown = is === 'saved' && state !== undefined ? state : is;
  return (
    <li data-is={shown}>
      <span className="sign" data-kind={KINDS[shown] ?? 'plain'}>
        <Icon name={SIGNS[shown] ?? 'clock'} />
      </span>
      <code>{text}</code>
      {is === 'saved' && sheet !== null ? (
        <span className="echo">
          {sheet.echo.map(({ player, name, points, sum }) => (
            <span key={player}>
              {name} <b>{points}</b> <small>Σ {sum}</small>
            </span>
          ))}
          <em>{results.became[shown] ?? ''}</em>
        </span>
      ) : (
        <span className="echo">{is === 'asked' ? '' : message}</span>
      )}
    </li>
  );
}

const KINDS: Readonly<Record<string, string>> = {
  confirmed: 'good',
  appealed: 'good',
  conflict: 'bad',
  wrong: 'bad',
  asked: 'warn',
  entered: 'warn',
};

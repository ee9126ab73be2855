import type { TableThing } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { announce } from '../../shell/announce.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { countOf } from '../fields.tsx';
import { Refused } from '../refused.tsx';
import { useDoing } from '../use-day.tsx';

/** The number of a table; whoever presses it gives the whole table another one, with its people. */
export function TableNumber({ table }: { readonly table: TableThing }): ReactNode {
  const { seating } = useDayWords();
  const { busy, refusal, act, forget } = useDoing();
  const [text, setText] = useState<string | null>(null);
  const label = seating.renumber.title(table.number);
  if (text === null)
    return (
      <button
        type="button"
        className="quiet table-number"
        aria-label={label}
        title={label}
        onClick={() => setText('')}
      >
        <b>{table.number}</b>
      </button>
    );
  const to = countOf(text);
  const end = (): void => {
    forget();
    setText(null);
  };
  return (
    <form
      className="table-number"
      onSubmit={(event) => {
        event.preventDefault();
        if (typeof to !== 'number') return end();
        void act({ do: 'renumber', table: table.id, number: to }).then(
          (done) => done && announce(seating.renumber.done(table.number, to)),
        );
      }}
    >
      <b>{table.number}</b> →{' '}
      <input
        ref={(field) => field?.focus()}
        aria-label={label}
        inputMode="numeric"
        size={4}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && end()}
      />
      <button
        type="submit"
        className="quiet"
        aria-label={seating.renumber.save}
        disabled={busy || to === null}
      >
        <Icon name="right" />
      </button>
      <Refused refusal={refusal} />
    </form>
  );
}

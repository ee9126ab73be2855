import type { SeatThing, TableThing } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { TextField } from '../fields.tsx';
import { useAsked } from '../use-day.tsx';
import { Echo } from './echo.tsx';

interface SettleLineProps {
  readonly table: TableThing;
  readonly disabled: boolean;
  readonly onSettle: (seats: readonly SeatThing[]) => void;
}

/** Where both were wrong, a third person types what the paper says. */
export function SettleLine({ table, disabled, onSettle }: SettleLineProps): ReactNode {
  const { results, said } = useDayWords();
  const [text, setText] = useState('');
  const figures = text.trim();
  const answer = useAsked(
    'line',
    figures === ''
      ? null
      : { line: `${table.number} ${figures}`, as: 'settle', event: table.event, round: table.round },
  );
  return (
    <form
      className="row settle-line"
      onSubmit={(event) => {
        event.preventDefault();
        if (answer?.is === 'sheet') onSettle(answer.deed.seats);
      }}
    >
      <TextField
        className="grow"
        label={results.neither}
        value={text}
        autoComplete="off"
        placeholder="22 16 18"
        onText={setText}
      />
      <button type="submit" disabled={disabled || answer?.is !== 'sheet'}>
        {results.paperSays}
      </button>
      {answer?.is === 'wrong' && <p className="note bad">{said(answer.message)}</p>}
      {answer?.is === 'sheet' && <Echo seats={answer.echo} />}
    </form>
  );
}

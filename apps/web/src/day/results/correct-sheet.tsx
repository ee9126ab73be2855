import type { Deed, TableThing } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../shell/announce.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { Refused } from '../refused.tsx';
import { useAsked, useDay, useDoing } from '../use-day.tsx';
import { withNames } from './seat-text.ts';
import { Echo } from './echo.tsx';
import { EffectsList } from './effects-list.tsx';

const KINDS = ['slip', 'wrong-table', 'ruling', 'false-sheet'] as const;

/** The same line as at the desk, with a kind and a reason. */
export function CorrectSheet({ table }: { readonly table: TableThing }): ReactNode {
  const { results, frame, said } = useDayWords();
  const { day } = useDay();
  const { busy, refusal, act } = useDoing();
  const [text, setText] = useState('');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('slip');
  const [reason, setReason] = useState('');
  const sheet = day.things.sheet.get(table.id);
  const confirmed = sheet?.state === 'confirmed' || sheet?.state === 'appealed';
  const line = `${table.number} ${text.trim()}`;
  const answer = useAsked(
    'line',
    text.trim() === '' || !confirmed ? null : { line, as: 'correct', event: table.event, round: table.round },
  );
  if (!confirmed) return <p className="sheet-paper">{results.correct.notYet}</p>;
  const save = async (): Promise<void> => {
    if (answer?.is !== 'sheet') return;
    if (!(await act({ ...answer.deed, kind } as Deed, reason.trim()))) return;
    announce(results.correct.done(table.number));
    setText('');
    setReason('');
  };
  return (
    <form
      className="sheet-paper correct"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h3>{results.correct.title(table.number)}</h3>
      <label>
        {results.correct.figures}
        <span className="row">
          <b>{table.number}</b>
          <input
            className="entry-line"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </span>
      </label>
      {answer?.is === 'wrong' && <p className="note bad">{said(answer.message)}</p>}
      {answer?.is === 'sheet' && (
        <>
          <Echo seats={answer.echo} />
          {answer.questions.map(({ code, message }) => (
            <p key={code} className="note warn">
              {withNames(said(message), answer.echo)}
            </p>
          ))}
          {answer.refusal !== undefined && <Refused refusal={answer.refusal} />}
          {answer.effects !== undefined && <EffectsList effects={answer.effects} />}
        </>
      )}
      <div className="row">
        <label>
          {results.correct.kind}{' '}
          <select value={kind} onChange={({ target }) => setKind(target.value as (typeof KINDS)[number])}>
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {results.correct.kinds[one]}
              </option>
            ))}
          </select>
        </label>
        <label className="grow">
          {frame.reason} <input value={reason} onChange={({ target }) => setReason(target.value)} />
        </label>
        <button
          type="submit"
          className="main-action"
          disabled={busy || reason.trim() === '' || answer?.is !== 'sheet'}
        >
          {results.correct.save}
        </button>
      </div>
      <small className="soft">{frame.reasonWhy}</small>
      <Refused refusal={refusal} />
    </form>
  );
}

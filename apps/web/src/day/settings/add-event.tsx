import { presetEvent } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { bookChoice, FIRST_BOOK } from '../../pages/play/books.ts';
import { useDayWords } from '../../words/use-day-words.ts';
import { dayBooks } from '../books.ts';
import { TextField } from '../fields.tsx';
import { Refused } from '../refused.tsx';
import { useDay, useDoing } from '../use-day.tsx';
import { BookChoice } from './book-choice.tsx';
import type { ChosenBook } from './book-choice.tsx';

/** The first table number that no event of the day can reach. */
function freeFrom(used: readonly number[]): number {
  return used.length === 0 ? 1 : Math.ceil(Math.max(...used) / 100) * 100 + 1;
}

/** Another division or game on the same day, filled from the preset. */
export function AddEvent(): ReactNode {
  const { settings } = useDayWords();
  const { day, may } = useDay();
  const { busy, refusal, act } = useDoing();
  const [book, setBook] = useState<ChosenBook>({ rulebook: FIRST_BOOK.onsets, division: 'middle' });
  const [name, setName] = useState('');
  if (!may.includes('add-event')) return null;
  const own = dayBooks(day);
  const events = [...day.things.event.values()];
  const preset = [...day.things.tournament.values()][0]?.preset ?? 'club';
  const add = async (): Promise<void> => {
    const { game } = own.find(({ id }) => id === book.rulebook) ?? bookChoice(book.rulebook);
    const base = `${game === 'onsets' ? 'on' : 'eq'}-${book.division}`;
    const taken = new Set(events.map(({ id }) => id));
    const id = taken.has(base) ? `${base}-${events.length + 1}` : base;
    const firstTable = freeFrom([
      ...events.map((event) => event.firstTable),
      ...[...day.things.table.values()].map((table) => table.number),
    ]);
    const named = name.trim() === '' ? {} : { name: name.trim() };
    const event = presetEvent(preset, { id, game, ...book, ...named, firstTable });
    if (await act({ do: 'add-event', event })) setName('');
  };
  return (
    <details className="sheet-paper" open={events.length === 0}>
      <summary>{settings.event.add}</summary>
      <form
        className="form-grid"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void add();
        }}
      >
        <BookChoice value={book} own={own} onChange={setBook} />
        <TextField label={settings.event.name} value={name} onText={setName} />
        <button type="submit" className="main-action" disabled={busy}>
          {settings.event.go}
        </button>
      </form>
      <Refused refusal={refusal} />
    </details>
  );
}

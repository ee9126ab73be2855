import { useState } from 'react';
import type { ReactNode } from 'react';
import { Problem, useAsking } from '../../server/use-asking.tsx';
import { FIRST_BOOK, houseChoice } from '../../pages/play/books.ts';
import { useShelf } from '../../shelf/use-shelf.ts';
import { go } from '../../shell/router.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { dayApi } from '../line/network-line.ts';
import { BookChoice } from '../settings/book-choice.tsx';
import type { ChosenBook } from '../settings/book-choice.tsx';

const PRESETS = [
  'club',
  'mlag-saturday',
  'county',
  'noagl',
  'louisiana',
  'mlag-states',
  'agloa-nationals',
] as const;

/** Name, what it is played like, and the first event: enough to begin. */
export function MakeDay(): ReactNode {
  const { start } = useDayWords();
  const { busy, problem, ask } = useAsking();
  const [name, setName] = useState('');
  const [place, setPlace] = useState('');
  const [date, setDate] = useState(() => new Date().toLocaleDateString('sv'));
  const [preset, setPreset] = useState<string>('club');
  const [book, setBook] = useState<ChosenBook>({ rulebook: FIRST_BOOK.onsets, division: 'middle' });
  // What only this device has, the server cannot play by.
  const own = useShelf()
    .books.filter(({ from }) => from === 'server')
    .map(houseChoice);
  const make = async (): Promise<void> => {
    const made = await ask(() =>
      dayApi.open({
        name: name.trim(),
        preset,
        ...(place.trim() === '' ? {} : { place: place.trim() }),
        ...(date === '' ? {} : { dates: [date] }),
        events: [book],
      }),
    );
    if (made !== null) go(`/run/${encodeURIComponent(made.id)}/today`);
  };
  return (
    <form
      className="form-grid"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <label className="wide">
        {start.name}
        <input
          value={name}
          required
          placeholder={start.nameHint}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label className="wide">
        {start.preset}
        <select value={preset} onChange={({ target }) => setPreset(target.value)}>
          {PRESETS.map((one) => (
            <option key={one} value={one}>
              {start.presets[one] ?? one}
            </option>
          ))}
        </select>
        <small className="soft">{start.presetWhy}</small>
      </label>
      <BookChoice value={book} own={own} onChange={setBook} />
      <label>
        {start.place}
        <input value={place} onChange={({ target }) => setPlace(target.value)} />
      </label>
      <label>
        {start.date}
        <input type="date" value={date} onChange={({ target }) => setDate(target.value)} />
      </label>
      <button type="submit" className="main-action big wide" disabled={busy || name.trim() === ''}>
        {busy ? start.making : start.go}
      </button>
      <Problem line={problem} />
    </form>
  );
}

import type { Division } from '@forceout/rules';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { bookChoice, booksOf } from '../../pages/play/books.ts';
import { useWords } from '../../words/index.tsx';
import { useDayWords } from '../../words/use-day-words.ts';

export interface ChosenBook {
  readonly rulebook: string;
  readonly division: Division;
}

interface BookChoiceProps {
  readonly value: ChosenBook;
  readonly onChange: (value: ChosenBook) => void;
}

type Game = 'onsets' | 'equations';

/** Game, book and division: what everybody in an event plays by. */
export function BookChoice({ value, onChange }: BookChoiceProps): ReactNode {
  const { start, frame } = useDayWords();
  const { rules } = useWords();
  const [game, setGame] = useState<Game>(bookChoice(value.rulebook).game);
  const book = bookChoice(value.rulebook);
  const choose = (id: string): void => {
    const { divisions } = bookChoice(id);
    onChange({ rulebook: id, division: divisions.includes(value.division) ? value.division : divisions[0]! });
  };
  return (
    <>
      <label>
        {start.game}
        <select
          value={game}
          onChange={({ target }) => {
            const next = target.value as Game;
            setGame(next);
            choose(booksOf(next)[0]!.id);
          }}
        >
          <option value="onsets">{frame.games.onsets}</option>
          <option value="equations">{frame.games.equations}</option>
        </select>
      </label>
      <label>
        {start.book}
        <select value={value.rulebook} onChange={({ target }) => choose(target.value)}>
          {booksOf(game).map((one) => (
            <option key={one.id} value={one.id}>
              {rules.bookTitle(one.title)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {start.division}
        <select
          value={value.division}
          onChange={({ target }) => onChange({ ...value, division: target.value as Division })}
        >
          {book.divisions.map((division) => (
            <option key={division} value={division}>
              {frame.divisions[division]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

import type { Division } from '@forceout/rules';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { bookChoice, booksOf } from '../../pages/play/books.ts';
import type { BookChoice as Book, GameName } from '../../pages/play/books.ts';
import { useWords } from '../../words/index.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { Choice } from '../fields.tsx';

export interface ChosenBook {
  readonly rulebook: string;
  readonly division: Division;
}

interface BookChoiceProps {
  readonly value: ChosenBook;
  /** A league's own books, besides those of everybody. */
  readonly own: readonly Book[];
  readonly onChange: (value: ChosenBook) => void;
}

/** Game, book and division: what everybody in an event plays by. */
export function BookChoice({ value, own, onChange }: BookChoiceProps): ReactNode {
  const { start, frame } = useDayWords();
  const { rules } = useWords();
  const bookNamed = (id: string): Book => own.find((book) => book.id === id) ?? bookChoice(id);
  const [game, setGame] = useState<GameName>(bookNamed(value.rulebook).game);
  const books = [...booksOf(game), ...own.filter((book) => book.game === game)];
  const choose = (id: string): void => {
    const { divisions } = bookNamed(id);
    onChange({ rulebook: id, division: divisions.includes(value.division) ? value.division : divisions[0]! });
  };
  return (
    <>
      <Choice
        label={start.game}
        value={game}
        options={[
          ['onsets', frame.games.onsets],
          ['equations', frame.games.equations],
        ]}
        onChoose={(next) => {
          setGame(next);
          choose(booksOf(next)[0]!.id);
        }}
      />
      <Choice
        className="wide"
        label={start.book}
        value={value.rulebook}
        options={books.map(({ id, title, house }) => [
          id,
          house === true ? rules.houseTitle(title) : rules.bookTitle(title),
        ])}
        onChoose={choose}
      />
      <Choice
        label={start.division}
        value={value.division}
        options={bookNamed(value.rulebook).divisions.map((division) => [division, frame.divisions[division]])}
        onChoose={(division) => onChange({ ...value, division })}
      />
    </>
  );
}

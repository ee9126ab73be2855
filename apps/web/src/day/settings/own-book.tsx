import { useState } from 'react';
import type { ReactNode } from 'react';
import { OpenFile } from '../../pieces/open-file.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { dayBooks } from '../books.ts';
import { dayApi } from '../line/network-line.ts';
import type { NotDone } from '../line/line.ts';
import { notDone, Refused } from '../refused.tsx';
import { useDay } from '../use-day.tsx';

/** A league's own rules for this day, from the file that the page of rules saves; events can then play by them. */
export function OwnBook(): ReactNode {
  const { settings } = useDayWords();
  const { id, day, may } = useDay();
  const [problem, setProblem] = useState<NotDone | null>(null);
  if (!may.includes('add-book')) return null;
  const take = async (file: File): Promise<void> => {
    setProblem(null);
    try {
      const answer = await dayApi.addBook(id, JSON.parse(await file.text()) as object);
      if ('refusal' in answer) setProblem(answer.refusal);
    } catch (error) {
      setProblem(
        error instanceof SyntaxError ? { code: 'house-rules', message: error.message } : notDone(error),
      );
    }
  };
  return (
    <details className="sheet-paper">
      <summary>{settings.book.title}</summary>
      <p className="soft">{settings.book.why}</p>
      <ul className="plain-list">
        {dayBooks(day).map((book) => (
          <li key={book.id}>
            <b>{book.title}</b>
          </li>
        ))}
      </ul>
      <OpenFile label={settings.book.open} onOpen={(file) => void take(file)} />
      <Refused refusal={problem} />
    </details>
  );
}

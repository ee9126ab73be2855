import { useState } from 'react';
import type { ReactNode } from 'react';
import { OpenFile } from '../../pieces/open-file.tsx';
import { openRules, WrongRules } from '../../shelf/opened-rules.tsx';
import { useWords } from '../../words/index.tsx';
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
  const words = useWords();
  const [problem, setProblem] = useState<NotDone | null>(null);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  if (!may.includes('add-book')) return null;
  const take = async (file: File): Promise<void> => {
    setProblem(null);
    setWrong([]);
    try {
      const own = [...day.things.book.values()].map(({ id: rulebook, house }) => ({ rulebook, house }));
      // Told here what is wrong, line by line and in the reader's language; the server looks again.
      const read = await openRules(file, words, own);
      if (read.kind === 'wrong') return setWrong(read.lines);
      const answer = await dayApi.addBook(id, read.file);
      if ('refusal' in answer) setProblem(answer.refusal);
    } catch (error) {
      setProblem(notDone(error));
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
      {wrong.length > 0 && <WrongRules lines={wrong} />}
      <Refused refusal={problem} />
    </details>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';

const KEY = 'forceout.lessons';

function seen(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Offered until somebody takes a lesson or waves it away. */
export function Lessons(): ReactNode {
  const { home } = useWords();
  const [gone, setGone] = useState(seen);
  if (gone) return null;
  const remember = (): void => {
    setGone(true);
    try {
      localStorage.setItem(KEY, 'seen');
    } catch {
      // It is then offered again the next time.
    }
  };
  return (
    <aside className="lessons" aria-labelledby="lessons">
      <h2 id="lessons">{home.lesson.title}</h2>
      <div className="row">
        <Link className="lesson" to="/learn/onsets" onClick={remember}>
          {home.lesson.onsets}
        </Link>
        <Link className="lesson" to="/learn/equations" onClick={remember}>
          {home.lesson.equations}
        </Link>
        <button type="button" className="quiet" onClick={remember}>
          {home.lesson.later}
        </button>
      </div>
    </aside>
  );
}

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { useNow } from '../clocks.ts';
import { dayApi } from '../line/network-line.ts';
import { useDay } from '../use-day.tsx';

type Copy = Awaited<ReturnType<typeof dayApi.backups>>[number];
const EVERY = 15_000;

/** Where copies of the day lie, how old they are, and what is wrong with one. */
export function Copies(): ReactNode {
  const { settings } = useDayWords();
  const { id, me } = useDay();
  const now = useNow();
  const [copies, setCopies] = useState<readonly Copy[] | null>(null);
  const canSee = me.role === 'director' || me.role === 'deputy';
  useEffect(() => {
    if (!canSee) return;
    // Without a network the last answer stays; the head of the page says that there is none.
    const ask = (): void => void dayApi.backups(id).then(setCopies, () => {});
    ask();
    const timer = setInterval(ask, EVERY);
    return () => clearInterval(timer);
  }, [id, canSee]);
  if (!canSee || copies === null) return null;
  return (
    <section className="sheet-paper copies">
      <h2>{settings.copies.title}</h2>
      <p className="soft">{settings.copies.why}</p>
      <ul className="plain-list">
        {copies.map(({ folder, at, problem }) => (
          <li key={folder}>
            <span className="sign" data-kind={problem === null && at !== null ? 'good' : 'warn'}>
              <Icon name={problem === null && at !== null ? 'right' : 'flag'} />
            </span>
            <div>
              <b>
                {problem ?? (at === null ? settings.copies.none : settings.copies.ago(minutes(now - at)))}
              </b>
              <small>{folder}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function minutes(milliseconds: number): number {
  return Math.max(0, Math.floor(milliseconds / 60_000));
}

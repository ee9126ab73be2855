import type { ReactNode } from 'react';
import { DrawnWord } from '../../pieces/drawn-word.tsx';
import { useWords } from '../../words/index.tsx';
import { useTick } from '../players/clock.tsx';
import { Ring } from '../players/ring.tsx';
import { clockText, timeLeft } from '../players/time-left.ts';
import { useMatch } from '../use-table.ts';

/** The time for a paper, as a ring. */
export function PaperTime(): ReactNode {
  useTick();
  const { table: words } = useWords();
  const { match, seat, name, now } = useMatch();
  const left = timeLeft(match, seat, now());
  if (left === null) return null;
  return (
    <div className="paper-time">
      <Ring left={left}>
        <span className="paper-clock" aria-hidden="true">
          <DrawnWord text={clockText(left.seconds)} />
        </span>
      </Ring>
      <p>
        <strong>{left.seat === seat ? words.clock.yours : words.clock.of(name(left.seat))}</strong>
        {left.otherwise !== null && (
          <small>{words.clock.otherwise(left.otherwise.points, words.clock.next[left.otherwise.next])}</small>
        )}
      </p>
    </div>
  );
}

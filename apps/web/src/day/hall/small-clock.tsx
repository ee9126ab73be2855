import type { ReactNode } from 'react';
import { DrawnWord } from '../../pieces/drawn-word.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { useNow } from '../clocks.ts';
import { clockText } from '../facts/clock.ts';
import { bellNow, faceAt } from '../round/bells.ts';
import { useDay } from '../use-day.tsx';

/** The hall's clock in the head of the console; nothing while no round runs. */
export function SmallClock(): ReactNode {
  const { frame, hall } = useDayWords();
  const { day } = useDay();
  const now = useNow();
  const bell = bellNow(day);
  if (bell === null) return null;
  const face = faceAt(bell, now);
  if (face.phase === 'over') return null;
  const { event: id, n } = bell.rounds[0]!;
  const rounds = day.things.event.get(id)?.rounds ?? n;
  const text = clockText(face.left);
  return (
    <span className="small-clock" data-phase={face.phase}>
      <span>
        {frame.roundOf(n, rounds)}
        <small>{face.paused ? hall.paused : hall.phase[face.phase]}</small>
      </span>
      <DrawnWord text={text} label={text} />
    </span>
  );
}

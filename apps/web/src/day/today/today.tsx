import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { useNow } from '../clocks.ts';
import { dayStep } from '../facts/next-step.ts';
import { blockersOf } from '../facts/blockers.ts';
import { useUnread } from '../people/unread.ts';
import { useAsked, useDay } from '../use-day.tsx';
import { Blockers } from './blockers.tsx';
import { Glance } from './glance.tsx';
import { StepPanel } from './step-panel.tsx';
import { useAlone } from './use-alone.ts';
import '../style/today.css';

/** `/run/<id>/today`: the one next step, what blocks it, who can do it. */
export default function Today(): ReactNode {
  const { today } = useDayWords();
  const { day } = useDay();
  const now = useNow();
  const step = dayStep(day);
  const [unread] = useUnread();
  const first = step.events[0]?.event?.id;
  const faults = useAsked('faults', step.is === 'publish' && first !== undefined ? { event: first } : null);
  const alone = useAlone();
  const open = (faults ?? []).filter(({ accepted }) => !accepted).length;
  return (
    <div className="today">
      <StepPanel step={step} faults={open} />
      <section className="sheet-paper blockers">
        <h2>{today.inTheWay}</h2>
        <Blockers list={blockersOf(day, step, now, { faults: open, unread: unread.length, alone })} />
      </section>
      <Glance />
    </div>
  );
}

import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { dayStep, STEPS } from '../facts/next-step.ts';
import type { StepName } from '../facts/next-step.ts';
import { useDay } from '../use-day.tsx';

/** The steps that every day has; those between them come when something has changed. */
const COURSE = ['roster', 'check-in', 'draft', 'start', 'collect', 'close', 'certify'] as const;

/** Before there is a table to look at: the whole day in a few lines, for whoever sees it for the first time. */
export function Course(): ReactNode {
  const { today } = useDayWords();
  const { day } = useDay();
  const now = dayStep(day).is;
  const at = (step: StepName): number => STEPS.indexOf(step);
  return (
    <section className="sheet-paper course">
      <h2>{today.courseTitle}</h2>
      <ol>
        {COURSE.map((step) => (
          <li
            key={step}
            data-is={at(step) < at(now) ? 'done' : step === now ? 'now' : 'later'}
            aria-current={step === now ? 'step' : undefined}
          >
            <b>{today.go[step]}</b>
            <small>{today.course[step]}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

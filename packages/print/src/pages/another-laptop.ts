import type { PrintedDay } from '../day/day.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';
import type { Words } from '../words/index.ts';
import { dayLine, listing } from './frame.ts';

export interface TakeOverStep {
  readonly text: string;
  /** What is typed at this step. */
  readonly type: string | null;
}

/** What one person does on another laptop, with the copies of the day on a stick. */
export function takeOverSteps(code: string, { another }: Words): readonly TakeOverStep[] {
  return another.steps.map((text, index) => ({
    text: text.replaceAll('CODE', code),
    type: index === 1 ? 'npm start --' : null,
  }));
}

/** Printed in the morning: what is to be typed when the laptop of the day has died. Section 12: five minutes at most. */
export function anotherLaptop(day: PrintedDay, words: Words): Html {
  const { title, says, died } = words.another;
  return listing(
    title,
    [says, dayLine(day)].filter((part) => part !== '').join(' · '),
    html`<ol class="steps">
        ${takeOverSteps(day.code ?? '______', words).map(
          ({ text, type }) =>
            html`<li>${text}${type === null ? html`` : html`<br /><code>${type}</code>`}</li>`,
        )}
      </ol>
      <p>${died}: ______________</p>`,
    'wall',
  );
}

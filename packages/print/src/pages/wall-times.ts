import type { PrintedDay, PrintedEvent } from '../day/day.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';
import type { Words } from '../words/index.ts';
import { dayLine, listing, strip } from './frame.ts';

/** The clock on paper: who rings the bell writes the start, and the book's minutes give the two other times. */
export function wallTimes(day: PrintedDay, event: PrintedEvent, words: Words): Html {
  const { minutes, extraMinutes } = event.plays.book.procedure.round;
  const { times } = words;
  const rounds = Array.from({ length: event.rounds }, (_, n) => n + 1);
  const under = [times.says(minutes.is, extraMinutes.is, minutes.rule), dayLine(day)];
  return listing(
    `${event.name} · ${times.title}`,
    under.filter((part) => part !== '').join(' · '),
    [
      strip(event, words),
      html`<table class="rows times">
        <thead>
          <tr>
            <th>${words.roundTitle}</th>
            <th>${times.start}</th>
            <th>${times.lastShake(minutes.is)}</th>
            <th>${times.stop(minutes.is + extraMinutes.is)}</th>
          </tr>
        </thead>
        <tbody>
          ${rounds.map(
            (n) =>
              html`<tr>
                <td class="figure">${n}</td>
                <td class="box wide"></td>
                <td class="box wide"></td>
                <td class="box wide"></td>
              </tr>`,
          )}
        </tbody>
      </table>`,
    ],
    'wall',
  );
}

import { missingTables, settingOf } from '@forceout/tournament';
import type { CallThing, Tournament } from '@forceout/tournament';
import type { DayStep } from './next-step.ts';
import { boardOf } from './cells.ts';

/** Something that stands in the way of the next step, and the room where it is settled. */
export type Blocker =
  | {
      readonly is: 'calls';
      readonly tables: readonly number[];
      readonly longest: number;
      readonly minutes: number;
    }
  | { readonly is: 'conflicts' | 'absent' | 'appeals'; readonly tables: readonly number[] }
  | { readonly is: 'missing'; readonly tables: readonly number[]; readonly once: number }
  | { readonly is: 'faults' | 'away' | 'unread'; readonly count: number }
  | { readonly is: 'stale' | 'second' };

/** Calls that nobody has ended, those that wait longest first. */
export function openCalls({ things }: Tournament): readonly CallThing[] {
  return [...things.call.values()]
    .filter(({ state }) => state !== 'done')
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

export function blockersOf(
  day: Tournament,
  step: DayStep,
  now: number,
  known: { readonly faults: number; readonly unread: number; readonly alone?: boolean },
): readonly Blocker[] {
  const found: Blocker[] = [];
  if (step.is === 'archived') return found;
  const calls = openCalls(day);
  const first = calls[0];
  if (first !== undefined)
    found.push({
      is: 'calls',
      tables: calls.flatMap(({ table }) => day.things.table.get(table)?.number ?? []),
      longest: day.things.table.get(first.table)?.number ?? 0,
      minutes: Math.max(0, Math.floor((now - Date.parse(first.at)) / 60_000)),
    });
  const cells = boardOf(day).flatMap((band) => band.cells);
  const numbers = (is: string): readonly number[] =>
    cells.filter((cell) => cell.is === is).map(({ table }) => table.number);
  if (numbers('conflict').length > 0) found.push({ is: 'conflicts', tables: numbers('conflict') });
  if (step.is === 'play' || step.is === 'start')
    if (numbers('missing').length > 0) found.push({ is: 'absent', tables: numbers('missing') });
  if (step.is === 'collect') {
    const missing = step.events.flatMap(({ event, n }) => missingTables(day, event!.id, n));
    const once = numbers('entered').filter((number) => missing.includes(number)).length;
    found.push({ is: 'missing', tables: missing, once });
  }
  if (known.alone === true && ['start', 'play', 'collect'].includes(step.is)) found.push({ is: 'second' });
  if (step.is === 'look') found.push({ is: 'stale' });
  if (known.faults > 0 && (step.is === 'publish' || step.is === 'look'))
    found.push({ is: 'faults', count: known.faults });
  if (known.unread > 0) found.push({ is: 'unread', count: known.unread });
  const away = [...day.things.entry.values()].filter(({ presence }) => presence === 'entered').length;
  if (away > 0 && ['check-in', 'draft', 'publish', 'start'].includes(step.is))
    found.push({ is: 'away', count: away });
  const appealed = [...day.things.sheet.values()].filter(({ state }) => state === 'appealed');
  if (appealed.length > 0 && ['certify', 'close'].includes(step.is))
    found.push({
      is: 'appeals',
      tables: appealed.flatMap(({ table }) => day.things.table.get(table)?.number ?? []),
    });
  return found;
}

/** Whether one person's entry is enough. */
export function confirmMode(day: Tournament): string {
  return settingOf(day, 'confirm', 'two-entries');
}

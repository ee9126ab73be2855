import { DIVISIONS } from '@forceout/rules';
import type { Rulebook } from '@forceout/rules';
import type { EventThing } from '@forceout/tournament';
import { z } from 'zod';

const Event = z.strictObject({
  id: z
    .string()
    .regex(/^[\w.-]{1,40}$/)
    .optional(),
  name: z.string().min(1).max(80).optional(),
  rulebook: z.string().min(1).max(80),
  division: z.enum(DIVISIONS).optional(),
  level: z.enum(['basic', 'adventurous']).optional(),
  season: z.enum(['even', 'odd']).optional(),
  rounds: z.number().int().min(1).max(40).optional(),
  firstTable: z.number().int().min(1).max(100_000).optional(),
});

export const dayAsked = z.strictObject({
  name: z.string().trim().min(1).max(100),
  preset: z.string().min(1).max(40),
  place: z.string().min(1).max(100).optional(),
  dates: z
    .array(z.string().regex(/^\d{4}-\d{2}-\d{2}$/))
    .max(30)
    .default([]),
  events: z.array(Event).max(40).default([]),
});

/** Ids like `on-mid` where none was said; every further event has its own hundreds of tables. */
export function eventsAsked(
  asked: readonly z.infer<typeof Event>[],
  books: (rulebook: string) => Rulebook | null,
): readonly Partial<EventThing>[] {
  const taken = new Set<string>();
  return asked.map(({ id, ...event }, index) => {
    const book = books(event.rulebook);
    const game = book?.game ?? 'onsets';
    const short = `${game === 'onsets' ? 'on' : 'eq'}${event.division === undefined ? '' : `-${event.division.slice(0, 3)}`}`;
    let name = id ?? short;
    for (let more = 2; taken.has(name); more++) name = `${id ?? short}-${more}`;
    taken.add(name);
    const said = Object.fromEntries(Object.entries(event).filter(([, value]) => value !== undefined));
    return {
      ...said,
      id: name,
      game,
      firstTable: event.firstTable ?? (index === 0 ? 1 : index * 100 + 1),
      rulebook: book?.id ?? event.rulebook,
    };
  });
}

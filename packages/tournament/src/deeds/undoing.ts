import type { DeedOf } from '../core/command.ts';
import { refuse } from '../core/command.ts';
import type { Doing } from '../core/context.ts';
import type { Change } from '../core/state.ts';
import { say } from '../words/said.ts';

/** Undo is a new entry that puts back what was there, if nobody has touched it since. */
export function undo({ state, deed }: Doing<DeedOf<'undo'>>): readonly Change[] {
  const entry =
    state.journal.find(({ id }) => id === deed.entry) ?? refuse('no-entry', say('no-entry', deed.entry));
  // A thing may be changed twice in one entry; what it became in the end must still be there.
  const last = new Map(entry.changes.map((change) => [`${change.kind} ${change.key}`, change]));
  for (const { kind, key, to } of last.values()) {
    const now = state.things[kind].get(key) ?? null;
    if (JSON.stringify(now) !== JSON.stringify(to)) refuse('changed-since', say('changed-since', kind, key));
  }
  return entry.changes
    .toReversed()
    .map(
      ({ kind, key, was, to }) =>
        ({ kind, key, ...(to === null ? {} : { was: to }), to: was ?? null }) as unknown as Change,
    );
}

import type { Deed } from './command.ts';
import { applied, put, roundOf } from './state.ts';
import type { Change, Tournament } from './state.ts';

/** These deeds are about the draft itself; all others may make it stale. */
const ABOUT_THE_DRAFT: readonly Deed['do'][] = [
  'draft',
  'swap',
  'move',
  'renumber',
  'lock',
  'look',
  'accept',
  'publish',
  'start',
  'undo',
];
const WHAT_SEATING_USES = ['entry', 'sheet', 'ruling', 'team', 'player'];

/** Any later change of what a draft was made from marks it stale until somebody has looked at it. */
export function staleChanges(state: Tournament, deed: Deed, changes: readonly Change[]): readonly Change[] {
  if (ABOUT_THE_DRAFT.includes(deed.do)) return [];
  const touched = new Set(
    changes
      .filter(({ kind }) => WHAT_SEATING_USES.includes(kind))
      .map((change) => eventTouched(state, change)),
  );
  if (touched.size === 0) return [];
  const after = applied(state, changes);
  return [...state.things.round.values()].flatMap(({ event, n }) => {
    const round = roundOf(after, event, n);
    if (!touched.has(event) && !touched.has(null)) return [];
    const drafted = round.state === 'drafted' || round.state === 'checked';
    return drafted && round.stale !== true
      ? put(after, 'round', { ...round, state: 'drafted', stale: true })
      : [];
  });
}

/** The event that a change is about; null: any. */
function eventTouched({ things }: Tournament, { kind, key, to, was }: Change): string | null {
  if (kind === 'entry' || kind === 'team') return (to ?? was)!.event;
  if (kind === 'sheet') return things.table.get(key)?.event ?? null;
  if (kind === 'ruling') return things.table.get((to ?? was)!.table)?.event ?? null;
  return null;
}

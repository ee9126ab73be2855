import { applyPatch, diff } from './patch.ts';
import type { Json } from './patch.ts';
import type { Happened, Past, TableView } from './views.ts';

export interface Numbered {
  readonly seq: number;
  readonly view: TableView;
  /** What led to it. */
  readonly events: readonly Happened[];
}

/** Every view of a past, the first one first. */
export function viewsOf({ seq, view, events, updates }: Past): readonly Numbered[] {
  const views: Numbered[] = [{ seq, view, events }];
  let now = view as unknown as Json;
  for (const update of updates) {
    now = applyPatch(now, update.patch);
    views.push({ seq: update.seq, view: now as unknown as TableView, events: update.events });
  }
  return views;
}

/** The way back: views that somebody could see, as one and what changed. */
export function pastOf([first, ...later]: readonly [Numbered, ...Numbered[]]): Past {
  let before = first.view as unknown as Json;
  const updates = later.map(({ seq, view, events }) => {
    const patch = diff(before, view as unknown as Json);
    before = view as unknown as Json;
    return { seq, patch, events };
  });
  return { ...first, updates };
}

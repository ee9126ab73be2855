import { applyPatch, diff } from './patch.ts';
import type { Json } from './patch.ts';
import type { Past, TableView } from './views.ts';

export interface Numbered {
  readonly seq: number;
  readonly view: TableView;
}

/** Every view of a past, the first one first. */
export function viewsOf({ seq, view, updates }: Past): readonly Numbered[] {
  const views: Numbered[] = [{ seq, view }];
  let now = view as unknown as Json;
  for (const update of updates) {
    now = applyPatch(now, update.patch);
    views.push({ seq: update.seq, view: now as unknown as TableView });
  }
  return views;
}

/** The way back: views that somebody could see, as one and what changed. */
export function pastOf([first, ...later]: readonly [Numbered, ...Numbered[]]): Past {
  let before = first.view as unknown as Json;
  const updates = later.map(({ seq, view }) => {
    const patch = diff(before, view as unknown as Json);
    before = view as unknown as Json;
    return { seq, patch };
  });
  return { ...first, updates };
}

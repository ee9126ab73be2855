/** What somebody left half done on this device: the first thing to be offered when they come back. */
export interface Unfinished {
  readonly table: string | null;
  readonly lesson: { readonly game: 'onsets' | 'equations'; readonly step: number } | null;
}

const KEY = 'forceout.unfinished';
const NOTHING: Unfinished = { table: null, lesson: null };

export function unfinished(): Unfinished {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Unfinished>) };
  } catch {
    return NOTHING;
  }
}

export function leave(change: Partial<Unfinished>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...unfinished(), ...change }));
  } catch {
    // Then nothing is offered the next time.
  }
}

import type { Answer, May, Section } from '@forceout/rules/match';

/** Where a cube can be taken from. */
export type Source = 'resources' | 'permitted';
export type Target = Section | 'goal';

export interface Held {
  readonly cube: string;
  readonly from: Source;
}

export interface Grips {
  readonly sources: readonly Source[];
  /** What the rules say to a cube going there; null where there is nothing to ask. */
  readonly answer: (what: Held, target: Target) => Answer | null;
}

const NONE: Grips = { sources: [], answer: () => null };
export const TARGETS: readonly Target[] = ['goal', 'required', 'permitted', 'forbidden'];

/** What a player can take and where it can go, as the rules have said. */
export function gripsOf(may: May | null, bonus: boolean): Grips {
  if (may === null) return NONE;
  const { deeds, moves, shifts } = may;
  const building = !isNo(deeds['arrange-goal']);
  const sources: readonly (readonly [Source, boolean])[] = [
    ['resources', building || !isNo(bonus ? deeds.bonus : deeds.move)],
    ['permitted', !isNo(deeds.shift)],
  ];
  return {
    sources: sources.flatMap(([source, open]) => (open ? [source] : [])),
    answer: ({ cube, from }, target) => {
      const there = (one: { readonly cube: string; readonly to: Section }): boolean =>
        one.cube === cube && one.to === target;
      if (from === 'permitted') return shifts.find(there)?.answer ?? null;
      if (bonus)
        return target === 'forbidden' ? (may.bonus.find((one) => one.cube === cube)?.answer ?? null) : null;
      if (building) return target === 'goal' ? deeds['arrange-goal'] : null;
      return moves.find(there)?.answer ?? null;
    },
  };
}

export function isNo(answer: Pick<Answer, 'is'> | null): boolean {
  return answer?.is === 'no';
}

/** Whether the block can be spoken with: at a table it is lifted first, elsewhere one of its words must be possible. */
export function mayChallenge(may: May | null): boolean {
  return may !== null && (!isNo(may.challenge.now) || !isNo(may.challenge.impossible));
}

/** A key for each cube of a list: like cubes are told apart by their place among their likes. */
export function keyed(cubes: readonly string[]): readonly { readonly cube: string; readonly key: string }[] {
  const seen = new Map<string, number>();
  return cubes.map((cube) => {
    const count = seen.get(cube) ?? 0;
    seen.set(cube, count + 1);
    return { cube, key: `${cube} ${count}` };
  });
}

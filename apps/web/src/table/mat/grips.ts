import type { MatchView, Section } from '@forceout/rules/match';
import { leader } from '../seen.ts';

/** Where a cube can be taken from. */
export type Source = 'resources' | 'permitted';
export type Target = Section | 'goal';

export interface Held {
  readonly cube: string;
  readonly from: Source;
}

export interface Grips {
  readonly sources: readonly Source[];
  readonly targets: (from: Source) => readonly Target[];
}

const NONE: Grips = { sources: [], targets: () => [] };
const SECTIONS = ['required', 'permitted', 'forbidden'] as const;

/**
 * What a player can take and where it can go. At a real table everything can be touched at any time; where the
 * software refuses what is illegal, only what may be moved can be picked up.
 */
export function gripsOf(match: MatchView, seat: number | null, bonus: boolean): Grips {
  const { phase, shake, block, settings } = match;
  if (seat === null || shake === null || block !== null || shake.absent.includes(seat)) return NONE;
  const isTable = settings.mode === 'table';
  if (phase.kind === 'goal' && phase.setter === seat)
    return { sources: ['resources'], targets: () => (bonus ? ['forbidden'] : ['goal']) };
  if (phase.kind !== 'moving' || (phase.turn !== seat && !isTable)) return NONE;
  const shifts = isTable || shake.picks.some(({ pick }) => pick.id === 'shift-from-permitted');
  const last = shake.mat.resources.length === 1 && !isTable;
  return {
    sources: shifts ? ['resources', 'permitted'] : ['resources'],
    targets: (from) => {
      if (from === 'permitted') return ['required', 'forbidden'];
      if (bonus) return ['forbidden'];
      return last ? ['required', 'permitted'] : SECTIONS;
    },
  };
}

/** Whether "Bonus" can be said now; a leader may not where the book says so. */
export function bonusNow(
  { phase, shake, totals, settings, block }: MatchView,
  seat: number | null,
  leaderMay: boolean,
): 'yes' | 'leads' | 'no' {
  if (seat === null || shake === null || block !== null) return 'no';
  const setting = phase.kind === 'goal' && phase.setter === seat && !phase.disputing;
  const mine = setting
    ? !shake.setterBonus && phase.arranged === null
    : phase.kind === 'moving' &&
      phase.turn === seat &&
      phase.bonus === null &&
      shake.mat.resources.length > 1;
  if (!mine) return 'no';
  return leaderMay || settings.mode === 'table' || leader(totals) !== seat ? 'yes' : 'leads';
}

/** Whom this player could challenge now; null if nobody. */
export function challengeable({ phase, shake, block }: MatchView, seat: number | null): number | null {
  if (seat === null || shake === null || block !== null || shake.goal === null) return null;
  if (shake.absent.includes(seat) || shake.lastMover === null || shake.lastMover === seat) return null;
  const forceout = phase.kind === 'writing' && phase.occasion.kind === 'forceout';
  return phase.kind === 'moving' || forceout ? shake.lastMover : null;
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

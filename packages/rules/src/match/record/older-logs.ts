import type { EventOf } from './event.ts';
import type { Done, Fault, Phase, Shake, Undo } from './state.ts';

/** A shake as logs of the first version wrote it: without its acts and what is told from them. */
type OlderShake = Omit<Shake, NewerFields> & Partial<Pick<Shake, NewerFields>>;
type NewerFields = 'due' | 'lostDeals' | 'queue' | 'arranged' | 'noGoal' | 'opening' | 'acts';

/** Fills in what older logs did not write down. */
export function wholeShake(shake: OlderShake, phase: Phase | null = null): Shake {
  if (shake.acts !== undefined) return shake as Shake;
  const { goal, lastMover, lastMove, setter } = shake;
  const first = lastMove === null;
  const opening =
    goal === null || lastMover === null
      ? null
      : { turn: phase?.kind === 'moving' ? phase.turn : lastMover, lastMover, first };
  return {
    ...shake,
    due: setter,
    lostDeals: [],
    queue: phase?.kind === 'picking' ? phase.queue : [],
    arranged: null,
    noGoal: null,
    opening,
    acts: shake.picks.map(({ by }): Done => ({ kind: 'picked', ref: '', seat: by })),
  };
}

/** The section of the points brought in, the same in all the books that older logs were played by. */
export const BROUGHT_IN = 'XII-A';

/** A fault of an older log remembered a situation; all that is left of it is its charge. */
export function wholeFault(fault: Omit<Fault, 'undo'> & { readonly undo?: Undo }): Fault {
  return { ...fault, undo: fault.undo ?? { kind: 'nothing' } };
}

/** Older logs kept the clocks that stood still in the block. */
export function pausedIn({ block }: EventOf<'block-lifted'>): readonly unknown[] {
  return 'paused' in block && Array.isArray(block.paused) ? block.paused : [];
}

/** One cube to a section of the mat. */
interface Placing {
  readonly cube: string;
  readonly to: 'required' | 'permitted' | 'forbidden';
}

/** How easily such a move makes Now right: what may be used helps most, what must be used less, what may not be used never. */
const NOW: Readonly<Record<Placing['to'], number>> = { permitted: 2, required: 1, forbidden: 0 };

/**
 * The most dangerous moves first: a challenge that is right is mostly found fast, and the time it leaves over goes to
 * the moves that need a proof. Nothing is concluded from this order.
 */
export function byDanger<Move extends Placing>(
  moves: readonly Move[],
  /** Cubes that could still be used in place of this one, itself among them. */
  alike: (move: Move) => number,
): readonly Move[] {
  const danger = (move: Move): number =>
    // Without the last of its kind, or with it in every Solution, there may be none left.
    NOW[move.to] + (move.to === 'permitted' ? 0 : 1.5 / Math.max(1, alike(move)));
  return moves.toSorted((one, other) => danger(other) - danger(one));
}

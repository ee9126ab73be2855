/** The endgame as the books say it, one move after the other: for small positions, beside the one that the product uses. */

type Answer = 'yes' | 'no' | 'unknown';

/** A game as the plain reference asks for it. */
export interface PlainGame<Position, Move> {
  readonly moves: (position: Position) => readonly Move[];
  /** Of these, those that a bonus move may be. */
  readonly bonuses: (position: Position) => readonly Move[];
  readonly after: (position: Position, move: Move) => Position;
  readonly isOver: (position: Position) => boolean;
  /** Whether Impossible is wrong, and whether Now is valid and right. */
  readonly alive: (position: Position) => Answer;
  readonly now: (position: Position) => Answer;
}

/** Who errs (0 is the player on turn, null for a forceout) and in which turn from this one on. */
export interface PlainEnd {
  readonly errs: number | null;
  readonly in: number;
}

export interface PlainTurn<Move> {
  readonly bonus: Move | null;
  readonly move: Move;
  readonly safety: 'alive' | 'now' | 'impossible' | 'unknown';
  /** Every end that may come about, in some order; null if some question was not decided. */
  readonly ends: readonly PlainEnd[] | null;
}

/** Every turn, each played to the end of the shake in every way. */
export function plainTurns<Position, Move>(
  game: PlainGame<Position, Move>,
  position: Position,
  rights: readonly boolean[],
): readonly PlainTurn<Move>[] {
  const [mayBonus = false, ...others] = rights;
  const turns = game.moves(position).map((move) => ({ bonus: null as Move | null, move, from: position }));
  if (mayBonus)
    for (const bonus of game.bonuses(position)) {
      const from = game.after(position, bonus);
      turns.push(...game.moves(from).map((move) => ({ bonus, move, from })));
    }
  return turns.map(({ bonus, move, from }) => {
    const next = game.after(from, move);
    const steps = bonus === null ? [next] : [from, next];
    const safeties = steps.map((step) => plainSafety(game, step));
    const wrong = safeties.find((one) => one === 'now' || one === 'impossible');
    if (wrong !== undefined) return { bonus, move, safety: wrong, ends: [{ errs: 0, in: 1 }] };
    if (safeties.includes('unknown')) return { bonus, move, safety: 'unknown', ends: null };
    if (game.isOver(next)) return { bonus, move, safety: 'alive', ends: [{ errs: null, in: 0 }] };
    const rest = plainTurns(game, next, [...others, mayBonus]);
    return { bonus, move, safety: 'alive', ends: chosen(rest, rights.length) };
  });
}

export function plainSafety<Position, Move>(
  game: PlainGame<Position, Move>,
  position: Position,
): PlainTurn<Move>['safety'] {
  const alive = game.alive(position);
  if (alive === 'no') return 'impossible';
  const now = game.now(position);
  if (now === 'yes') return 'now';
  return alive === 'unknown' || now === 'unknown' ? 'unknown' : 'alive';
}

/** What the player on turn makes of these, as the player before sees it. */
function chosen(turns: readonly PlainTurn<unknown>[], players: number): readonly PlainEnd[] | null {
  const sets: (readonly PlainEnd[])[] = [];
  for (const { ends } of turns) {
    if (ends === null) return null;
    sets.push(ends);
  }
  // From the least wished to the most wished; a careful player counts the worst that may come of a choice.
  const worst = sets.map((ends) => ends.toSorted(byWish)[0]!);
  const best = worst.toSorted(byWish).at(-1)!;
  const union = new Map<string, PlainEnd>();
  sets.forEach((ends, index) => {
    if (byWish(worst[index]!, best) !== 0) return;
    for (const end of ends) union.set(`${end.errs} ${end.in}`, end);
  });
  return [...union.values()].map(({ errs, in: turn }) =>
    errs === null ? { errs, in: 0 } : { errs: (errs + 1) % players, in: turn + 1 },
  );
}

function byWish(one: PlainEnd, other: PlainEnd): number {
  const group = ({ errs }: PlainEnd): number => (errs === 0 ? 0 : errs === null ? 1 : 2);
  if (group(one) !== group(other)) return group(one) - group(other);
  switch (group(one)) {
    case 0:
      return one.in - other.in;
    case 1:
      return 0;
    default:
      return other.in - one.in;
  }
}

/** How a shake ends from a position on, if everybody plays by their wishes. Seats are counted from the player on turn: 0. */
export interface End {
  /** Who is forced to make a move that is challenged; null if the last cube is moved and everybody writes. */
  readonly errs: number | null;
  /** Turns until then, that turn included; 0 for a forceout, whose length nobody minds. */
  readonly in: number;
  /** False if it may be sooner: some other move could not be looked at. */
  readonly exact: boolean;
}

/**
 * Every end that may come about. With two players there is one: what one wins the other loses. With three, a player may be
 * indifferent which of two opponents is forced, and then either may be. Null if it was not found out.
 */
export type Ends = readonly End[] | null;

export const FORCEOUT: End = { errs: null, in: 0, exact: true };
/** Whoever is on turn makes a move now that an opponent challenges and is right. */
export const ERRS_NOW: End = { errs: 0, in: 1, exact: true };

/** Longer than any shake. */
const LONG = 1_000_000;

/** The higher, the more the player on turn wishes it: an opponent is forced, and soon; a forceout; being forced, but late. */
function wish({ errs, in: turns }: End): number {
  if (errs === null) return 0;
  return errs === 0 ? turns - LONG : LONG - turns;
}

/** What a choice is worth to somebody careful: its worst end. */
function worth(ends: readonly End[]): number {
  return Math.min(...ends.map(wish));
}

/** The same end, seen by the player whose turn came before. */
export function seenBefore(ends: Ends, players: number): Ends {
  return (
    ends?.map(({ errs, in: turns, exact }) =>
      errs === null ? FORCEOUT : { errs: (errs + 1) % players, in: turns + 1, exact },
    ) ?? null
  );
}

/** The quickest there is: the next player is forced at once. No other choice is better, and any as good is the same. */
export function isQuickest(ends: Ends): boolean {
  return ends !== null && ends.length === 1 && ends[0]!.errs === 1 && ends[0]!.in === 2;
}

/** What comes about if the player on turn takes one of these choices, each given by its ends. */
export function bestOf(choices: readonly Ends[], players: number): Ends {
  const known = choices.filter((ends) => ends !== null);
  const quickest = known.find(isQuickest);
  if (quickest !== undefined) return quickest;
  const most = Math.max(...known.map(worth));
  const best = known.filter((ends) => worth(ends) === most);
  const all = known.length === choices.length;
  if (players === 2) return all ? bestOfTwo(known, best) : despiteUnknown(best, most);
  return all ? distinct(best.flat()) : null;
}

/** With two players the best choices have the same end; it is exact if no other like it may turn out to be sooner. */
function bestOfTwo(known: readonly (readonly End[])[], best: readonly (readonly End[])[]): Ends {
  const end = best[0]![0]!;
  return [{ ...end, exact: known.flat().every(({ errs, exact }) => exact || errs !== end.errs) }];
}

/** A win that is there is there, though there may be a quicker one; anything less may be bettered by what is not known. */
function despiteUnknown(best: readonly (readonly End[])[], most: number): Ends {
  if (best.length === 0 || most <= 0) return null;
  return [{ ...best[0]![0]!, exact: false }];
}

function distinct(ends: readonly End[]): readonly End[] {
  return [...new Map(ends.map((end) => [`${end.errs} ${end.in}`, end])).values()].toSorted(
    (one, other) => wish(other) - wish(one),
  );
}

/** One Restriction at work: the cards that were there, and those that it takes out. */
export interface Departure {
  readonly text: string;
  readonly before: readonly string[];
  readonly gone: readonly string[];
}

/** The cards that leave the Universe, Restriction by Restriction; a card leaves once. */
export function departures(
  universe: readonly string[],
  restrictions: readonly { readonly text: string; readonly removes: readonly string[] }[],
): readonly Departure[] {
  return restrictions.map(({ text, removes }, index) => {
    const left = new Set(restrictions.slice(0, index).flatMap((one) => one.removes));
    const before = universe.filter((card) => !left.has(card));
    return { text, before, gone: before.filter((card) => removes.includes(card)) };
  });
}

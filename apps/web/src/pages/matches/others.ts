/** The other players of a table; of several with my name, one is me. */
export function others(seats: readonly (string | null)[], me: string): readonly string[] {
  const names = seats.flatMap((name) => (name === null || name === '' ? [] : [name]));
  const own = names.indexOf(me);
  return own < 0 ? names : names.toSpliced(own, 1);
}

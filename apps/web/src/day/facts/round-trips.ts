/** How long the laptop took to answer, in milliseconds; null: it did not. The last is at the end. */
export type Trips = readonly (number | null)[];

/** So many are looked at. */
export const KEPT_TRIPS = 20;

export interface NetworkFacts {
  readonly is: 'unknown' | 'good' | 'slow' | 'gone';
  readonly median: number;
  readonly longest: number;
  readonly lost: number;
}

/** From here on somebody who types notices it. */
const SLOW = 300;

/** What the last answers tell about the way to the laptop. */
export function networkFacts(trips: Trips): NetworkFacts {
  const heard = trips.filter((trip) => trip !== null).toSorted((a, b) => a - b);
  const lost = trips.length - heard.length;
  const median = heard[Math.floor((heard.length - 1) / 2)] ?? 0;
  const is =
    trips.length === 0
      ? 'unknown'
      : trips.at(-1) === null
        ? 'gone'
        : median > SLOW || lost > trips.length / 10
          ? 'slow'
          : 'good';
  return { is, median, longest: heard.at(-1) ?? 0, lost };
}

import { erase } from './accounts.ts';
import type { House } from './accounts.ts';
import { record } from './record.ts';

const DAY = 24 * 3_600_000;
const AT_ONCE = 100;
/** More than this in one go would keep the database from those who play; the rest goes next time. */
const MOST = 2000;

export interface Keep {
  /** Days after which a guest who does not come back is erased. */
  readonly guests: number;
  /** Days after which only numbers stay of a match. */
  readonly matches: number;
}

/** Guests 30 days; matches with names 13 months. */
export const KEEP: Keep = { guests: 30, matches: 396 };

export interface Kept {
  readonly guests: number;
  readonly matches: number;
  readonly sessions: true;
}

/** Lets go of what is older than it may be, and writes down how much that was. */
export async function retain(house: House, keep: Keep, lastRun = 0): Promise<Kept> {
  const { people, tables, sessions } = house.storage;
  const now = house.now();
  await sessions.removeExpired(now);
  let [guests, matches] = [0, 0];
  for (let some = await idle(); some.length > 0 && guests < MOST; some = await idle())
    for (const guest of some) {
      await erase(house, guest);
      guests++;
    }
  for (let some = await old(); some.length > 0 && matches < MOST; some = await old())
    for (const table of some) {
      await tables.numbersOnly(table);
      matches++;
    }
  // Scratch paper goes with the match; this finds matches whose end a process did not live to see.
  for (const table of await tables.endedBetween(lastRun, now, MOST)) await tables.scrub(table);
  if (guests + matches > 0) await record(house, 'retention', 'retention', '', { guests, matches });
  return { guests, matches, sessions: true };

  function idle(): Promise<readonly string[]> {
    return people.idleGuests(now - keep.guests * DAY, AT_ONCE);
  }

  function old(): Promise<readonly string[]> {
    return tables.untouched(now - keep.matches * DAY, AT_ONCE);
  }
}

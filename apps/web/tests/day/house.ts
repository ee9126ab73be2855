/** What every file of tests about a day begins with. */
import { afterAll, beforeAll } from 'vitest';
import { openHouse } from '../browser.ts';
import type { House } from '../browser.ts';
import { PATIENCE } from '../driver.ts';

/** Nothing takes so long on a quiet machine; on a busy one much does. */
export const LONG = 240_000;

export const LAPTOP = { viewport: { width: 1366, height: 768 } } as const;
export const PHONE = { viewport: { width: 360, height: 740 } } as const;

/** The server and the browser of a file, from its first test to its last. */
export function houseOfTests(): () => House {
  let house: House | null = null;
  beforeAll(async () => {
    house = await openHouse();
  }, LONG);
  afterAll(() => house?.stop(), PATIENCE);
  return () => house!;
}

/** What every file of tests about a day begins with. */
import { afterAll, beforeAll } from 'vitest';
import { openHouse } from '../browser.ts';
import type { House } from '../browser.ts';

export const LAPTOP = { viewport: { width: 1366, height: 768 } } as const;
export const PHONE = { viewport: { width: 360, height: 740 } } as const;
export const PROJECTOR = { viewport: { width: 1920, height: 1080 } } as const;

/** The server and the browser of a file, from its first test to its last. */
export function houseOfTests(): () => House {
  let house: House | null = null;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.stop());
  return () => house!;
}

import { lines as part01 } from './part-01.ts';
import { lines as part02 } from './part-02.ts';
import { lines as part03 } from './part-03.ts';
import { lines as part04 } from './part-04.ts';
import { lines as part05 } from './part-05.ts';
import { lines as part06 } from './part-06.ts';
import { lines as part07 } from './part-07.ts';
import { lines as part08 } from './part-08.ts';
import { lines as part09 } from './part-09.ts';
import { lines as part10 } from './part-10.ts';
import { lines as part11 } from './part-11.ts';
import { lines as part12 } from './part-12.ts';

/** Our own words for the sections of the rulebooks, in Spanish. Books share their lines, so they are found by them. */
export const sections: ReadonlyMap<string, string> = new Map([
  ...part01,
  ...part02,
  ...part03,
  ...part04,
  ...part05,
  ...part06,
  ...part07,
  ...part08,
  ...part09,
  ...part10,
  ...part11,
  ...part12,
]);

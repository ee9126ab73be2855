/** Long random runs that are too slow for the test suite: `npm run soak [count] [seed]`. */
import { disagreements } from '../packages/rules/src/onsets/agreement.ts';

const [count = 100_000, seed = 1] = process.argv.slice(2).map(Number);

const start = performance.now();
const found = disagreements(count, seed);
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(
  `On-Sets judge against the reference: ${found.length} disagreements in ${count.toLocaleString('en')} Solutions, ${seconds} s`,
);
for (const { seed: failing, fast, slow } of found.slice(0, 20))
  console.log(
    `  seed ${failing}: judge says ${fast.join(', ') || 'correct'}, reference ${slow.join(', ') || 'correct'}`,
  );
if (found.length > 0) process.exitCode = 1;

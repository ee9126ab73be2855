/** Runs the benchmarks: all of them, or those whose file name contains a word of the command line. */
import { readdirSync } from 'node:fs';

const words = process.argv.slice(2);
const files = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.ts') && !['run.ts', 'soak.ts', 'timing.ts'].includes(file))
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  .sort();
for (const file of files) {
  const module = (await import(`./${file}`)) as { readonly bench?: () => void | Promise<void> };
  if (module.bench === undefined) continue;
  console.log(`\n${file.replace('.ts', '')}`);
  await module.bench();
}

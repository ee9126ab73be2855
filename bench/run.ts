/** Runs the benchmarks: all of them, those named on the command line, or those whose name contains a word of it. */
import { readdirSync } from 'node:fs';

const words = process.argv.slice(2);
const all = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.ts') && !['run.ts', 'soak.ts', 'timing.ts'].includes(file))
  .sort();
const isAsked = (file: string, word: string): boolean =>
  all.includes(`${word}.ts`) ? file === `${word}.ts` : file.includes(word);
const files = all.filter((file) => words.length === 0 || words.some((word) => isAsked(file, word)));
for (const file of files) {
  const module = (await import(`./${file}`)) as { readonly bench?: () => void | Promise<void> };
  if (module.bench === undefined) continue;
  console.log(`\n${file.replace('.ts', '')}`);
  await module.bench();
}

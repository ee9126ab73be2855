import { readFileSync } from 'node:fs';
import { ROOT } from './packages.ts';

/** The example of a package's README, and what it says it prints. */
export function exampleOf(folder: string): { readonly code: string; readonly prints: string } {
  const text = readFileSync(`${ROOT}release/${folder}/README.md`, 'utf8');
  const code = /```ts\n(.*?)```/su.exec(text)?.[1];
  if (code === undefined) throw new Error(`release/${folder}/README.md has no example`);
  // What stands behind the last console.log with a remark is what it prints.
  const prints = [...code.matchAll(/console\.log\(.*\); \/\/ (.+)$/gmu)].at(-1)?.[1] ?? '';
  return { code, prints };
}

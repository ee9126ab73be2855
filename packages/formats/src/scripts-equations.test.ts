import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runScript, scriptsIn } from './run-scripts.ts';

/** Written from the book's sentences alone: when a script fails, the engine is wrong or the sentence was misread. */
const folder = new URL('./scripts/', import.meta.url).pathname;
const files = globSync('equations-*.jsonl', { cwd: folder }).toSorted();

describe.each(files)('%s', (file) => {
  const scripts = scriptsIn(readFileSync(`${folder}${file}`, 'utf8'));
  // `%s` and not `$name`, which would be cut short.
  it.each(scripts.map((script) => [script.name, script] as const))('%s', (_, script) => {
    const { found, expected } = runScript(script);
    expect(found).toEqual(expected);
  });
});

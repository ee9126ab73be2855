import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runScript, scriptsIn } from './run-scripts.ts';

/** Written from the book's sentences alone: when a script fails, the engine is wrong or the sentence was misread. */
const folder = new URL('./scripts/', import.meta.url).pathname;
const files = globSync('equations-*.jsonl', { cwd: folder }).toSorted();

describe.each(files)('%s', (file) => {
  // Not `it.each`, which cuts long names short.
  for (const script of scriptsIn(readFileSync(`${folder}${file}`, 'utf8'))) {
    it(script.name, () => {
      const { found, expected } = runScript(script);
      expect(found).toEqual(expected);
    });
  }
});

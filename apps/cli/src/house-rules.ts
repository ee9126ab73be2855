import { readFileSync } from 'node:fs';
import { readHouseRules } from '@forceout/formats';
import type { CheckedHouseRules } from '@forceout/formats';
import { RULEBOOKS, err, ok } from '@forceout/rules';
import type { Result, Rulebook } from '@forceout/rules';
import { words as texts } from './words/language.ts';

/** The rulebooks that this run of the program knows: the built-in ones, and those of its --rules files in their order. */
const shelf: Rulebook[] = [...RULEBOOKS];

export function books(): readonly Rulebook[] {
  return shelf;
}

/** One of them by its name, for who looks books up one by one. */
export function bookNamed(id: string): Rulebook | null {
  return shelf.find((book) => book.id === id) ?? null;
}

/** Takes `--rules <file>` out of the words, as often as it is there, and puts the books on the shelf. */
export function takeHouseRules(words: readonly string[]): Result<readonly string[], string> {
  const rest: string[] = [];
  for (let index = 0; index < words.length; index++) {
    if (words[index] !== '--rules') {
      rest.push(words[index]!);
      continue;
    }
    const file = words[++index];
    if (file === undefined) return err(texts().asked.needsFile('--rules'));
    const checked = readRulesFile(file);
    if (!checked.ok) return err(checked.problems.map((problem) => `${file}: ${problem}`).join('\n'));
    shelf.push(checked.book);
  }
  return ok(rest);
}

export function readRulesFile(file: string): CheckedHouseRules {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/u, ''));
  } catch (error) {
    const why = error instanceof Error ? error.message.replaceAll(/\s+/gu, ' ') : String(error);
    return { ok: false, problems: [error instanceof SyntaxError ? `this is not JSON: ${why}` : why] };
  }
  return readHouseRules(json, shelf);
}

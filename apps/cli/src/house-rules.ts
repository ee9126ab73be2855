import { readFileSync } from 'node:fs';
import { readHouseRules, wrongLine } from '@forceout/formats';
import type { CheckedHouseRules } from '@forceout/formats';
import { RULEBOOKS, err, ok } from '@forceout/rules';
import type { Result, Rulebook } from '@forceout/rules';
import { fileError } from './file-error.ts';
import { told, words as texts } from './words/language.ts';

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

/** A file that was read, or a line for each thing that is wrong, in the language of who reads it. */
export function readRulesFile(file: string): CheckedHouseRules | { ok: false; problems: readonly string[] } {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/u, ''));
  } catch (error) {
    const why = error instanceof Error ? error.message.replaceAll(/\s+/gu, ' ') : String(error);
    const { notJson } = texts().asked;
    return {
      ok: false,
      problems: [error instanceof SyntaxError ? notJson('this', why) : (fileError(error, file) ?? why)],
    };
  }
  const checked = readHouseRules(json, shelf);
  return checked.ok ? checked : { ok: false, problems: checked.wrong.map((one) => wrongLine(one, told)) };
}

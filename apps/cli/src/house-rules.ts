import { readFileSync } from 'node:fs';
import { readHouseRules } from '@forceout/formats';
import type { CheckedHouseRules } from '@forceout/formats';
import { RULEBOOKS, err, ok } from '@forceout/rules';
import type { Difference, Result, Rulebook } from '@forceout/rules';

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
    if (file === undefined) return err('--rules needs a file');
    const checked = readFile(file);
    if (!checked.ok) return err(checked.problems.map((problem) => `${file}: ${problem}`).join('\n'));
    shelf.push(checked.book);
  }
  return ok(rest);
}

function readFile(file: string): CheckedHouseRules {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/u, ''));
  } catch (error) {
    const why = error instanceof Error ? error.message.replaceAll(/\s+/gu, ' ') : String(error);
    return { ok: false, problems: [error instanceof SyntaxError ? `this is not JSON: ${why}` : why] };
  }
  return readHouseRules(json, shelf);
}

/** `forceout rules check <file>`: status 0 and what differs, or status 2 and a line for each thing that is wrong. */
export function rulesCommand(words: readonly string[]): string | null {
  const asJson = words.includes('--json');
  const [task, file, ...more] = words.filter((word) => word !== '--json');
  if (task !== 'check' || file === undefined || more.length > 0)
    return 'it is: forceout rules check <file> [--json]';
  const checked = readFile(file);
  if (!checked.ok) return checked.problems.join('\n');
  const { book, rules, differences } = checked;
  if (asJson) {
    process.stdout.write(
      `${JSON.stringify({ id: book.id, title: book.title, extends: rules.extends, differences })}\n`,
    );
    return null;
  }
  const lines = differences.map((one) => `  ${one.path}: ${answerOf(one.before)} → ${answerOf(one.after)}`);
  process.stdout.write(`${book.title} (${book.id}) is ${rules.extends} with ${count(differences)}\n`);
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
  return null;
}

function answerOf(fact: Difference['before']): string {
  if (fact === null) return 'not there';
  return fact.rule === null ? fact.answer : `${fact.answer} [${fact.rule}]`;
}

function count({ length }: readonly unknown[]): string {
  return length === 0 ? 'nothing changed' : length === 1 ? 'one difference:' : `${length} differences:`;
}

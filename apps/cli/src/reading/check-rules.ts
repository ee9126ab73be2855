import type { Difference } from '@forceout/rules';
import { readRulesFile } from '../house-rules.ts';
import { words } from '../words/language.ts';

/** `forceout rules check <file>`: status 0 and what differs, or status 2 and a line for each thing that is wrong. */
export function checkRules([file, ...more]: readonly string[], asJson: boolean): string | null {
  if (file === undefined || more.length > 0)
    return words().asked.itIs('forceout rules check <file> [--json]');
  const checked = readRulesFile(file);
  if (!checked.ok) return checked.problems.join('\n');
  const { book, rules, differences } = checked;
  if (asJson) {
    process.stdout.write(
      `${JSON.stringify({ id: book.id, title: book.title, extends: rules.extends, differences })}\n`,
    );
    return null;
  }
  const lines = differences.map((one) => `  ${one.path}: ${answerOf(one.before)} → ${answerOf(one.after)}`);
  process.stdout.write(
    `${words().reading.rules.checked(book.title, book.id, rules.extends, differences.length)}\n`,
  );
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
  return null;
}

function answerOf(fact: Difference['before']): string {
  if (fact === null) return words().reading.rules.notThere;
  return fact.rule === null ? fact.answer : `${fact.answer} [${fact.rule}]`;
}

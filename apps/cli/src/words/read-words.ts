import { parseArgs } from 'node:util';
import { meant } from '@forceout/formats/line';
import type { Page } from '../help/page.ts';
import { takenBy } from '../help/page.ts';
import { words } from './language.ts';

/** What was typed behind a command, by what its page says it takes. */
export interface Given {
  readonly value: (name: string) => string | null;
  /** Of an option that may be given several times. */
  readonly each: (name: string) => readonly string[];
  readonly values: ReadonlyMap<string, string>;
  readonly has: (flag: string) => boolean;
  /** Words that are no options. */
  readonly rest: readonly string[];
}

export type ReadWords =
  | { readonly ok: true; readonly value: Given }
  | { readonly ok: false; readonly error: string };

/** Reads words by a command's page: an option that is not there is no option. */
export function readWords(typed: readonly string[], page: Page): ReadWords {
  const known = takenBy(page);
  const options = Object.fromEntries(
    known.map(({ name, takes }) => [
      name,
      {
        type: takes ? ('string' as const) : ('boolean' as const),
        ...(name === 'help' ? { short: 'h' } : {}),
      },
    ]),
  );
  const { tokens } = parseArgs({
    args: [...typed],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const { asked } = words();
  const values = new Map<string, string>();
  const all: (readonly [name: string, value: string])[] = [];
  const flags = new Set<string>();
  const rest: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') rest.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const option = known.find((one) => one.name === name);
    if (option === undefined) return wrong(asked.noOption(rawName, nearTo(name, known)));
    if (!option.takes && value !== undefined) return wrong(asked.takesNoValue(rawName));
    if (option.takes && value === undefined) return wrong(asked.needsValue(rawName));
    if (value === undefined) flags.add(name);
    else {
      values.set(name, value);
      all.push([name, value]);
    }
  }
  const given: Given = {
    value: (name) => values.get(name) ?? null,
    each: (name) => all.flatMap(([option, value]) => (option === name ? [value] : [])),
    values,
    has: (flag) => flags.has(flag),
    rest,
  };
  return { ok: true, value: given };
}

function wrong(error: string): ReadWords {
  return { ok: false, error };
}

function nearTo(name: string, known: readonly { readonly name: string }[]): string | null {
  return meant(
    name,
    known.map((one) => one.name),
  );
}

/** A whole number from 1, or what is wrong with it. */
export function wholeNumber(given: Given, name: string): number | null | string {
  const value = given.value(name);
  if (value === null) return null;
  return /^[1-9]\d{0,8}$/u.test(value) ? Number(value) : words().asked.wholeNumber(name);
}

import { meant } from '@forceout/formats/line';
import { columns, pageText } from './page.ts';
import type { Page } from './page.ts';
import { DAY_PAGES } from './pages-day.ts';
import { PLAY_PAGES } from './pages-play.ts';
import { REQUEST_PAGES } from './pages-requests.ts';

export const PAGES: readonly Page[] = [...REQUEST_PAGES, ...PLAY_PAGES, ...DAY_PAGES];

/** The page of a command that there is. */
export function pageOf(name: string): Page {
  const page = PAGES.find((one) => one.name === name);
  if (page === undefined) throw new Error(`no help for "${name}"`);
  return page;
}

/** The longest name that these words begin with: `simulate tournament` before `simulate`. */
export function pageFor(words: readonly string[]): Page | null {
  const [first = '', second = ''] = words;
  const names = [`${first} ${second}`, first];
  return names.flatMap((name) => PAGES.find((page) => page.name === name) ?? [])[0] ?? null;
}

const GROUPS: readonly (readonly [string, readonly Page[]])[] = [
  ['Questions, in JSON or in one line (docs/formats.md)', REQUEST_PAGES],
  ['Matches, bots and practice', PLAY_PAGES],
  ['A tournament day, and the rest', DAY_PAGES],
];

export function overview(): string {
  const groups = GROUPS.map(
    ([title, pages]) => `${title}\n${columns(pages.map(({ name, summary }) => [name, summary] as const))}`,
  );
  return [
    'forceout <command> [file]',
    ...groups,
    "A file, or - for standard input. --json answers in JSON; --batch reads one request a line and answers one a line.\n--rules <file> adds a league's own rulebook, as often as need be. judge, variation and goal answer people in Spanish with --language es.\nforceout <command> --help has examples.",
  ].join('\n\n');
}

export function unknownCommand(word: string): string {
  const near = meant(
    word,
    PAGES.map(({ name }) => name),
  );
  return `there is no command "${word}"; ${near === null ? 'forceout --help lists them' : `did you mean "${near}"?`}`;
}

export { pageText };

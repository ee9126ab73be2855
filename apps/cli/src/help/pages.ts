import { meant } from '@forceout/formats/line';
import { language, words } from '../words/language.ts';
import { columns, pageText } from './page.ts';
import { pageIn } from './page-texts.ts';
import type { Page } from './page.ts';
import { DAY_PAGES } from './pages-day.ts';
import { PLAY_PAGES } from './pages-play.ts';
import { REQUEST_PAGES } from './pages-requests.ts';

export const PAGES: readonly Page[] = [...REQUEST_PAGES, ...PLAY_PAGES, ...DAY_PAGES];

/** All of them as they are read here. */
export function pages(list: readonly Page[] = PAGES): readonly Page[] {
  return list.map((page) => pageIn(page, language()));
}

/** The page of a command that there is. */
export function pageOf(name: string): Page {
  const page = PAGES.find((one) => one.name === name);
  if (page === undefined) throw new Error(`no help for "${name}"`);
  return page;
}

/** The longest name that these words begin with: `simulate tournament` before `simulate`. */
export function pageFor(typed: readonly string[]): Page | null {
  const [first = '', second = ''] = typed;
  const names = [`${first} ${second}`, first];
  return names.flatMap((name) => pages().find((page) => page.name === name) ?? [])[0] ?? null;
}

export function overview(): string {
  const { groups, usage, note } = words().help;
  const group = (title: string, list: readonly Page[]): string =>
    `${title}\n${columns(pages(list).map(({ name, summary }) => [name, summary] as const))}`;
  return [
    usage,
    group(groups.requests, REQUEST_PAGES),
    group(groups.play, PLAY_PAGES),
    group(groups.day, DAY_PAGES),
    note,
  ].join('\n\n');
}

export function unknownCommand(word: string): string {
  const near = meant(
    word,
    PAGES.map(({ name }) => name),
  );
  return words().asked.noCommand(word, near);
}

export { pageText };

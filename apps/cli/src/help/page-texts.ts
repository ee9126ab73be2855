import type { Language } from '@forceout/rules/words';
import { pages as es } from '../words/es/pages/index.ts';
import type { Page } from './page.ts';
import type { DAY_PAGES } from './pages-day.ts';
import type { PLAY_PAGES } from './pages-play.ts';
import type { REQUEST_PAGES } from './pages-requests.ts';

type FlagOf<Option extends string> = Option extends `${infer Flag} ${string}` ? Flag : Option;

type InPlace<List extends readonly unknown[]> = { readonly [At in keyof List]: string };

/** The texts of a page: every option by its flag, every example by its place. */
type TextsOf<P extends Page> = {
  readonly summary: string;
  readonly options: { readonly [Row in P['options'][number] as FlagOf<Row[0]>]: string };
  readonly examples: InPlace<P['examples']>;
} & (P extends { readonly about: string } ? { readonly about: string } : unknown);

export type TextsOfPages<Pages extends readonly Page[]> = {
  readonly [P in Pages[number] as P['name']]: TextsOf<P>;
};

/** A new command, option or example has its text in every language, else this does not compile. */
export type PageTexts = TextsOfPages<typeof REQUEST_PAGES> &
  TextsOfPages<typeof PLAY_PAGES> &
  TextsOfPages<typeof DAY_PAGES>;

/** English is what the pages are written in. */
const TEXTS: Readonly<Record<Exclude<Language, 'en'>, PageTexts>> = { es };

interface Texts {
  readonly summary: string;
  readonly about?: string;
  readonly options: Readonly<Record<string, string>>;
  readonly examples: readonly string[];
}

export function pageIn(page: Page, language: Language): Page {
  if (language === 'en') return page;
  const all: Readonly<Record<string, Texts>> = TEXTS[language];
  const { summary, about, options, examples } = all[page.name]!;
  return {
    ...page,
    summary,
    ...(about === undefined ? {} : { about }),
    options: page.options.map(([option]) => [option, options[option.split(' ')[0]!] ?? ''] as const),
    examples: page.examples.map(([line], index) => [line, examples[index] ?? ''] as const),
  };
}

import { bookById, bookOf, differencesOf, factsOf } from '@forceout/rules';
import type { Rulebook } from '@forceout/rules';
import { sectionIn } from '@forceout/rules/sections';
import type { SectionRead } from '@forceout/rules/sections';
import type { Language } from '@forceout/rules/languages';
import { bookNamed, listedBooks } from './shelf.ts';

export interface OpenBook {
  readonly id: string;
  readonly game: 'onsets' | 'equations';
  readonly title: string;
  readonly sections: readonly SectionRead[];
  /** For each objection of the judge, the section it rests on. */
  readonly citations: Readonly<Record<string, string>>;
  /** Of house rules: the book below them, and what they answer differently. */
  readonly house: { readonly extends: string; readonly changes: readonly Change[] } | null;
}

/** What house rules changed: what stood there before, null for nothing. */
export interface Change {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly rule: string | null;
}

/** By its id, or one version of house rules by `id@version`. */
export function openBook(id: string, language: Language): OpenBook | null {
  const book = bookNamed(id);
  if (book === null) return null;
  const { game, title, sections, citations } = book;
  const read = sections.map((section) => sectionIn(section, language));
  return { id, game, title, sections: read, citations, house: changesIn(book) };
}

function changesIn(book: Rulebook): OpenBook['house'] {
  const { house = [] } = book;
  const below = house.at(-2);
  const base =
    below === undefined
      ? bookById(house[0]?.extends ?? '')
      : bookOf({ rulebook: below.id, house: house.slice(0, -1) });
  if (base === null) return null;
  const changes = differencesOf(base, book).map(({ path, before, after }) => ({
    path,
    before: before?.answer ?? null,
    after: after?.answer ?? null,
    rule: after?.rule ?? null,
  }));
  return { extends: base.id, changes };
}

/** One question, and what each book of a game answers. */
export interface Difference {
  readonly path: string;
  readonly answers: readonly {
    readonly book: string;
    readonly answer: string;
    readonly rule: string | null;
  }[];
}

const SECTIONS_ONLY = /(^|\.)(citations|goalRules|where)\./;

/** Where the books of a game part ways. */
export function differences(game: 'onsets' | 'equations'): readonly Difference[] {
  const chosen = listedBooks().filter((book) => book.game === game);
  const byBook = chosen.map((book) => new Map(factsOf(book).map((fact) => [fact.path, fact])));
  const paths = new Set(byBook.flatMap((facts) => [...facts.keys()]));
  paths.delete('title');
  // Where a book says something is not what it says; and nothing is asked again that is asked in its parts.
  for (const path of paths) {
    if (SECTIONS_ONLY.test(path)) paths.delete(path);
    else if ([...paths].some((other) => other.startsWith(`${path}.`) && !SECTIONS_ONLY.test(other)))
      paths.delete(path);
  }
  return [...paths].flatMap((path) => {
    const answers = byBook.map((facts, index) => {
      const fact = facts.get(path);
      return { book: chosen[index]!.id, answer: fact?.answer ?? '–', rule: fact?.rule ?? null };
    });
    return answers.every(({ answer }) => answer === answers[0]!.answer) ? [] : [{ path, answers }];
  });
}

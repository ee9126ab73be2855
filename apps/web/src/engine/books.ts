import { RULEBOOKS, bookById, factsOf } from '@forceout/rules';
import type { Section } from '@forceout/rules';

export interface OpenBook {
  readonly id: string;
  readonly game: 'onsets' | 'equations';
  readonly title: string;
  readonly sections: readonly Section[];
  /** For each objection of the judge, the section it rests on. */
  readonly citations: Readonly<Record<string, string>>;
}

export function openBook(id: string): OpenBook | null {
  const book = bookById(id);
  if (book === null) return null;
  const { game, title, sections, citations } = book;
  return { id, game, title, sections, citations };
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
  const chosen = RULEBOOKS.filter((book) => book.game === game);
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

import { differencesOf, factsOf } from '@forceout/rules';
import type { Rulebook, Section } from '@forceout/rules';
import { sectionIn } from '@forceout/rules/sections';
import { titleIn } from '@forceout/rules/titles';
import { pageOf } from '../help/pages.ts';
import { columns } from '../help/page.ts';
import { bookNamed, books } from '../house-rules.ts';
import { paint } from '../style.ts';
import { language, words as texts } from '../words/language.ts';
import type { Given } from '../words/read-words.ts';
import { readWords } from '../words/read-words.ts';
import { checkRules } from './check-rules.ts';

/** `forceout rules`: the books in our own words, and the difference between two of them. */
export async function rulesCommand(words: readonly string[]): Promise<string | null> {
  const read = readWords(words, pageOf('rules'));
  if (!read.ok) return read.error;
  const given = read.value;
  const [task, ...rest] = given.rest;
  switch (task) {
    case undefined:
      return tell(
        books().map(({ id, title }) => ({ id, title })),
        () => columns(books().map(({ id, title }) => [id, titleIn(title, language())] as const)),
        given,
      );
    case 'read':
      return readBook(rest, given);
    case 'search':
      return search(rest, given);
    case 'compare':
      return compare(rest, given);
    case 'check':
      return checkRules(rest, given.has('json'));
    default:
      return texts().reading.rules.itIs(task);
  }
}

function tell(json: unknown, words: () => string, given: Given): null {
  process.stdout.write(`${given.has('json') ? JSON.stringify(json) : words()}\n`);
  return null;
}

function noBook(id: string | undefined): string {
  const ids = books()
    .map((book) => book.id)
    .join(', ');
  const { whichBook, noBook: unknown } = texts().reading.rules;
  return id === undefined ? whichBook(ids) : unknown(id, ids);
}

/** A section and what is under it; without one, the whole book. */
function readBook([id, ...parts]: readonly string[], given: Given): string | null {
  const book = id === undefined ? null : bookNamed(id);
  if (book === null) return noBook(id);
  const wanted = parts.join(' ').toUpperCase();
  const found = book.sections.filter((section) => wanted === '' || isUnder(section.id.toUpperCase(), wanted));
  if (found.length === 0) return texts().reading.rules.noSection(book.id, wanted);
  return tell(
    found,
    () => `${paint(titleIn(book.title, language()), 'bold')}\n${sectionLines(found)}`,
    given,
  );
}

function isUnder(id: string, wanted: string): boolean {
  return id === wanted || id.startsWith(`${wanted}-`);
}

function sectionLines(sections: readonly Section[]): string {
  return columns(
    sections
      .map((section) => sectionIn(section, language()))
      .map(
        ({ id, words, support }) => [id, support === undefined ? words : `${words} (${support})`] as const,
      ),
  );
}

/** Sections, and questions that the book answers, with all of the words in them. */
function search(words: readonly string[], given: Given): string | null {
  const only = given.value('in');
  if (words.length === 0) return texts().reading.rules.searchWhat;
  const looked = only === null ? books() : books().filter((book) => book.id === only);
  if (looked.length === 0) return noBook(only ?? undefined);
  const wanted = words.map((word) => word.toLowerCase());
  const has = (...said: readonly string[]): boolean =>
    wanted.every((word) => said.join(' ').toLowerCase().includes(word));
  const found = looked.flatMap((book) => {
    const sections = book.sections.filter((section) => has(section.id, sectionIn(section, language()).words));
    const answers = factsOf(book).filter(({ path, answer }) =>
      has(path.replaceAll(/[.-]/gu, ' '), path, answer),
    );
    return sections.length + answers.length === 0 ? [] : [{ book: book.id, sections, answers }];
  });
  if (found.length === 0) return texts().reading.rules.nothingFound(words.join(' '));
  return tell(
    found,
    () =>
      found
        .map(({ book, sections, answers }) =>
          [
            paint(book, 'bold'),
            ...(sections.length === 0 ? [] : [sectionLines(sections)]),
            ...(answers.length === 0
              ? []
              : [
                  columns(
                    answers.map(({ path, answer, rule }) => [path, `${answer}${cited(rule)}`] as const),
                  ),
                ]),
          ].join('\n'),
        )
        .join('\n\n'),
    given,
  );
}

function cited(rule: string | null): string {
  return rule === null ? '' : ` [${rule}]`;
}

function compare([one, other, ...more]: readonly string[], given: Given): string | null {
  const [first, second] = [one, other].map((id) => (id === undefined ? null : bookNamed(id)));
  if (more.length > 0) return texts().reading.rules.twoBooks(more[0]!);
  if (first === null || first === undefined) return noBook(one);
  if (second === null || second === undefined) return noBook(other);
  if (first.game !== second.game) return texts().reading.rules.twoGames;
  const differences = differencesOf(first, second);
  return tell(differences, () => compared(first, second, differences), given);
}

function compared(first: Rulebook, second: Rulebook, differences: ReturnType<typeof differencesOf>): string {
  const says = texts().reading.rules;
  if (differences.length === 0) return says.alike;
  const answer = (fact: (typeof differences)[number]['before']): string =>
    fact === null ? says.notThere : `${fact.answer}${cited(fact.rule)}`;
  return [
    says.differences(first.id, second.id, differences.length),
    ...differences.map(({ path, before, after }) => `  ${path}: ${answer(before)} → ${answer(after)}`),
  ].join('\n');
}

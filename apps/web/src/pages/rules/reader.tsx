import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { OpenBook } from '../../engine/books.ts';
import { useAnswer } from '../../engine/use-answer.ts';
import { usePreferences } from '../../shell/preferences.ts';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { EQUATIONS_EXAMPLES, ONSETS_EXAMPLES } from './examples.ts';
import type { RuleExample } from './examples.ts';
import { useMet } from '../../shelf/use-shelf.ts';
import { HouseChanges } from './house-changes.tsx';
import { SectionLine } from './section-line.tsx';
import { chaptersOf, matches } from './tree.ts';

interface ReaderProps {
  readonly id: string;
  /** The section to go to; empty for the beginning. */
  readonly place: string;
}

export function Reader({ id, place }: ReaderProps): ReactNode {
  const { rules, shell } = useWords();
  useMet(id);
  const { language } = usePreferences();
  const book = useAnswer('openBook', id, language);
  if (book === undefined) return <p className="loading">{shell.loading}</p>;
  if (book === null)
    return (
      <section className="page narrow">
        <h1>{rules.noBook(id)}</h1>
        <Link to="/rules">{rules.title}</Link>
      </section>
    );
  return <Book book={book} place={place} />;
}

function Book({ book, place }: { readonly book: OpenBook; readonly place: string }): ReactNode {
  const { rules } = useWords();
  const [search, setSearch] = useState('');
  const chapters = useMemo(() => chaptersOf(book.sections), [book]);
  const examples = useMemo(() => examplesOf(book), [book]);
  useEffect(() => {
    // Its own line: a section with all that stands below it can be longer than the screen.
    if (place !== '')
      document.getElementById(place)?.querySelector('.section-line')?.scrollIntoView({ block: 'center' });
  }, [place]);
  const found = search.trim() === '' ? null : book.sections.filter((one) => matches(one, search.trim()));
  return (
    <div className="page reader">
      <nav aria-label={rules.contents}>
        <p>
          <Link to="/rules">← {rules.title}</Link>
        </p>
        <ul>
          {chapters.map(({ id, branches: [first] }) => (
            <li key={id}>
              <a href={`#chapter-${id}`}>{rules.chapter(id)}</a>
              {first?.section.id === id && (
                <span className="soft" lang={first.section.in}>
                  {first.section.words}
                </span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <article>
        <h1>{rules.bookTitle(book.title)}</h1>
        {book.house !== null && <HouseChanges house={book.house} />}
        <p className="soft">{rules.ownWords}</p>
        <label className="search">
          <span>{rules.search}</span>
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        {found !== null && <output>{rules.found(found.length)}</output>}
        {found !== null ? (
          <ul className="branches">
            {found.map((section) => (
              <SectionLine
                key={section.id}
                book={book.id}
                branch={{ section, under: [] }}
                place={place}
                examples={examples}
              />
            ))}
          </ul>
        ) : (
          chapters.map(({ id, branches }) => (
            <section key={id} id={`chapter-${id}`}>
              <h2>{rules.chapter(id)}</h2>
              <ul className="branches">
                {branches.map((branch) => (
                  <SectionLine
                    key={branch.section.id}
                    book={book.id}
                    branch={branch}
                    place={place}
                    examples={examples}
                  />
                ))}
              </ul>
            </section>
          ))
        )}
      </article>
    </div>
  );
}

/** Each example belongs to the section on which this book rests the objection it shows. */
function examplesOf({ game, citations }: OpenBook): ReadonlyMap<string, readonly RuleExample[]> {
  const bySection = new Map<string, RuleExample[]>();
  for (const example of game === 'onsets' ? ONSETS_EXAMPLES : EQUATIONS_EXAMPLES) {
    const section = citations[example.code];
    if (section === undefined) continue;
    bySection.set(section, [...(bySection.get(section) ?? []), example]);
  }
  return bySection;
}

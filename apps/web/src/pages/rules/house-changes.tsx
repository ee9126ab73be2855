import type { ReactNode } from 'react';
import type { OpenBook } from '../../engine/books.ts';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import type { Words } from '../../words/words.ts';
import { bookChoice } from '../play/books.ts';
import { answerWords, questionWords } from './compare-words.ts';

/** What a league's own book changes, before the sections of the book that it is built on. */
export function HouseChanges({ house }: { readonly house: NonNullable<OpenBook['house']> }): ReactNode {
  const words = useWords();
  const { house: said } = words.rules;
  return (
    <section className="panel house-rules">
      <p>
        <strong>{said.mark}</strong> {said.extends}{' '}
        <Link to={`/rules/${house.extends}`}>{words.rules.bookTitle(bookChoice(house.extends).title)}</Link>
      </p>
      <h2>{said.changes(house.changes.length)}</h2>
      <dl>
        {house.changes.map(({ path, before, after, rule }) => (
          <div key={path}>
            <dt>
              {questionWords(words, path) ?? <code>{path}</code>} <span className="rule">{rule}</span>
            </dt>
            <dd>
              <s>{shown(words, path, before)}</s> → <strong>{shown(words, path, after)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <p className="soft">{said.rest}</p>
    </section>
  );
}

function shown(words: Words, path: string, answer: string | null): string {
  if (answer === null) return words.rules.house.notThere;
  return answerWords(words, path, answer) ?? answer;
}

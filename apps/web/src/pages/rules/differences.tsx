import type { ReactNode } from 'react';
import { useAnswer } from '../../engine/use-answer.ts';
import { RuleLink } from '../../rules/rule-link.tsx';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { option } from '../../shelf/book-options.ts';
import { bookChoice } from '../play/books.ts';
import { answerWords, byChapter, questionWords } from './compare-words.ts';

/** The answers on which the books of a game differ, side by side. */
export function Differences({ game }: { readonly game: 'onsets' | 'equations' }): ReactNode {
  const words = useWords();
  const { rules, shell, compare } = words;
  const list = useAnswer('differences', game);
  if (list === undefined) return <p className="loading">{shell.loading}</p>;
  return (
    <section className="page">
      <p>
        <Link to="/rules">← {rules.title}</Link>
      </p>
      <h1>{rules.compareTitle(rules.games[game])}</h1>
      {list.length === 0 && <p>{rules.oneBook}</p>}
      <div className="wide" role="region" aria-label={rules.compare}>
        <table>
          <thead>
            <tr>
              <th scope="col">{rules.question}</th>
              {list[0]?.answers.map(({ book }) => (
                <th key={book} scope="col">
                  <Link to={`/rules/${book}`}>{option(bookChoice(book), rules)[1]}</Link>
                </th>
              ))}
            </tr>
          </thead>
          {byChapter(words, list).map(([chapter, inIt]) => (
            <tbody key={chapter}>
              <tr className="chapter">
                <th scope="rowgroup" colSpan={1 + (list[0]?.answers.length ?? 0)}>
                  {compare.chapters[chapter]}
                </th>
              </tr>
              {inIt.map(({ path, answers }) => (
                <tr key={path}>
                  <th scope="row">{questionWords(words, path) ?? path}</th>
                  {answers.map(({ book, answer, rule }) => (
                    <td key={book}>
                      {answerWords(words, path, answer) ?? answer}{' '}
                      {rule !== null && <RuleLink book={book} rule={rule} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}

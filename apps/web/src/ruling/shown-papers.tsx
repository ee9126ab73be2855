import type { MatchView } from '@forceout/rules/match';
import type { ReactNode } from 'react';
import { afterOf, positionOf, writtenOf } from '../position/from-match.ts';
import { gameOf } from '../position/position.ts';
import { useWords } from '../words/index.tsx';
import { readWritten } from '../writing/draft.ts';
import { Sheet } from '../writing/sheet.tsx';
import { RulingOn } from './ruling.tsx';

/** After the score of a shake: the Solutions that decided it, each with the ruling and the drawing of why. */
export function ShownPapers({ view }: { readonly view: MatchView }): ReactNode {
  const { ruling, writing } = useWords();
  const { shown, settings } = view;
  const standing = positionOf(view);
  if (shown === null || standing === null || view.shake?.number !== shown.shake) return null;
  const position = { ...standing, after: afterOf(shown.occasion) };
  const papers = shown.papers.filter(({ state }) => state === 'presented');
  if (papers.length === 0) return null;
  return (
    <section className="checking-panel" aria-label={ruling.papers}>
      <h2>{ruling.papers}</h2>
      {papers.map((paper) => {
        const written = writtenOf(paper.written);
        return (
          <article key={paper.seat} className="stack">
            <h3>{writing.whose(settings.players[paper.seat] ?? '')}</h3>
            {written.map((one, index) => (
              <Sheet key={index} draft={readWritten(gameOf(position), one)} />
            ))}
            {paper.verdict === null ? null : (
              <p className={`note ${paper.verdict === 'correct' ? 'good' : 'bad'}`}>
                <span aria-hidden>{paper.verdict === 'correct' ? '✓' : '✕'}</span>{' '}
                {writing.ruled[paper.verdict]}
              </p>
            )}
            <details>
              <summary>{ruling.why}</summary>
              <RulingOn position={position} written={written} lead={ruling.byTheBook} />
            </details>
          </article>
        );
      })}
    </section>
  );
}

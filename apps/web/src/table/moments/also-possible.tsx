import { afterOf } from '@forceout/rules/match/facts';
import type { MatchView } from '@forceout/rules/match';
import type { ReactNode } from 'react';
import { engine } from '../../engine/engine.ts';
import { positionOf } from '../../position/from-match.ts';
import { gameOf, makePosition } from '../../position/position.ts';
import { useWords } from '../../words/index.tsx';
import { readWritten } from '../../writing/text/draft.ts';
import { Sheet } from '../../writing/sheet.tsx';
import { useAsked } from '../use-asked.ts';

const MOST = 3;
const LIMIT = 4000;

/** What would have been possible: the solver is asked when the shake is over, and not before. */
export function AlsoPossible({ view }: { readonly view: MatchView }): ReactNode {
  const { table: words } = useWords();
  const { shown, shake } = view;
  const standing = shown === null || shake?.number !== shown.shake ? null : positionOf(view);
  const position = standing === null ? null : { ...standing, after: afterOf(shown!.occasion) };
  const answer = useAsked(JSON.stringify([shake?.begunAt, position]), async () =>
    position === null || position.goal === ''
      ? null
      : await engine.ask('solve', { position: makePosition(position) }, { limit: LIMIT, all: MOST }),
  );
  if (position === null) return <div className="also" data-empty />;
  const found = answer?.ok === true ? answer.value : null;
  return (
    <section className="also" aria-label={words.result.also}>
      <h2>{words.result.also}</h2>
      {found === null ? (
        <p className="soft">{words.result.looking}</p>
      ) : found.answer !== 'yes' ? (
        <p className="soft">{found.answer === 'no' ? words.result.none : words.result.unknown}</p>
      ) : (
        <ul>
          {found.written.slice(0, MOST).map((one, index) => (
            <li key={index}>
              {(Array.isArray(one) ? one : [one]).map((part: unknown, at) => (
                <Sheet key={at} draft={readWritten(gameOf(position), part)} bare />
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

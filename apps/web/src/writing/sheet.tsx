import type { ReactNode } from 'react';
import { Card } from '../pieces/card.tsx';
import { cardOfName } from '../position/cards.ts';
import { useWords } from '../words/index.tsx';
import type { Draft } from './text/draft.ts';
import { Drawn, shownFace } from './drawn.tsx';
import './writing.css';

interface SheetProps {
  readonly draft: Draft;
  /** Only what is written, in a line with other things. */
  readonly bare?: boolean;
}

/** A Solution as it was presented: nothing on it can be changed. */
export function Sheet({ draft, bare = false }: SheetProps): ReactNode {
  const { writing } = useWords();
  const { game } = draft;
  return (
    <div className="sheet" data-bare={bare}>
      {draft.goalLayout === '' ? null : (
        <p>
          <span className="sheet-part">{writing.goalLayout}</span>
          <Drawn game={game} text={draft.goalLayout} />
        </p>
      )}
      {draft.game === 'onsets' ? (
        <>
          {draft.restrictions.map((text, index) => (
            <p key={index}>
              <span className="sheet-part">{writing.restriction(index + 1)}</span>
              <Drawn game={game} text={text} />
            </p>
          ))}
          <p>
            <span className="sheet-part">{writing.setName}</span>
            <Drawn game={game} text={draft.setName} />
          </p>
          {draft.blank === null ? null : (
            <p>
              <span className="sheet-part">{writing.blank}</span>
              <Card card={cardOfName(draft.blank)} />
            </p>
          )}
        </>
      ) : (
        <p>
          <Drawn game={game} text={draft.solution} /> <Drawn game={game} text="=" />{' '}
          {draft.goal === '' ? null : <Drawn game={game} text={draft.goal} />}
        </p>
      )}
      {Object.entries(draft.wild).map(([face, meaning]) => (
        <p key={face} className="soft">
          {writing.standsFor(shownFace(game, face), shownFace(game, meaning))}
        </p>
      ))}
    </div>
  );
}

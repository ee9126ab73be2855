import type { ReactNode } from 'react';
import type { Ruling } from '../../engine/ruling.ts';
import { Card } from '../../pieces/card.tsx';
import { Icon } from '../../pieces/icon.tsx';
import { cardOfName } from '../../position/cards.ts';
import { Dialog } from '../../table/aside/dialog.tsx';
import { useWords } from '../../words/index.tsx';
import { readWritten } from '../../writing/text/draft.ts';
import { Sheet } from '../../writing/sheet.tsx';
import { bookChoice } from '../play/books.ts';
import { gameOf, positionOf, writtenOf } from './quick-position.ts';
import type { Quick } from './quick-position.ts';

interface LargeProps {
  readonly quick: Quick;
  readonly ruled: Ruling;
  readonly onClose: () => void;
}

/** A ruling in large type, for the players across the table; printed it is a slip. */
export function Large({ quick, ruled, onClose }: LargeProps): ReactNode {
  const { quick: words, rules, ruling, said } = useWords();
  const reasons: Readonly<Record<string, string>> = ruling.reasons;
  const game = gameOf(quick);
  const [work] = ruled.work;
  const named = work?.game === 'onsets' ? work.selected : [];
  const { goal } = positionOf(quick);
  return (
    <Dialog title={words.ruling} onClose={onClose}>
      <div className="quick-slip" data-verdict={ruled.verdict}>
        <p className="slip-verdict">
          <Icon name={ruled.verdict === 'correct' ? 'right' : 'wrong'} /> {ruling.verdicts[ruled.verdict]}
        </p>
        {ruled.reasons.slice(0, 2).map(({ code, rule, message }, index) => (
          <p key={index} className="slip-reason">
            {reasons[code] ?? said(message)} <strong>{rule}</strong>
          </p>
        ))}
        {writtenOf(quick).map((one, index) => (
          <Sheet key={index} draft={readWritten(game, one)} bare />
        ))}
        <p>
          {words.goalIs} {goal.replaceAll('-', '−')}
          {work?.game === 'onsets' && <> · {ruling.selects(named.length)}</>}
        </p>
        {named.length > 0 && (
          <div className="slip-cards">
            {named.map((card) => (
              <Card key={card} card={cardOfName(card)} />
            ))}
          </div>
        )}
        <p className="slip-book">{rules.bookTitle(bookChoice(quick.rulebook).title)}</p>
      </div>
      <div className="dialog-row">
        <button type="button" onClick={() => globalThis.print()}>
          <Icon name="print" /> {words.print}
        </button>
        <button type="button" className="main-action" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  );
}

import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../pieces/card.tsx';
import { ALL_CARDS, cardOfName, nameOfCard } from '../position/cards.ts';
import { useWords } from '../words/index.tsx';
import type { Draft } from './text/draft.ts';
import { shownFace } from './drawn.tsx';
import type { PaperRules } from './text/paper-rules.ts';

interface ChooserProps {
  readonly rules: PaperRules;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** What each wild cube and the blank card stand for, said once for the whole Solution. */
export function WildChoosers({ rules, draft, onChange }: ChooserProps): ReactNode {
  return (
    <>
      {rules.wild.map(({ face, mayStandFor }) => (
        <WildChooser
          key={face}
          face={face}
          mayStandFor={mayStandFor}
          rules={rules}
          draft={draft}
          onChange={onChange}
        />
      ))}
      {rules.blankWild && draft.game === 'onsets' ? (
        <BlankChooser blank={draft.blank} onChange={(blank) => onChange({ ...draft, blank })} />
      ) : null}
    </>
  );
}

interface WildProps extends ChooserProps {
  readonly face: string;
  readonly mayStandFor: readonly string[];
}

function WildChooser({ face, mayStandFor, rules, draft, onChange }: WildProps): ReactNode {
  const { writing } = useWords();
  const id = useId();
  const { [face]: meaning = '', ...others } = draft.wild;
  const shown = shownFace(rules.game, face);
  const choose = (next: string): void =>
    onChange({ ...draft, wild: next === '' ? others : { ...others, [face]: next } });
  return (
    <div className="chooser">
      <label htmlFor={id}>{writing.wild(shown)}</label>
      <select id={id} value={meaning} onChange={({ target }) => choose(target.value)}>
        <option value="">{mayStandFor.includes(face) ? writing.itself(shown) : writing.chooseMeaning}</option>
        {mayStandFor
          .filter((symbol) => symbol !== face)
          .map((symbol) => (
            <option key={symbol} value={symbol}>
              {shownFace(rules.game, symbol)}
            </option>
          ))}
      </select>
      <span className="soft">{writing.wildHelp}</span>
    </div>
  );
}

interface BlankProps {
  readonly blank: string | null;
  readonly onChange: (blank: string | null) => void;
}

/** The books recommend a picture of the card. */
function BlankChooser({ blank, onChange }: BlankProps): ReactNode {
  const { writing } = useWords();
  const id = useId();
  return (
    <div className="chooser">
      <label htmlFor={id}>{writing.blank}</label>
      <select id={id} value={blank ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">{writing.blankStays}</option>
        {ALL_CARDS.filter((card) => card !== 0).map((card) => (
          <option key={card}>{nameOfCard(card)}</option>
        ))}
      </select>
      {blank === null ? null : <Card card={cardOfName(blank)} />}
    </div>
  );
}

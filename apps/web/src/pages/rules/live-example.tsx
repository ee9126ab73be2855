import { useState } from 'react';
import type { ReactNode } from 'react';
import { useAnswer } from '../../engine/use-answer.ts';
import { Card } from '../../pieces/card.tsx';
import { cardOfName } from '../../position/cards.ts';
import { useWords } from '../../words/index.tsx';
import type { RuleExample } from './examples.ts';

interface LiveExampleProps {
  readonly book: string;
  readonly example: RuleExample;
}

/** Something to try: change the text and the judge says what it thinks of it. */
export function LiveExample({ book, example }: LiveExampleProps): ReactNode {
  const { rules, said } = useWords();
  const position = { ...example.position, rulebook: book };
  const first = example.written[0] as { readonly setName?: string; readonly solution?: string };
  const name = first.setName === undefined ? 'solution' : 'setName';
  const [text, setText] = useState(first[name] ?? '');
  const answer = useAnswer('judge', { position, written: [{ ...first, [name]: text }] });
  return (
    <div className="example">
      <p>
        <strong>{rules.try}</strong> {rules.goalIs(position.goal)}
      </p>
      {position.universe !== undefined && (
        <div className="example-cards">
          {position.universe.map((dots) => (
            <Card key={dots} card={cardOfName(dots)} />
          ))}
        </div>
      )}
      <label>
        <span>{rules.written}</span>
        <input value={text} onChange={({ target }) => setText(target.value)} spellCheck={false} />
      </label>
      <output>
        {answer === undefined ? (
          '…'
        ) : answer.ok ? (
          <>
            <strong>{rules.verdicts[answer.value.verdict]}</strong>{' '}
            {answer.value.reasons.map(({ message }) => said(message)).join(' ')}
          </>
        ) : (
          said(answer.error)
        )}
      </output>
    </div>
  );
}

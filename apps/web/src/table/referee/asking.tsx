import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DeedJson } from '../may/ask-together.ts';
import { useDeed } from '../may/use-deed.ts';
import { useMatch } from '../use-table.ts';
import { Sure } from './deed-button.tsx';

interface AskingProps {
  /** The deed with what was written. */
  readonly deed: (text: string) => DeedJson;
  readonly label: string;
  readonly field: string;
  readonly title?: string;
  readonly longest?: number;
  /** What is written when the rules are asked whether there is a place for it now. */
  readonly sample?: string;
}

/** A deed that carries a line of text: a press, a window with the line, another press. */
export function Asking(props: AskingProps): ReactNode {
  const { deed, label, field, title = label, longest = 120, sample = '' } = props;
  const { act } = useMatch();
  const answer = useDeed(deed(sample));
  const [text, setText] = useState<string | null>(null);
  if (answer === null || answer.is === 'no') return null;
  return (
    <>
      <button type="button" onClick={() => setText('')}>
        {label}
      </button>
      {text !== null && (
        <Sure
          title={title}
          label={label}
          onNo={() => setText(null)}
          onYes={() => {
            setText(null);
            void act(deed(text.trim()));
          }}
        >
          <label className="asking">
            {field}
            <input value={text} maxLength={longest} onChange={(event) => setText(event.target.value)} />
          </label>
        </Sure>
      )}
    </>
  );
}

import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';

/** A match that somebody was sent as text. */
export function PasteMatch({ onPaste }: { readonly onPaste: (text: string) => void }): ReactNode {
  const { review } = useWords();
  const id = useId();
  const [text, setText] = useState('');
  return (
    <div className="stack">
      <label htmlFor={id}>{review.open.paste}</label>
      <textarea
        id={id}
        rows={4}
        value={text}
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="row">
        <button type="button" disabled={text.trim() === ''} onClick={() => onPaste(text)}>
          {review.open.use}
        </button>
      </div>
    </div>
  );
}

import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../shell/announce.tsx';
import { useWords } from '../words/index.tsx';
import { makeText, readText } from './address.ts';
import type { BuilderProps } from './builder.tsx';
import { EXAMPLES } from './example-positions.ts';
import { readLine } from './line.ts';
import { emptyPosition, makePosition } from './position.ts';

/** Positions in and out: examples, pasted text, and copies to send to somebody. */
export function Share({ position, onChange }: BuilderProps): ReactNode {
  const { position: words } = useWords();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState(false);
  const use = (): void => {
    const read = readText(text);
    setProblem(read === null);
    if (read !== null) {
      onChange(read);
      setText('');
    }
  };
  const copy = (what: string) => (): void => {
    navigator.clipboard.writeText(what).then(
      () => announce(words.copied),
      () => setText(what),
    );
  };
  const line = makeText(position);
  return (
    <details className="share">
      <summary>{words.paste}</summary>
      <div className="stack">
        <div className="row">
          <button type="button" onClick={copy(location.href)}>
            {words.copyLink}
          </button>
          <button type="button" onClick={copy(line)}>
            {words.copyLine}
          </button>
          <button type="button" onClick={copy(JSON.stringify(makePosition(position)))}>
            {words.copyJson}
          </button>
        </div>
        <div>
          <label htmlFor={id}>{words.pasteLabel}</label>
          <textarea
            id={id}
            rows={3}
            value={text}
            placeholder={line}
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="button" disabled={text.trim() === ''} onClick={use}>
            {words.use}
          </button>
        </div>
        {problem ? <p className="note bad">{words.notRead}</p> : null}
        <div className="row">
          <span className="soft">{words.examples}</span>
          {EXAMPLES.map(({ name, line: example }) => (
            <button key={name} type="button" onClick={() => onChange(readLine(example)!)}>
              {words.example[name]}
            </button>
          ))}
          <button type="button" onClick={() => onChange(emptyPosition(position.rulebook))}>
            {words.clear}
          </button>
        </div>
      </div>
    </details>
  );
}

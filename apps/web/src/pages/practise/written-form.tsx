import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import type { AnswerProps } from './answer-form.tsx';

type Fields = Readonly<Record<string, string>>;

/** What is written starts empty, or as a copy to group anew. */
function firstFields(
  written: Readonly<Record<string, unknown>> | undefined,
  names: readonly string[],
): Fields {
  const text = (value: unknown): string =>
    Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '';
  return Object.fromEntries(names.map((name) => [name, text(written?.[name])]));
}

function publicForm(
  fields: Fields,
  first: Readonly<Record<string, unknown>> | undefined,
): Readonly<Record<string, unknown>> {
  const { restrictions, ...rest } = fields;
  const list = restrictions
    ?.split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return { ...first, ...rest, ...(list === undefined || list.length === 0 ? {} : { restrictions: list }) };
}

/** A Set-Name with its Restrictions, or both sides of an Equation. */
export function WrittenForm({ puzzle, onAnswer }: AnswerProps): ReactNode {
  const { practise } = useWords();
  const { kind, position, written } = puzzle;
  const first = written[0];
  const names =
    position['universe'] === undefined
      ? (['solution', 'goal'] as const)
      : (['restrictions', 'setName'] as const);
  const [fields, setFields] = useState(() => firstFields(first, names));
  if (kind !== 'write-a-solution' && kind !== 'find-the-ambiguity') return null;
  return (
    <form
      className="written"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer({ kind, written: [publicForm(fields, first)] });
      }}
    >
      {kind === 'find-the-ambiguity' && <p>{practise.groupIt}</p>}
      {names.map((name) => (
        <label key={name}>
          <span>{practise.fields[name]}</span>
          <input
            value={fields[name]}
            onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
            spellCheck={false}
            autoCapitalize="off"
          />
        </label>
      ))}
      <button type="submit" className="main-action">
        {practise.answer}
      </button>
    </form>
  );
}

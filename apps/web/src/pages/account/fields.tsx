import { useId, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly name: string;
  readonly why?: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** A field with its name above it and what it is for below. */
export function TextField({ name, why, onText, ...input }: TextFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        aria-describedby={why === undefined ? undefined : `${id}-why`}
        required
        {...input}
        onChange={(event) => onText(event.target.value)}
      />
      {why !== undefined && (
        <small id={`${id}-why`} className="soft">
          {why}
        </small>
      )}
    </div>
  );
}

/** A passphrase can be looked at while it is typed: children's keyboards are small. */
export function PassphraseField(props: TextFieldProps): ReactNode {
  const { account } = useWords();
  const [shown, setShown] = useState(false);
  return (
    <div className="passphrase">
      <TextField {...props} type={shown ? 'text' : 'password'} maxLength={200} spellCheck={false} />
      <button
        type="button"
        className="quiet"
        aria-label={`${shown ? account.hide : account.show}: ${props.name}`}
        onClick={() => setShown(!shown)}
      >
        {shown ? account.hide : account.show}
      </button>
    </div>
  );
}

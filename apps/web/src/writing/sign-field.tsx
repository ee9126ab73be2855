import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import type { Game } from '../position/position.ts';
import { spell } from './sign.ts';

export interface SignFieldProps {
  readonly game: Game;
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly ref?: Ref<HTMLInputElement>;
  /** On a phone the pad writes; its keyboard comes when it is asked for. */
  readonly keyboard: boolean;
  /** Spaces and letters stay as they are typed. */
  readonly asTyped?: boolean;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
  readonly tools?: ReactNode;
}

/** A line to write on; what is typed becomes the signs of the cubes. */
export function SignField(props: SignFieldProps): ReactNode {
  const { game, label, help, value, ref, keyboard, asTyped = false, onChange, onFocus, tools } = props;
  const id = useId();
  return (
    <div className="sign-field">
      <label htmlFor={id}>{label}</label>
      <div className="sign-line">
        <input
          id={id}
          ref={ref}
          type="text"
          inputMode={keyboard ? 'text' : 'none'}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          value={value}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
          onChange={({ target }) => onChange(asTyped ? target.value : spell(game, target.value))}
          onFocus={onFocus}
        />
        {tools}
      </div>
      {help === undefined ? null : (
        <p className="soft sign-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

import { useId, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import type { Game } from '../position/position.ts';
import { useWords } from '../words/index.tsx';
import { spell } from './text/sign.ts';

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
  const { writing } = useWords();
  const id = useId();
  const [starred, setStarred] = useState(false);
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
          onChange={({ target }) => {
            // In these books a star is a power, which nobody expects who has met a computer.
            setStarred(
              game === 'equations' && (target.value.includes('*') || (starred && target.value !== '')),
            );
            onChange(asTyped ? target.value : spell(game, target.value));
          }}
          onFocus={onFocus}
        />
        {tools}
      </div>
      {starred ? (
        <p className="sign-help" role="status">
          {writing.starIsPower}
        </p>
      ) : null}
      {help === undefined ? null : (
        <p className="soft sign-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

import { useId } from 'react';
import type { ReactNode } from 'react';

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly why?: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
}

/** One setting with several answers, and what it means. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const { name, why, value, options, onChoose } = props;
  const id = useId();
  return (
    <div className="setting">
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        value={value}
        aria-describedby={why === undefined ? undefined : `${id}-why`}
        onChange={(event) => {
          const chosen = options.find(([one]) => one === event.target.value);
          if (chosen !== undefined) onChoose(chosen[0]);
        }}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
      {why !== undefined && (
        <small id={`${id}-why`} className="soft">
          {why}
        </small>
      )}
    </div>
  );
}

/** A few answers side by side, for the choices that matter most. */
export function Segments<Value extends string>({
  name,
  why,
  value,
  options,
  onChoose,
}: ChoiceProps<Value>): ReactNode {
  const id = useId();
  return (
    <fieldset className="setting segments">
      <legend>{name}</legend>
      <div className="segments-row">
        {options.map(([one, text]) => (
          <label key={one}>
            <input type="radio" name={id} checked={one === value} onChange={() => onChoose(one)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {why !== undefined && <small className="soft">{why}</small>}
    </fieldset>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly why: string;
  readonly value: boolean;
  readonly onChoose: (value: boolean) => void;
}

export function Switch({ name, why, value, onChoose }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <div className="setting switch">
      <label>
        <input
          type="checkbox"
          checked={value}
          aria-describedby={id}
          onChange={(event) => onChoose(event.target.checked)}
        />
        {name}
      </label>
      <small id={id} className="soft">
        {why}
      </small>
    </div>
  );
}

/** The answers of a setting with their words, in the order of the catalogue. */
export function optionsOf<Value extends string>(
  texts: Readonly<Record<Value, string>>,
): readonly (readonly [Value, string])[] {
  return (Object.keys(texts) as Value[]).map((value) => [value, texts[value]] as const);
}

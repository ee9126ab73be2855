import { useId } from 'react';
import type { ReactNode } from 'react';

interface ChooseProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
}

/** One of several, with its label above. */
export function Choose<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: ChooseProps<Value>): ReactNode {
  const id = useId();
  const choose = (chosen: string): void => {
    const option = options.find(([one]) => one === chosen);
    if (option !== undefined) onChoose(option[0]);
  };
  return (
    <div className="choose">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => choose(target.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

import type { InputHTMLAttributes, ReactNode } from 'react';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: ReactNode;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** A line to type into, with its name before it. */
export function TextField({ label, onText, className, ...input }: TextFieldProps): ReactNode {
  return (
    <label className={className}>
      {label} <input {...input} onChange={({ target }) => onText(target.value)} />
    </label>
  );
}

export type Options<Value extends string> = readonly (readonly [value: Value, says: string])[];

interface ChoiceProps<Value extends string> {
  readonly label: ReactNode;
  readonly value: Value;
  readonly options: Options<Value>;
  readonly onChoose: (value: Value) => void;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** One of a few, by a list that opens. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChoose,
  disabled = false,
  className,
}: ChoiceProps<Value>): ReactNode {
  return (
    <label className={className}>
      {label}{' '}
      <select
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChoose(options[target.selectedIndex]![0])}
      >
        {options.map(([one, says]) => (
          <option key={one} value={one}>
            {says}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Nothing, or a whole number from 1 on; null while it is neither. */
export function countOf(text: string): number | 'none' | null {
  const said = text.trim();
  if (said === '') return 'none';
  return /^[1-9]\d{0,5}$/.test(said) ? Number(said) : null;
}

import type { ReactNode } from 'react';

interface ChooseProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

export function Choose<Value extends string | number>(props: ChooseProps<Value>): ReactNode {
  const { label, value, options, onChange } = props;
  return (
    <label className="asking">
      {label}
      <select
        value={value}
        onChange={(event) => {
          const chosen = options.find(([one]) => String(one) === event.target.value);
          if (chosen !== undefined) onChange(chosen[0]);
        }}
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

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly onChange: (value: number) => void;
}

export function NumberField({ label, onChange, ...rest }: NumberProps): ReactNode {
  return (
    <label className="asking">
      {label}
      <input
        className="short"
        type="number"
        {...rest}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}

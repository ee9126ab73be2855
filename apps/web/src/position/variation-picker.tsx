import type { ReactNode } from 'react';
import type { Choices, VariationChoice } from '../engine/choices.ts';
import { shownFace } from '../writing/drawn.tsx';
import { useWords } from '../words/index.tsx';
import type { BuilderProps } from './builder.tsx';
import { gameOf } from './position.ts';
import type { PickText, Position } from './position.ts';

interface VariationPickerProps extends BuilderProps {
  /** Null until the worker has told. */
  readonly choices: Choices | null;
}

/** The variations that the division plays, in the order in which they are picked. */
export function VariationPicker({ position, onChange, choices }: VariationPickerProps): ReactNode {
  const { position: words, tableVariations } = useWords();
  if (choices === null) return null;
  const name = (id: string): string => nameOf(tableVariations, id);
  const { variations } = position;
  const pick = (choice: VariationChoice, on: boolean): void => {
    const others = variations.filter(({ id }) => id !== choice.id);
    onChange({ ...position, variations: on ? [...others, filled(choice, position)] : others });
  };
  const fill = (choice: VariationChoice, text: string): void => {
    const isNumber = choice.blank === 'm' || choice.blank === 'k';
    const next = { id: choice.id, [choice.blank!]: isNumber ? Number(text) : text };
    onChange({ ...position, variations: variations.map((one) => (one.id === choice.id ? next : one)) });
  };
  return (
    <fieldset>
      <legend>{words.variations}</legend>
      {choices.always.length === 0 ? null : (
        <p className="soft">
          {words.alwaysPlayed} {choices.always.map(name).join(', ')}
        </p>
      )}
      {choices.variations.length === 0 ? <p className="soft">{words.noVariations}</p> : null}
      <ul className="variation-list">
        {choices.variations.map((choice) => {
          const picked = variations.find(({ id }) => id === choice.id);
          return (
            <li key={choice.id}>
              <label>
                <input
                  type="checkbox"
                  checked={picked !== undefined}
                  onChange={({ target }) => pick(choice, target.checked)}
                />
                {name(choice.id)}
              </label>
              {picked === undefined || choice.blank === null ? null : (
                <Filling
                  choice={choice}
                  label={words.fill(name(choice.id))}
                  value={String(picked[choice.blank] ?? '')}
                  position={position}
                  onFill={(text) => fill(choice, text)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** A first filling, so that a picked variation is never half picked. */
function filled({ id, blank, fillings }: VariationChoice, { universe }: Position): PickText {
  if (blank === null) return { id };
  if (blank === 'set') return { id, set: 'R' };
  if (blank === 'card') return { id, card: universe[0] ?? 'blank' };
  return { id, [blank]: fillings[0] };
}

interface FillingProps {
  readonly choice: VariationChoice;
  readonly label: string;
  readonly value: string;
  readonly position: Position;
  readonly onFill: (text: string) => void;
}

function Filling({ choice, label, value, position, onFill }: FillingProps): ReactNode {
  const { position: words } = useWords();
  const shown = (filling: string): string =>
    choice.blank === 'color'
      ? (words.colors as Readonly<Record<string, string>>)[filling]!
      : choice.blank === 'cube'
        ? shownFace(gameOf(position), filling)
        : filling;
  if (choice.fillings.length === 0)
    return (
      <input
        aria-label={label}
        type="text"
        value={value}
        maxLength={30}
        onChange={({ target }) => onFill(target.value)}
      />
    );
  const fillings = choice.fillings
    .map(String)
    .filter((one) => choice.blank !== 'card' || position.universe.includes(one) || one === value);
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onFill(target.value)}>
      {fillings.map((filling) => (
        <option key={filling} value={filling}>
          {shown(filling)}
        </option>
      ))}
    </select>
  );
}

export function nameOf(names: Readonly<Record<string, { readonly name: string }>>, id: string): string {
  return names[id]?.name ?? id;
}

import type { PointerEvent, ReactNode } from 'react';
import type { Game } from '../position/position.ts';
import { useWords } from '../words/index.tsx';
import type { Edited } from './text/edit.ts';
import { erase, insert, turn, wrap } from './text/edit.ts';
import type { ExtraSign } from './text/paper-rules.ts';

interface PadProps {
  readonly game: Game;
  readonly extra: readonly ExtraSign[];
  readonly keyboard: boolean;
  readonly onKeyboard: () => void;
  readonly edit: (change: (edited: Edited) => Edited) => void;
}

const SHOWN: Partial<Readonly<Record<ExtraSign, string>>> = { '~': '↻', '<': '↺', "'": 'xⁿ', e: '1eⁿ' };

/** Signs that no cube gives: brackets, turned cubes, and what the variations bring. */
export function Pad({ game, extra, keyboard, onKeyboard, edit }: PadProps): ReactNode {
  const { writing } = useWords();
  return (
    <div className="pad" role="group" aria-label={writing.signs} onPointerDown={keepFocus}>
      <PadButton shown="( )" label={writing.group} onPress={() => edit((now) => wrap(now, '(', ')'))} />
      <PadButton shown="[ ]" label={writing.groupSquare} onPress={() => edit((now) => wrap(now, '[', ']'))} />
      {extra.map((sign) => (
        <PadButton
          key={sign}
          shown={SHOWN[sign] ?? sign}
          label={writing.extra[sign]}
          onPress={() => edit((now) => write(now, sign))}
        />
      ))}
      <PadButton shown="⌫" label={writing.erase} onPress={() => edit((now) => erase(game, now))} />
      <button
        type="button"
        className="pad-keyboard"
        aria-pressed={keyboard}
        aria-label={writing.keyboard}
        title={writing.keyboard}
        onClick={onKeyboard}
      >
        ⌨
      </button>
    </div>
  );
}

function write(now: Edited, sign: ExtraSign): Edited {
  if (sign === '~' || sign === '<') return turn(now, sign);
  if (sign === ':=') return insert(now, ' := ');
  return insert(now, sign);
}

/** A button of the pad leaves the caret where it is. */
export function keepFocus(event: PointerEvent): void {
  event.preventDefault();
}

interface PadButtonProps {
  readonly shown: string;
  readonly label: string;
  readonly onPress: () => void;
}

function PadButton({ shown, label, onPress }: PadButtonProps): ReactNode {
  // What can be read on a button is part of its name, so that it can be called by voice.
  const name = /[a-z]/i.test(shown) ? `${shown}: ${label}` : label;
  return (
    <button type="button" aria-label={name} title={label} onClick={onPress}>
      {shown}
    </button>
  );
}

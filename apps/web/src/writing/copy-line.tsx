import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Game } from '../position/position.ts';
import { announce } from '../shell/announce.tsx';
import { useWords } from '../words/index.tsx';
import { Drawn } from './drawn.tsx';
import { grouped, onlyAddsBrackets } from './text/regroup.ts';
import { SignField } from './sign-field.tsx';
import { useDragOver } from './use-drag-over.ts';

interface CopyLineProps {
  readonly game: Game;
  readonly label: string;
  readonly original: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A line that only takes brackets: drag over what belongs together, tap where it begins and ends, or type them. */
export function CopyLine({ game, label, original, value, onChange }: CopyLineProps): ReactNode {
  const { writing } = useWords();
  const [start, setStart] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const say = (text: string): void => {
    setNote(text);
    if (text !== '') announce(text);
  };
  const group = (from: number, to: number): void => {
    const next = grouped(game, value, from, to);
    setStart(null);
    say(next === null ? writing.crossing : '');
    if (next !== null) onChange(next);
  };
  const drag = useDragOver(group);
  const tap = (index: number): void => {
    if (drag.wasDrag()) return;
    if (start === null) {
      setStart(index);
      say(writing.tapLast);
      return;
    }
    group(start, index);
  };
  const type = (text: string): void => {
    const isFine = onlyAddsBrackets(game, original, text);
    setStart(null);
    say(isFine ? '' : writing.onlyBrackets);
    if (isFine) onChange(text);
  };
  return (
    <div className="paper-line">
      <p className="paper-drawn" onPointerDown={drag.onPointerDown} onPointerUp={drag.onPointerUp}>
        <Drawn game={game} text={value} onTap={tap} tapped={start} />
      </p>
      <SignField game={game} label={label} value={value} keyboard asTyped onChange={type} />
      <p className="soft sign-help">{note || '\u00a0'}</p>
    </div>
  );
}

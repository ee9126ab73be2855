import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Game } from '../position/position.ts';
import { announce } from '../shell/announce.tsx';
import { useWords } from '../words/index.tsx';
import { Drawn } from './drawn.tsx';
import { grouped, onlyAddsBrackets } from './regroup.ts';
import { SignField } from './sign-field.tsx';

interface CopyLineProps {
  readonly game: Game;
  readonly label: string;
  readonly original: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A line that only takes brackets: tap where a group begins and where it ends, or type them. */
export function CopyLine({ game, label, original, value, onChange }: CopyLineProps): ReactNode {
  const { writing } = useWords();
  const [start, setStart] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const say = (text: string): void => {
    setNote(text);
    if (text !== '') announce(text);
  };
  const tap = (index: number): void => {
    if (start === null) {
      setStart(index);
      say(writing.tapLast);
      return;
    }
    const next = grouped(game, value, start, index);
    setStart(null);
    say(next === null ? writing.crossing : '');
    if (next !== null) onChange(next);
  };
  const type = (text: string): void => {
    const isFine = onlyAddsBrackets(game, original, text);
    setStart(null);
    say(isFine ? '' : writing.onlyBrackets);
    if (isFine) onChange(text);
  };
  return (
    <div className="paper-line">
      <p className="paper-drawn">
        <Drawn game={game} text={value} onTap={tap} tapped={start} />
      </p>
      <SignField game={game} label={label} value={value} keyboard asTyped onChange={type} />
      <p className="soft sign-help">{note || '\u00a0'}</p>
    </div>
  );
}

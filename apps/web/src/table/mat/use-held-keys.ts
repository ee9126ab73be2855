import { useEffect } from 'react';
import { announce } from '../../shell/announce.tsx';
import { useWords } from '../../words/index.tsx';
import type { Held, Target } from './grips.ts';
import { cubeWords } from '../tell/sentence.ts';
import { writesInto } from '../use-keys.ts';

const KEYS: Readonly<Record<string, Target>> = { r: 'required', p: 'permitted', f: 'forbidden', g: 'goal' };

/** With a cube in the hand a letter says where it goes, and Escape puts it down again. */
export function useHeldKeys(
  held: Held | null,
  put: (what: Held, target: Target) => void,
  drop: () => void,
): void {
  const words = useWords();
  useEffect(() => {
    if (held === null) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || writesInto(event.target)) return;
      const target = KEYS[event.key.toLowerCase()];
      if (event.key === 'Escape') {
        drop();
        announce(words.table.putDown(cubeWords(words, held.cube)));
      } else if (target !== undefined) put(held, target);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  });
}

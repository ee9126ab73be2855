import { useLayoutEffect, useRef, useState } from 'react';
import type { Edited } from './text/edit.ts';

/** The fields of an editor: buttons write where the caret stood last. */
export interface Fields<Name extends string> {
  readonly current: Name;
  readonly focus: (name: Name) => void;
  readonly register: (name: Name) => (element: HTMLInputElement | null) => void;
  /** Changes the text of the current field, and puts the caret where it belongs. */
  readonly edit: (change: (edited: Edited) => Edited) => void;
}

export function useFields<Name extends string>(
  first: Name,
  texts: (name: Name) => string,
  write: (name: Name, text: string) => void,
): Fields<Name> {
  const [current, setCurrent] = useState<Name>(first);
  const elements = useRef(new Map<Name, HTMLInputElement>());
  const caret = useRef<{ readonly name: Name; readonly from: number } | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    const { name, from } = caret.current;
    const element = elements.current.get(name);
    element?.setSelectionRange(from, from);
    caret.current = null;
  });
  return {
    current,
    focus: setCurrent,
    register: (name) => (element) => {
      if (element === null) elements.current.delete(name);
      else elements.current.set(name, element);
    },
    edit: (change) => {
      const element = elements.current.get(current);
      const text = texts(current);
      const end = text.length;
      const before = {
        text,
        from: element?.selectionStart ?? end,
        to: element?.selectionEnd ?? end,
      };
      const after = change(before);
      caret.current = { name: current, from: after.from };
      write(current, after.text);
    },
  };
}

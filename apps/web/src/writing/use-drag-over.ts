import { useRef } from 'react';
import type { PointerEvent } from 'react';

export interface DragOver {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  /** The tap that follows belongs to a drag and means nothing. */
  readonly wasDrag: () => boolean;
}

/** Dragging over signs of a text: from the sign where it began to the one where it ended. */
export function useDragOver(onGroup: (from: number, to: number) => void): DragOver {
  const from = useRef<number | null>(null);
  const dragged = useRef(false);
  return {
    onPointerDown: (event) => {
      from.current = signAt(event);
      dragged.current = false;
    },
    onPointerUp: (event) => {
      const to = signAt(event);
      if (from.current !== null && to !== null && to !== from.current) {
        dragged.current = true;
        onGroup(from.current, to);
      }
      from.current = null;
    },
    wasDrag: () => {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
  };
}

function signAt({ clientX, clientY }: PointerEvent): number | null {
  const sign = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-index]');
  return sign == null ? null : Number(sign.dataset['index']);
}

import { useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import type { Held, Target } from './grips.ts';

/** A finger trembles; less than this is a tap. */
const FAR_ENOUGH = 6;

export interface Drag {
  readonly dragged: Held | null;
  readonly over: Target | null;
  readonly down: (event: PointerEvent<HTMLElement>, held: Held) => void;
  /** Whether the click that follows belongs to a drag and means nothing. */
  readonly wasDrag: () => boolean;
}

/** Moves a cube with mouse, pen or finger; what is dropped on is named by `data-drop`. */
export function useDrag(
  ghost: RefObject<HTMLDivElement | null>,
  onDrop: (held: Held, target: Target | null) => void,
): Drag {
  const [dragged, setDragged] = useState<Held | null>(null);
  const [over, setOver] = useState<Target | null>(null);
  const moved = useRef(false);

  const down = (event: PointerEvent<HTMLElement>, held: Held): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    const element = event.currentTarget;
    const [x, y] = [event.clientX, event.clientY];
    moved.current = false;
    const move = (to: globalThis.PointerEvent): void => {
      if (!moved.current && Math.hypot(to.clientX - x, to.clientY - y) < FAR_ENOUGH) return;
      if (!moved.current) {
        moved.current = true;
        setDragged(held);
      }
      ghost.current?.style.setProperty('translate', `${to.clientX}px ${to.clientY}px`);
      setOver(targetAt(to.clientX, to.clientY));
    };
    const end = (at: globalThis.PointerEvent | null): void => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      setDragged(null);
      setOver(null);
      if (moved.current && at !== null) onDrop(held, targetAt(at.clientX, at.clientY));
      // The click of this very drag comes at once, if the cube is still there to be clicked.
      setTimeout(() => {
        moved.current = false;
      });
    };
    const up = (at: globalThis.PointerEvent): void => end(at);
    const cancel = (): void => end(null);
    element.setPointerCapture(event.pointerId);
    // Not on the cube: somebody else may take it away in the middle of this.
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
  };
  const wasDrag = (): boolean => {
    const was = moved.current;
    moved.current = false;
    return was;
  };
  return { dragged, over, down, wasDrag };
}

function targetAt(x: number, y: number): Target | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  return (found?.dataset['drop'] as Target | undefined) ?? null;
}

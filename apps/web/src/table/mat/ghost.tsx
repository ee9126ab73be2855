import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Cube } from '../../pieces/cube.tsx';
import { useMat } from './use-mat.ts';

/** The cube under the finger while it is dragged. */
export function Ghost(): ReactNode {
  const { dragged, ghost } = useMat();
  if (dragged === null) return null;
  return createPortal(
    <div className="ghost" ref={ghost}>
      <Cube cube={dragged.cube} silent />
    </div>,
    document.body,
  );
}

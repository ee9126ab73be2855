import { qrPath } from '@forceout/print';
import type { ReactNode } from 'react';

/** A code for the camera of a phone. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { size, path } = qrPath(text);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.tsx';
import { Builder } from './builder.tsx';
import type { BuilderProps } from './builder.tsx';
import { MatSummary } from './mat-summary.tsx';
import { Share } from './share.tsx';

/** The position of a page: at one look, and open to change. */
export function PositionPanel({ position, onChange }: BuilderProps): ReactNode {
  const { position: words } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <section className="panel stack" aria-label={words.title}>
      {open ? null : <MatSummary position={position} />}
      <details
        className="position-panel"
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{words.change}</summary>
        {open ? <Builder position={position} onChange={onChange} /> : null}
      </details>
      <Share position={position} onChange={onChange} />
    </section>
  );
}

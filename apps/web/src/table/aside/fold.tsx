import { useState } from 'react';
import type { ReactNode } from 'react';

interface FoldProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** Open at first on wide screens only, or always, or never. */
  readonly open?: 'wide' | 'yes' | 'no';
  readonly id?: string;
  readonly children: ReactNode;
}

const WIDE = '(min-width: 64rem)';

/** A part of the page that can be folded away; a phone begins with most of them folded. */
export function Fold({ title, note, open = 'wide', id, children }: FoldProps): ReactNode {
  const [first] = useState(open === 'yes' || (open === 'wide' && matchMedia(WIDE).matches));
  return (
    <details className="fold" open={first} id={id}>
      <summary>
        <h2>{title}</h2>
        {note !== undefined && <span className="soft">{note}</span>}
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  );
}

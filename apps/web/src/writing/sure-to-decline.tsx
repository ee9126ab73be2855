import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.tsx';

interface SureProps {
  readonly busy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** VII-C-1: what was decided about presenting is not taken back, so it is asked twice. */
export function SureToDecline({ busy, onYes, onNo }: SureProps): ReactNode {
  const { writing } = useWords();
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    <div className="note warn row" role="alertdialog" aria-label={writing.declineSure}>
      <span>{writing.declineSure}</span>
      <button type="button" disabled={busy} onClick={onYes}>
        {writing.yes}
      </button>
      <button type="button" ref={no} onClick={onNo}>
        {writing.no}
      </button>
    </div>
  );
}

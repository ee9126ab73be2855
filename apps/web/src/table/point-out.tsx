import type { FaultName } from '@forceout/rules/match';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.tsx';
import { Dialog } from './dialog.tsx';
import { useMatch } from './use-table.ts';

/** At a table errors stand until an opponent points them out, and says exactly which. */
export function PointOut(): ReactNode {
  const { table: words } = useWords();
  const { match, seat, act } = useMatch();
  const [open, setOpen] = useState(false);
  if (seat === null || match.settings.mode !== 'table' || match.shake === null) return null;
  const faults = Object.entries(words.pointOut.faults) as readonly (readonly [FaultName, string])[];
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {words.pointOut.do}
      </button>
      {open && (
        <Dialog title={words.pointOut.title} onClose={() => setOpen(false)}>
          <p className="soft">{words.pointOut.what}</p>
          <div className="dialog-actions">
            {faults.map(([what, says]) => (
              <button
                key={what}
                type="button"
                onClick={() => {
                  setOpen(false);
                  void act({ do: 'point-out', what });
                }}
              >
                {says}
              </button>
            ))}
            <button type="button" className="quiet" onClick={() => setOpen(false)}>
              {words.close}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

import type { FaultName } from '@forceout/rules/match';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { Dialog } from '../aside/dialog.tsx';
import { useMatch } from '../use-table.ts';

/** Equations has neither cards nor relations. */
const ONLY_ON_SETS: readonly FaultName[] = ['relation-forbidden', 'too-many-cards', 'too-few-cards'];

const PLAYING: readonly string[] = ['rolling', 'picking', 'goal', 'no-goal', 'moving', 'writing'];

/** At a table errors stand until an opponent points them out, and says exactly which. */
export function PointOut(): ReactNode {
  const { table: words } = useWords();
  const { match, seat, game, act } = useMatch();
  const [open, setOpen] = useState(false);
  if (seat === null || match.settings.mode !== 'table' || match.shake === null) return null;
  if (!PLAYING.includes(match.phase.kind)) return null;
  const all = Object.entries(words.pointOut.faults) as readonly (readonly [FaultName, string])[];
  const faults = all.filter(([what]) => game === 'onsets' || !ONLY_ON_SETS.includes(what));
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

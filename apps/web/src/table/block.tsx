import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.tsx';
import { Dialog } from './dialog.tsx';
import { challengeable } from './grips.ts';
import { useMatch } from './use-table.ts';

interface BlockProps {
  /** The key `c` asks for it. */
  readonly asked: number;
}

/**
 * The challenge block. At a table it is lifted first, and words must follow; where the software keeps order, one
 * press asks which challenge is meant and nothing has happened until that is said.
 */
export function Block({ asked }: BlockProps): ReactNode {
  const { table: words } = useWords();
  const { match, seat, name, act } = useMatch();
  const [open, setOpen] = useState(false);
  const isTable = match.settings.mode === 'table';
  const mover = challengeable(match, seat);
  const holding = seat !== null && match.block?.holders.includes(seat) === true;
  const mayLift = isTable
    ? seat !== null && match.block === null && liftable(match.phase.kind)
    : mover !== null;
  const lift = (): void => {
    if (!mayLift) return;
    if (isTable) void act({ do: 'lift-block' });
    else setOpen(true);
  };
  useEffect(() => {
    if (asked > 0) lift();
    // Only a new press of the key counts.
  }, [asked]);
  const say = (claim: 'now' | 'impossible' | 'no-goal'): void => {
    setOpen(false);
    void act({ do: 'challenge', claim });
  };
  if (seat === null) return null;
  return (
    <>
      <button type="button" className="block" disabled={!mayLift} onClick={lift}>
        <span className="block-cube" aria-hidden="true" />
        {words.block.lift}
      </button>
      {(holding || (open && mover !== null)) && (
        <Challenge
          mover={mover ?? match.shake?.lastMover ?? null}
          holding={holding}
          say={say}
          onClose={() => setOpen(false)}
          ask={words.block.ask(
            mover === null
              ? match.shake?.lastMover == null
                ? ''
                : name(match.shake.lastMover)
              : name(mover),
          )}
        />
      )}
    </>
  );
}

function liftable(phase: string): boolean {
  return ['rolling', 'picking', 'goal', 'no-goal', 'moving', 'writing'].includes(phase);
}

interface ChallengeProps {
  readonly mover: number | null;
  readonly holding: boolean;
  readonly ask: string;
  readonly say: (claim: 'now' | 'impossible' | 'no-goal') => void;
  readonly onClose: () => void;
}

function Challenge({ holding, ask, say, onClose }: ChallengeProps): ReactNode {
  const { table: words } = useWords();
  const { match, facts, act } = useMatch();
  const impossible = facts?.impossible === 'Never' ? words.block.never : words.block.impossible;
  const forceout = match.phase.kind === 'writing';
  return (
    <Dialog title={ask} onClose={onClose}>
      <div className="dialog-actions">
        {(!forceout || match.settings.mode === 'table') && (
          <button type="button" onClick={() => say('now')}>
            <strong>{words.block.now}</strong>
            {words.block.nowSays}
          </button>
        )}
        <button type="button" onClick={() => say('impossible')}>
          <strong>{impossible}</strong>
          {words.block.impossibleSays}
        </button>
        {holding ? (
          <button type="button" onClick={() => void act({ do: 'put-back' })}>
            {words.block.putBackPenalty(facts?.silentPenalty ?? 0)}
          </button>
        ) : (
          <button type="button" onClick={onClose}>
            {words.block.cancel}
          </button>
        )}
      </div>
    </Dialog>
  );
}

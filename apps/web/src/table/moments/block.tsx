import type { MatchView } from '@forceout/rules/match';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { Dialog } from '../aside/dialog.tsx';
import { challengeable } from '../mat/grips.ts';
import { useMatch } from '../use-table.ts';

export interface BlockHands {
  readonly mayLift: boolean;
  readonly open: boolean;
  readonly lift: () => void;
  readonly close: () => void;
}

/**
 * The challenge block. At a table it is lifted first, and words must follow; where the software keeps order, one
 * press asks which challenge is meant and nothing has happened until that is said.
 */
export function useBlock(): BlockHands {
  const { match, seat, act } = useMatch();
  const [open, setOpen] = useState(false);
  const isTable = match.settings.mode === 'table';
  const mover = challengeable(match, seat);
  const mayLift = isTable
    ? seat !== null && match.block === null && match.shake !== null && liftable(match.phase)
    : mover !== null;
  if (open && mover === null) setOpen(false);
  return {
    mayLift,
    open,
    lift: () => {
      if (!mayLift) return;
      if (isTable) void act({ do: 'lift-block' });
      else setOpen(true);
    },
    close: () => setOpen(false),
  };
}

export function Block({ hands }: { readonly hands: BlockHands }): ReactNode {
  const { table: words } = useWords();
  const { match, seat, name, act } = useMatch();
  if (seat === null) return null;
  const holding = match.block?.holders.includes(seat) === true;
  const mover = challengeable(match, seat) ?? match.shake?.lastMover ?? null;
  const say = (claim: 'now' | 'impossible'): void => {
    hands.close();
    void act({ do: 'challenge', claim });
  };
  return (
    <>
      <button type="button" className="block" disabled={!hands.mayLift} onClick={hands.lift}>
        <span className="block-cube" aria-hidden="true" />
        {words.block.lift}
      </button>
      {(holding || hands.open) && (
        <Challenge
          holding={holding}
          say={say}
          onClose={hands.close}
          ask={mover === null || mover === seat ? words.block.title : words.block.ask(name(mover))}
        />
      )}
    </>
  );
}

function liftable(phase: MatchView['phase']): boolean {
  if (phase.kind === 'writing') return ['forceout', 'stop'].includes(phase.occasion.kind);
  return ['rolling', 'picking', 'goal', 'no-goal', 'moving'].includes(phase.kind);
}

interface ChallengeProps {
  readonly holding: boolean;
  readonly ask: string;
  readonly say: (claim: 'now' | 'impossible') => void;
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

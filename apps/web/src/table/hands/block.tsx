import type { MatchView } from '@forceout/rules/match';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { DrawnWord } from '../../pieces/drawn-word.tsx';
import { Icon } from '../../pieces/icon.tsx';
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

/** The block in its place: a thing of wood that one grabs. */
export function Block({ hands }: { readonly hands: BlockHands }): ReactNode {
  const { table: words } = useWords();
  const { match, seat, name } = useMatch();
  const { shake } = match;
  const mover = challengeable(match, seat) ?? shake?.lastMover ?? null;
  const away = match.block !== null || challenged(match.phase);
  if (away) return <div className="block-gone">{words.block.gone}</div>;
  return (
    <button type="button" className="block" disabled={!hands.mayLift} onClick={hands.lift}>
      <span className="unseen">{words.block.lift}</span>
      <span className="carved">
        <DrawnWord text={words.block.carved} />
      </span>
      <span className="block-note" aria-hidden="true">
        {hands.mayLift && mover !== null && mover !== seat ? words.block.lastMove(name(mover)) : ''}
      </span>
    </button>
  );
}

function challenged(phase: MatchView['phase']): boolean {
  return (phase.kind === 'writing' || phase.kind === 'checking') && phase.occasion.kind === 'challenge';
}

function liftable(phase: MatchView['phase']): boolean {
  if (phase.kind === 'writing') return ['forceout', 'stop'].includes(phase.occasion.kind);
  return ['rolling', 'picking', 'goal', 'no-goal', 'moving'].includes(phase.kind);
}

/** The block in my hand: it splits into the two things that can be said, and the mat stays in view. */
export function HoldingBlock({ hands }: { readonly hands: BlockHands }): ReactNode {
  const { table: words } = useWords();
  const { match, seat, facts, name, act } = useMatch();
  const holding = seat !== null && match.block?.holders.includes(seat) === true;
  const mover = challengeable(match, seat) ?? match.shake?.lastMover ?? null;
  const ask = mover === null || mover === seat ? words.block.title : words.block.ask(name(mover));
  const never = facts?.impossible === 'Never';
  const forceout = match.phase.kind === 'writing';
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const say = (claim: 'now' | 'impossible'): void => {
    hands.close();
    void act({ do: 'challenge', claim });
  };
  return (
    <div className="commit holding" role="group" aria-label={ask}>
      {(!forceout || match.settings.mode === 'table') && (
        <button type="button" className="block half" ref={first} onClick={() => say('now')}>
          <span className="unseen">{words.block.now}</span>
          <span className="carved">
            <DrawnWord text={words.block.now.toUpperCase()} />
          </span>
          <span className="block-note">{words.block.nowSays}</span>
        </button>
      )}
      <button type="button" className="block half" onClick={() => say('impossible')}>
        <span className="unseen">{never ? words.block.never : words.block.impossible}</span>
        <span className="carved">
          <DrawnWord text={(never ? words.block.never : words.block.impossible).toUpperCase()} />
        </span>
        <span className="block-note">{words.block.impossibleSays}</span>
      </button>
      <button
        type="button"
        className="put-back"
        onClick={() => (holding ? void act({ do: 'put-back' }) : hands.close())}
      >
        <Icon name="back" />
        {holding ? words.block.putBackPenalty(facts?.silentPenalty ?? 0) : words.block.putBack}
      </button>
    </div>
  );
}

import type { Answer, MatchView, May } from '@forceout/rules/match';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { DrawnWord } from '../../pieces/drawn-word.tsx';
import { Icon } from '../../pieces/icon.tsx';
import { mayChallenge } from '../mat/grips.ts';
import { MayButton } from '../may/may-button.tsx';
import { useMatch } from '../use-table.ts';

export interface BlockHands {
  readonly answer: Answer | null;
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
  const { match, act, may, explain } = useMatch();
  const [open, setOpen] = useState(false);
  const isTable = match.settings.mode === 'table';
  const answer = answerOf(may, isTable);
  const mayLift = answer !== null && answer.is !== 'no';
  if (open && !mayLift) setOpen(false);
  return {
    answer,
    mayLift,
    open,
    lift: () => {
      if (answer?.is === 'no') explain(answer);
      else if (isTable && mayLift) void act({ do: 'lift-block' });
      else setOpen(mayLift);
    },
    close: () => setOpen(false),
  };
}

/** Where the software keeps order, the block is as good as the better of its two words. */
function answerOf(may: May | null, isTable: boolean): Answer | null {
  if (may === null) return null;
  if (isTable) return may.deeds['lift-block'];
  return mayChallenge(may) ? { is: 'yes' } : may.challenge.impossible;
}

/** The block in its place: a thing of wood that one grabs. */
export function Block({ hands }: { readonly hands: BlockHands }): ReactNode {
  const { table: words } = useWords();
  const { match, seat, facts, name } = useMatch();
  const { shake } = match;
  const never = facts?.impossible === 'Never';
  const mover = shake?.lastMover ?? null;
  const away = match.block !== null || challenged(match.phase);
  if (away) return <div className="block-gone">{words.block.gone}</div>;
  return (
    <MayButton className="block" answer={hands.answer} onPress={hands.lift}>
      <span className="unseen">{words.block.lift}</span>
      <span className="carved">
        <DrawnWord text={words.block.carved} />
      </span>
      <span className="block-note" aria-hidden="true">
        {hands.mayLift && mover !== null && mover !== seat && (
          <>
            <span>{words.block.lastMove(name(mover))}</span>{' '}
            {words.block.which(never ? words.block.never : words.block.impossible)}
          </>
        )}
      </span>
    </MayButton>
  );
}

function challenged(phase: MatchView['phase']): boolean {
  return (phase.kind === 'writing' || phase.kind === 'checking') && phase.occasion.kind === 'challenge';
}

/** The block in my hand: it splits into the two things that can be said, and the mat stays in view. */
export function HoldingBlock({ hands }: { readonly hands: BlockHands }): ReactNode {
  const { table: words } = useWords();
  const { match, seat, facts, name, act, may } = useMatch();
  const holding = seat !== null && match.block?.holders.includes(seat) === true;
  const mover = match.shake?.lastMover ?? null;
  const ask = mover === null || mover === seat ? words.block.title : words.block.ask(name(mover));
  const never = facts?.impossible === 'Never';
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const claim = (word: 'now' | 'impossible'): Answer | null => may?.challenge[word] ?? null;
  const say = (word: 'now' | 'impossible'): void => {
    hands.close();
    void act({ do: 'challenge', claim: word });
  };
  return (
    <div className="commit holding" role="group" aria-label={ask}>
      <MayButton className="block half" ref={first} answer={claim('now')} onPress={() => say('now')}>
        <span className="unseen">{words.block.now}</span>
        <span className="carved">
          <DrawnWord text={words.block.now.toUpperCase()} />
        </span>
        <span className="block-note">{words.block.nowSays}</span>
      </MayButton>
      <MayButton className="block half" answer={claim('impossible')} onPress={() => say('impossible')}>
        <span className="unseen">{never ? words.block.never : words.block.impossible}</span>
        <span className="carved">
          <DrawnWord text={(never ? words.block.never : words.block.impossible).toUpperCase()} />
        </span>
        <span className="block-note">{words.block.impossibleSays}</span>
      </MayButton>
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

import type { Json } from '@forceout/client';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.tsx';
import type { PanelProps, PaperView, WritingPhase } from './panel-props.ts';

interface ThirdPartyProps extends Pick<PanelProps, 'view' | 'seat'> {
  readonly phase: WritingPhase;
  readonly paper: PaperView;
  readonly busy: boolean;
  readonly act: (deed: Json) => Promise<boolean>;
}

/** VII-A-3: the Third Party may say with whom they agree, and so whether they write. */
export function ThirdParty({ view, seat, phase, paper, busy, act }: ThirdPartyProps): ReactNode {
  const { writing } = useWords();
  const { occasion } = phase;
  const { players } = view.settings;
  if (occasion.kind !== 'challenge' || occasion.third !== seat) return null;
  if (paper.joined !== null) return <p>{writing.joined(players[paper.joined] ?? '')}</p>;
  const writes = (side: number): boolean =>
    occasion.claim === 'now' ? occasion.challengers.includes(side) : occasion.mover === side;
  return (
    <fieldset className="panel">
      <legend>{writing.joinQuestion}</legend>
      <div className="row">
        {[occasion.mover, ...occasion.challengers].map((side) => (
          <button
            key={side}
            type="button"
            disabled={busy}
            onClick={() => void act({ do: 'join', player: side })}
          >
            {writing.join(players[side] ?? '')}{' '}
            <span className="soft">({writes(side) ? writing.joinWrites : writing.joinSilent})</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

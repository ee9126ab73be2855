import type { ReactNode } from 'react';
import type { Game } from '../../position/position.ts';
import { useWords } from '../../words/index.tsx';
import { REASONS } from './reasons.ts';

interface ReasonFormProps {
  readonly game: Game;
  readonly busy: boolean;
  readonly onReason: (reason: string) => void;
}

/** Why a Solution is wrong: one tap says it. */
export function ReasonForm({ game, busy, onReason }: ReasonFormProps): ReactNode {
  const { writing, ruling } = useWords();
  return (
    <div className="reasons" role="group" aria-label={writing.whyWrong}>
      <p>{writing.whyWrong}</p>
      <div>
        {REASONS[game].map((code) => (
          <button key={code} type="button" disabled={busy} onClick={() => onReason(code)}>
            {ruling.reasons[code]}
          </button>
        ))}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { Do } from '../phases/starting.tsx';
import { useMatch } from '../use-table.ts';

/** Signing the sheet. */
export function Sign({ onSigned }: { readonly onSigned?: () => void }): ReactNode {
  const { table: words } = useWords();
  const { match, act, may } = useMatch();
  if (may?.deeds.sign.is !== 'yes') return null;
  const sign = async (): Promise<void> => {
    onSigned?.();
    await act({ do: 'sign' });
  };
  return (
    <>
      <Do label={words.sheet.sign} run={sign} />
      {may.deeds.appeal.is === 'yes' && match.settings.judge && (
        <button
          type="button"
          className="second"
          onClick={() => void act({ do: 'appeal', secondJudge: true })}
        >
          {words.sheet.appeal}
        </button>
      )}
    </>
  );
}

/** All players together may make this the last shake; who leaves keeps the seat. */
export function RoundTools(): ReactNode {
  const { table: words } = useWords();
  const { match, table, seat, name, run } = useMatch();
  if (seat === null || match.round.state !== 'open' || match.phase.kind === 'finished') return null;
  const wished = table.wishes.includes(seat);
  return (
    <>
      {table.wishes
        .filter((one) => one !== seat)
        .map((one) => (
          <p key={one} className="soft">
            {words.round.finishOther(name(one))}
          </p>
        ))}
      <button type="button" onClick={() => void run({ do: 'finish', wish: !wished })}>
        {wished ? words.round.finishAsked : words.round.finish}
      </button>
    </>
  );
}

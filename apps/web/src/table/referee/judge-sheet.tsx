import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { useMatch } from '../use-table.ts';
import { DeedButton } from './deed-button.tsx';
import { Choose, NumberField } from './fields.tsx';

/** Lines that are wrong, penalties that were none, and who is not there to sign. */
export function JudgeSheet(): ReactNode {
  const { referee: words } = useWords();
  const { match, name } = useMatch();
  return (
    <div className="judge-parts">
      <Line />
      <FalseSheet />
      <span className="referee-row">
        {match.totals.map((_, seat) => (
          <DeedButton key={seat} deed={{ do: 'sign-for', player: seat }} label={words.signFor(name(seat))} />
        ))}
      </span>
    </div>
  );
}

function Line(): ReactNode {
  const words = useWords();
  const { referee } = words;
  const { match, name, act } = useMatch();
  const [entry, setEntry] = useState(0);
  const [points, setPoints] = useState(0);
  const [reason, setReason] = useState('');
  const { sheet } = match;
  const at = Math.min(entry, sheet.length - 1);
  const line = sheet[at];
  if (line === undefined) return null;
  const agreed = match.totals.map((_, seat) => seat);
  return (
    <fieldset className="judge-part">
      <legend>{referee.fix}</legend>
      <Choose
        label={referee.line}
        value={at}
        onChange={setEntry}
        options={sheet.map(({ seat, points: is, why }, place) => [
          place,
          `${name(seat)} ${String(is).replace('-', '−')} ${words.said(why)}`,
        ])}
      />
      <NumberField label={referee.fixPoints} value={points} onChange={setPoints} />
      <label className="asking">
        {referee.fixWhy}
        <input value={reason} maxLength={120} onChange={(event) => setReason(event.target.value)} />
      </label>
      <span className="referee-row">
        <button
          type="button"
          onClick={() => void act({ do: 'correct-entry', entry: at, points, reason: reason.trim(), agreed })}
        >
          {referee.enter}
        </button>
        {line.kind === 'penalty' && (
          <button
            type="button"
            onClick={() => void act({ do: 'judge-reverses', entry: at, reason: reason.trim() })}
          >
            {referee.reverse}
          </button>
        )}
      </span>
    </fieldset>
  );
}

/** A wrong score on a signed sheet: a slip that all agree to correct, or a deceit. */
function FalseSheet(): ReactNode {
  const { referee } = useWords();
  const { match, name, act } = useMatch();
  const [player, setPlayer] = useState(0);
  const [listed, setListed] = useState(0);
  const [intent, setIntent] = useState<'slip' | 'deceit'>('slip');
  const seats = match.totals.map((_, seat) => seat);
  if (match.phase.kind !== 'signing' && match.phase.kind !== 'finished') return null;
  return (
    <fieldset className="judge-part">
      <legend>{referee.falseSheet}</legend>
      <Choose
        label={referee.player}
        value={player}
        onChange={setPlayer}
        options={seats.map((seat) => [seat, name(seat)])}
      />
      <NumberField label={referee.listed} value={listed} onChange={setListed} />
      <Choose
        label={referee.intent}
        value={intent}
        onChange={setIntent}
        options={[
          ['slip', referee.slip],
          ['deceit', referee.deceit],
        ]}
      />
      <button
        type="button"
        onClick={() =>
          void act({
            do: 'judge-corrects',
            player,
            listed,
            intent,
            agreed: intent === 'slip' ? seats : [],
          })
        }
      >
        {referee.enter}
      </button>
    </fieldset>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { useDeed } from '../may/use-deed.ts';
import { useMatch } from '../use-table.ts';
import { Asking } from './asking.tsx';
import { DeedButton, Sure } from './deed-button.tsx';

/** Conduct and chairs, player by player. */
export function JudgePlayers(): ReactNode {
  const { match } = useMatch();
  return (
    <ul className="judge-list">
      {match.totals.map((_, seat) => (
        <OnePlayer key={seat} seat={seat} />
      ))}
    </ul>
  );
}

function OnePlayer({ seat }: { readonly seat: number }): ReactNode {
  const { referee: words } = useWords();
  const { match, name } = useMatch();
  const gone = match.gone.find((one) => one.seat === seat);
  const notes = [
    ...(match.warnings.includes(seat) ? [words.warned] : []),
    ...(gone === undefined ? [] : [words.gone[gone.why]]),
  ];
  return (
    <li>
      <span>
        <strong>{name(seat)}</strong> <span className="soft">{notes.join(', ')}</span>
      </span>
      <span className="referee-row">
        <DeedButton deed={{ do: 'judge-warns', player: seat }} label={words.warn} />
        <DeedButton
          always
          deed={{ do: 'judge-penalizes', player: seat, twoJudges: false }}
          label={words.penalize}
        />
        {!match.warnings.includes(seat) && (
          <DeedButton
            deed={{ do: 'judge-penalizes', player: seat, twoJudges: true }}
            label={words.twoJudges}
          />
        )}
        <DeedButton deed={{ do: 'absent', player: seat }} label={words.absent} />
        <DeedButton deed={{ do: 'arrive', player: seat }} label={words.arrived} />
        <DeedButton
          deed={{ do: 'leave', player: seat }}
          label={words.left}
          sure={words.leftSure(name(seat))}
        />
        <Disqualify seat={seat} />
        <Asking
          deed={(text) => ({ do: 'substitute', player: seat, name: text })}
          label={words.substitute}
          field={words.substituteName}
          longest={40}
          sample="?"
        />
      </span>
    </li>
  );
}

function Disqualify({ seat }: { readonly seat: number }): ReactNode {
  const { referee: words } = useWords();
  const { name, act } = useMatch();
  const [open, setOpen] = useState(false);
  const [rounds, setRounds] = useState<'this' | 'all'>('this');
  const [reason, setReason] = useState('');
  const answer = useDeed({ do: 'judge-disqualifies', player: seat, rounds: 'this', reason: '' });
  if (answer === null || answer.is === 'no') return null;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {words.disqualify}
      </button>
      {open && (
        <Sure
          title={words.disqualifySure(name(seat))}
          label={words.disqualify}
          onNo={() => setOpen(false)}
          onYes={() => {
            setOpen(false);
            void act({ do: 'judge-disqualifies', player: seat, rounds, reason: reason.trim() });
          }}
        >
          {(['this', 'all'] as const).map((one) => (
            <label key={one} className="asking-choice">
              <input type="radio" name="rounds" checked={rounds === one} onChange={() => setRounds(one)} />{' '}
              {words.rounds[one]}
            </label>
          ))}
          <label className="asking">
            {words.fixWhy}
            <input value={reason} maxLength={120} onChange={(event) => setReason(event.target.value)} />
          </label>
        </Sure>
      )}
    </>
  );
}

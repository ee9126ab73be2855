import type { ReactNode } from 'react';
import { RuleLink } from '../../rules/rule-link.tsx';
import { bookName } from '../../shelf/shelf.ts';
import { useWords } from '../../words/index.tsx';
import { useMatch } from '../use-table.ts';
import { DeedButton } from './deed-button.tsx';

/** Penalties to initial, Solutions to rule on, appeals to answer, a block that two hands had. */
export function JudgeWaiting(): ReactNode {
  const words = useWords();
  const { referee } = words;
  const { match, name } = useMatch();
  const { phase, awaiting, appeals, block } = match;
  const papers =
    phase.kind === 'checking'
      ? phase.papers.filter(({ state, verdict }) => state === 'presented' && verdict === null)
      : [];
  const lifted = block !== null || (phase.kind === 'writing' && phase.occasion.kind === 'challenge');
  const none = awaiting.length + appeals.length + papers.length === 0 && !lifted;
  return (
    <ul className="judge-list">
      {none && <li className="soft">{referee.nothing}</li>}
      {awaiting.map(({ entry, refs }) => (
        <li key={refs.join(' ')}>
          <span>
            {name(entry.seat)} <strong>{String(entry.points).replace('-', '−')}</strong>{' '}
            {words.said(entry.why)} <RuleLink book={bookName(match.settings)} rule={entry.rule} />
          </span>
          <span className="referee-row">
            <DeedButton
              className="main-action"
              deed={{ do: 'judge-approves', penalty: Number(refs[0]) }}
              label={referee.initial}
            />
            <DeedButton deed={{ do: 'judge-refuses', penalty: Number(refs[0]) }} label={referee.refuseIt} />
          </span>
        </li>
      ))}
      {papers.map(({ seat }) => (
        <li key={`paper ${seat}`}>
          <span>{referee.solutionOf(name(seat))}</span>
          <span className="referee-row">
            {(['correct', 'incorrect'] as const).map((verdict) => (
              <DeedButton
                key={verdict}
                deed={{ do: 'judge-rules-solution', writer: seat, verdict }}
                label={referee[verdict]}
              />
            ))}
          </span>
        </li>
      ))}
      {appeals.map((seat) => (
        <li key={`appeal ${seat}`}>
          <span>{referee.appealOf(name(seat))}</span>
          <span className="referee-row">
            <DeedButton
              deed={{ do: 'judge-answers-appeal', player: seat, upheld: true }}
              label={referee.uphold}
            />
            <DeedButton
              deed={{ do: 'judge-answers-appeal', player: seat, upheld: false }}
              label={referee.deny}
            />
          </span>
        </li>
      ))}
      {lifted && <Lifters />}
    </ul>
  );
}

/** Two only where the book makes both Challengers. */
function Lifters(): ReactNode {
  const { referee } = useWords();
  const { match, name } = useMatch();
  const seats = match.totals.map((_, seat) => seat);
  const pairs = seats.flatMap((one) => seats.filter((other) => other > one).map((other) => [one, other]));
  return (
    <li>
      <span>{referee.liftedFirst}</span>
      <span className="referee-row">
        {seats.map((seat) => (
          <DeedButton key={seat} deed={{ do: 'judge-names-lifter', players: [seat] }} label={name(seat)} />
        ))}
        {pairs.map((players) => (
          <DeedButton
            key={players.join()}
            deed={{ do: 'judge-names-lifter', players }}
            label={referee.both(players.map(name).join(', '))}
          />
        ))}
      </span>
    </li>
  );
}

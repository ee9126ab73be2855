import type { ReactNode } from 'react';
import { Avatar } from '../../pieces/avatars/avatar.tsx';
import { facesFor } from '../../pieces/avatars/who-is-who.ts';
import { DrawnWord } from '../../pieces/drawn-word.tsx';
import { useWords } from '../../words/index.tsx';
import type { CheckingPhase, WritingPhase } from '../../writing/panel-props.ts';
import { useMatch } from '../use-table.ts';

interface ClaimProps {
  readonly phase: WritingPhase | CheckingPhase;
}

/** Why people write: who said what. It stays in view until the shake is over. */
export function Claim({ phase }: ClaimProps): ReactNode {
  const { table: words, writing } = useWords();
  const { table, seat, name, facts } = useMatch();
  const { occasion } = phase;
  const faces = facesFor(table.seats);
  if (occasion.kind !== 'challenge')
    return (
      <div className="claim" data-kind={occasion.kind}>
        <strong>{words.claims[occasion.kind]}</strong>
        <p>{writing.occasion[occasion.kind]}</p>
      </div>
    );
  const { challengers, claim, mover } = occasion;
  const mine = seat !== null && challengers.includes(seat);
  const never = facts?.impossible === 'Never';
  const said = claim === 'now' ? words.block.now : never ? words.block.never : words.block.impossible;
  return (
    <div className="claim" data-kind="challenge">
      <Avatar animal={faces[challengers[0]!]!} />
      <p>{mine ? words.called.youSay : words.called.says(challengers.map(name).join(', '))}</p>
      <span className="carved">
        <DrawnWord text={said.toUpperCase()} label={said} />
      </span>
      <strong>
        {phase.kind === 'checking'
          ? words.called.check
          : claim === 'now'
            ? mine
              ? words.called.youWrite
              : words.called.theyWrite
            : mover === seat
              ? words.called.prove
              : words.called.theyProve(name(mover))}
      </strong>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Avatar } from '../../pieces/avatars/avatar.tsx';
import { facesFor } from '../../pieces/avatars/who-is-who.ts';
import { DrawnWord } from '../../pieces/drawn-word.tsx';
import { useWords } from '../../words/index.tsx';
import { heardOf } from '../sound/heard.ts';
import { play } from '../sound/sounds.ts';
import type { Happening } from '../tell/happenings.ts';
import type { LogLine } from '../tell/log.tsx';
import { nowSaid } from '../tell/now.tsx';
import { useMatch } from '../use-table.ts';
import './announced.css';

type Challenge = Extract<Happening, { readonly is: 'challenged' }>;

/** A challenge is looked at so long, unless somebody taps it away. */
const LOOKED_AT = 2600;

/** What happens is heard; a challenge is also announced across the table. */
export function Announced({ lines }: { readonly lines: readonly LogLine[] }): ReactNode {
  const { seat } = useMatch();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const last = useRef<number | null>(null);
  useTurnHeard();
  useEffect(() => {
    const newest = lines.at(-1)?.id ?? 0;
    // What had happened when the page was opened is over.
    const fresh = last.current === null ? [] : lines.filter(({ id }) => id > Math.max(0, last.current!));
    last.current = Math.max(newest, last.current ?? 0);
    if (fresh.length === 0) return;
    const happened = fresh.map(({ happening }) => happening);
    const heard = heardOf(happened, seat);
    if (heard !== null) play(heard);
    const called = happened.find((one): one is Challenge => one.is === 'challenged');
    if (called !== undefined) setChallenge(called);
  }, [lines, seat]);
  useEffect(() => {
    if (challenge === null) return undefined;
    const timer = setTimeout(() => setChallenge(null), LOOKED_AT);
    return () => clearTimeout(timer);
  }, [challenge]);
  return challenge === null ? null : <Called challenge={challenge} onSeen={() => setChallenge(null)} />;
}

/** Two rising notes when it becomes my turn. */
function useTurnHeard(): void {
  const words = useWords();
  const { mine } = nowSaid(words, useMatch());
  const was = useRef(mine);
  useEffect(() => {
    if (mine && !was.current) play('my-turn');
    was.current = mine;
  }, [mine]);
}

interface CalledProps {
  readonly challenge: Challenge;
  readonly onSeen: () => void;
}

function Called({ challenge, onSeen }: CalledProps): ReactNode {
  const { table: words } = useWords();
  const { table, seat, name, facts } = useMatch();
  const { seats, claim, mover } = challenge;
  const faces = facesFor(table.seats);
  const never = facts?.impossible === 'Never';
  const said = claim === 'now' ? words.block.now : never ? words.block.never : words.block.impossible;
  const mine = seat !== null && seats.includes(seat);
  const to =
    claim === 'now'
      ? mine
        ? words.called.youWrite
        : words.called.theyWrite
      : mover === seat
        ? words.called.prove
        : mine
          ? words.called.theyProve(name(mover))
          : words.called.others(name(mover));
  return (
    // Nothing in it is news to who listens: the log has said it.
    <div className="called" aria-hidden="true" onPointerDown={onSeen}>
      <div className="called-block">
        <Avatar animal={faces[seats[0] ?? 0]!} />
        <span>{mine ? words.called.youSay : words.called.says(seats.map(name).join(', '))}</span>
        <span className="carved">
          <DrawnWord text={said.toUpperCase()} />
        </span>
        <strong>{to}</strong>
      </div>
    </div>
  );
}

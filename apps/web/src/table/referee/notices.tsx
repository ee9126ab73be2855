import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../shell/announce.tsx';
import { useWords } from '../../words/index.tsx';
import { useMatch } from '../use-table.ts';
import { DeedButton } from './deed-button.tsx';
import './referee.css';

/** What everybody at the table must know before they play on. */
export function Notices(): ReactNode {
  return (
    <div className="notices">
      <Paused />
      <TakingBack />
    </div>
  );
}

function Paused(): ReactNode {
  const { referee: words } = useWords();
  const { match } = useMatch();
  if (match.paused === null) return null;
  const { reason } = match.paused;
  return (
    <div className="notice" data-notice="paused">
      <p>
        {reason === '' ? words.paused : words.pausedWhy(reason)}{' '}
        <span className="soft">{words.pausedFriends}</span>
      </p>
      <DeedButton className="main-action" deed={{ do: 'resume' }} label={words.goOn} />
    </div>
  );
}

function TakingBack(): ReactNode {
  const { referee: words } = useWords();
  const { match, seat, name } = useMatch();
  const { takeBack } = match;
  const says =
    takeBack === null
      ? null
      : takeBack.reason === ''
        ? words.asksBack(name(takeBack.by))
        : words.asksBackWhy(name(takeBack.by), takeBack.reason);
  const asked = takeBack !== null && seat !== null && !takeBack.agreed.includes(seat);
  useEffect(() => {
    if (asked && says !== null) announce(says);
  }, [asked, says]);
  if (takeBack === null) return null;
  const open = match.totals.flatMap((_, other) => (takeBack.agreed.includes(other) ? [] : [name(other)]));
  return (
    <div className="notice" data-notice="take-back">
      <p>
        {says} {!asked && <span className="soft">{words.waitsFor(open.join(', '))}</span>}
      </p>
      {asked && (
        <>
          <DeedButton
            className="main-action"
            deed={{ do: 'answer-take-back', agrees: true }}
            label={words.agree}
          />
          <DeedButton deed={{ do: 'answer-take-back', agrees: false }} label={words.refuse} />
        </>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { useMatch } from '../use-table.ts';
import { Asking } from './asking.tsx';
import { DeedButton } from './deed-button.tsx';
import './referee.css';

/** What a player seldom needs: a judge, taking back, appealing, leaving for good. */
export function More(): ReactNode {
  const { referee: words } = useWords();
  const { match, seat, table, name } = useMatch();
  if (seat === null || match.phase.kind === 'finished') return null;
  const others = match.totals.flatMap((_, other) =>
    other === seat || table.seats[other]?.bot != null ? [] : [other],
  );
  return (
    <section className="more">
      <h2>{words.more}</h2>
      <p className="soft">{words.moreHelp}</p>
      <div className="referee-row">
        <Asking deed={(reason) => ({ do: 'pause', reason })} label={words.callJudge} field={words.callWhy} />
        <Asking
          deed={(reason) => ({ do: 'propose-take-back', reason })}
          label={words.takeBack}
          field={words.takeBackWhy}
        />
        {match.appeals.includes(seat) ? (
          <span className="soft">{words.appealOpen}</span>
        ) : (
          match.settings.judge && (
            <DeedButton deed={{ do: 'appeal', secondJudge: true }} label={words.appeal} />
          )
        )}
        <DeedButton deed={{ do: 'arrive', player: seat }} label={words.arrive} />
        {others.map((other) => (
          <DeedButton
            key={other}
            deed={{ do: 'leave', player: other }}
            label={words.noteLeft(name(other))}
            sure={words.noteLeftSure(name(other))}
          />
        ))}
        <DeedButton deed={{ do: 'leave', player: seat }} label={words.leave} sure={words.leaveSure} />
      </div>
    </section>
  );
}

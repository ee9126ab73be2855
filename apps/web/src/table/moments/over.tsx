import type { ReactNode } from 'react';
import { HERE } from '../../hotseat/protocol.ts';
import { go, Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { useMatch } from '../use-table.ts';
import { Do } from '../phases/starting.tsx';

/** Signing the sheet, and the final score with its match points. */
export function Final(): ReactNode {
  const { table: words } = useWords();
  const { match, table, seat, facts, name, act, run } = useMatch();
  const { phase } = match;
  if (phase.kind === 'signing')
    return (
      <div className="row">
        {match.duties.some((duty) => duty.seat === seat && duty.task === 'sign') && (
          <>
            <Do label={words.sheet.sign} run={() => act({ do: 'sign' })} />
            {facts?.appeals === true && match.settings.judge && (
              <button type="button" onClick={() => void act({ do: 'appeal', secondJudge: true })}>
                {words.sheet.appeal}
              </button>
            )}
          </>
        )}
      </div>
    );
  if (phase.kind !== 'finished') return null;
  const order = match.totals.map((_, one) => one).toSorted((a, b) => match.totals[b]! - match.totals[a]!);
  const others = table.rematch.filter((one) => one !== seat);
  return (
    <section className="panel stack final" aria-label={words.over.title}>
      <h2>{words.over.title}</h2>
      <ol className="ranking">
        {order.map((one) => (
          <li key={one}>
            <strong>{name(one)}</strong>
            <span className="ranking-score">{String(match.totals[one]).replace('-', '−')}</span>
            <span className="soft">{words.over.points(phase.points[one] ?? 0)}</span>
          </li>
        ))}
      </ol>
      <div className="row">
        {table.next !== null ? (
          <button type="button" className="main-action" onClick={() => go(`/table/${table.next!.table}`)}>
            {words.over.toRematch}
          </button>
        ) : (
          seat !== null &&
          table.id !== HERE &&
          (table.rematch.includes(seat) ? (
            <span className="soft">{words.over.rematchAsked}</span>
          ) : (
            <Do label={words.over.rematch} run={() => run({ do: 'rematch' })} />
          ))
        )}
        <Link to={`/review/${table.id}`}>{words.over.review}</Link>
        <Link to="/">{words.over.home}</Link>
      </div>
      {table.next === null &&
        others.map((one) => (
          <p key={one} className="soft">
            {words.over.rematchOther(name(one))}
          </p>
        ))}
    </section>
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

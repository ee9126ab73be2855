import type { ReactNode } from 'react';
import { HERE } from '../../hotseat/protocol.ts';
import { Avatar } from '../../pieces/avatars/avatar.tsx';
import { facesFor } from '../../pieces/avatars/who-is-who.ts';
import { DrawnWord } from '../../pieces/drawn-word.tsx';
import { Icon } from '../../pieces/icon.tsx';
import { go, Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { Scoresheet } from '../aside/scoresheet.tsx';
import { Do } from '../phases/starting.tsx';
import type { LogLine } from '../tell/log.tsx';
import { cubeSign, sentence } from '../tell/sentence.ts';
import { reachable } from '../reachable.ts';
import { useMatch } from '../use-table.ts';
import { lessonOf } from './lesson.ts';
import { turningPoint } from './shake-told.ts';
import { TurnedMat } from './turned-mat.tsx';
import './podium.css';
import './podium-sizes.css';

/** The end of a match: who won, on steps; where it turned; again, or what there is to learn. */
export function Podium({ lines }: { readonly lines: readonly LogLine[] }): ReactNode {
  const { table: words } = useWords();
  const { match, table, seat, name } = useMatch();
  const { phase, totals } = match;
  if (phase.kind !== 'finished') return null;
  const order = totals.map((_, one) => one).toSorted((a, b) => totals[b]! - totals[a]!);
  const best = totals[order[0]!]!;
  const winners = order.filter((one) => totals[one] === best);
  const faces = facesFor(table.seats);
  const place = (one: number): number => 1 + totals.filter((total) => total > totals[one]!).length;
  const isMine = seat !== null && winners.includes(seat);
  const title = isMine
    ? winners.length === 1
      ? words.over.youWin
      : words.over.youShare
    : words.over.wins(winners.map(name).join(words.over.and), winners.length > 1);
  return (
    <>
      <section className="podium" aria-label={words.over.title} data-mine={isMine}>
        <h2 tabIndex={-1} className="now">
          {title}
        </h2>
        <p className="podium-sub">{words.over.shakes(match.results.length)}</p>
        <ol className="ranking" data-count={order.length}>
          {order.map((one) => (
            <li key={one} data-place={place(one)} data-mine={one === seat}>
              <Avatar animal={faces[one]!} />
              <div className="step">
                <strong>{name(one)}</strong>
                <span className="ranking-score">
                  <span className="unseen">{String(totals[one])}</span>
                  <DrawnWord text={String(totals[one]).replace('-', '−')} />
                  <small aria-hidden="true">{words.players.unit}</small>
                </span>
                <span className="match-points">{words.over.points(phase.points[one] ?? 0)}</span>
                <span className="step-number" aria-hidden="true">
                  <DrawnWord text={String(place(one))} />
                </span>
              </div>
            </li>
          ))}
        </ol>
        {isMine && <Dots />}
      </section>
      <section className="after-match" aria-label={words.over.turned}>
        <div className="after-paper" data-scrolls ref={reachable}>
          <Turned lines={lines} />
          <Scoresheet />
        </div>
        <Again />
      </section>
    </>
  );
}

/** Twelve dots drift once, for whoever won. */
function Dots(): ReactNode {
  return (
    <div className="drift" aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => (
        <i key={index} data-ink={['red', 'blue', 'green', 'yellow'][index % 4]} />
      ))}
    </div>
  );
}

/** The shake in which it was decided, in the words of the log; and for who lost, one thing to learn. */
function Turned({ lines }: { readonly lines: readonly LogLine[] }): ReactNode {
  const words = useWords();
  const { match, seat, name, facts } = useMatch();
  const { over } = words.table;
  const turned = turningPoint(match);
  const told = lines.map(({ happening }) => happening);
  const from = told.findIndex((one) => one.is === 'shake' && one.number === turned);
  const rest = from < 0 ? [] : told.slice(from + 1);
  const until = rest.findIndex((one) => one.is === 'shake');
  const moment = (until < 0 ? rest : rest.slice(0, until)).filter(({ is }) =>
    ['challenged', 'forceout', 'ruled', 'no-goal'].includes(is),
  );
  const lesson = lessonOf(match, seat);
  return (
    <>
      <h2>{over.turned}</h2>
      <p>
        {turned === null
          ? over.noTurn
          : over.turnedIn(turned, name(match.totals.indexOf(Math.max(...match.totals))))}{' '}
        {moment
          .slice(0, 3)
          .map((one) => sentence(words, one, name, facts?.impossible === 'Never', cubeSign))
          .join(' ')}
      </p>
      {turned !== null && <TurnedMat shake={turned} />}
      {lesson !== null && (
        <p className="lesson-line">
          <Icon name="hint" /> {over.lessons[lesson]}
        </p>
      )}
    </>
  );
}

function Again(): ReactNode {
  const { table: words } = useWords();
  const { table, seat, name, run } = useMatch();
  const others = table.rematch.filter((one) => one !== seat);
  return (
    <>
      <div className="again">
        {table.next !== null ? (
          <button type="button" className="go" onClick={() => go(`/table/${table.next!.table}`)}>
            {words.over.toRematch}
          </button>
        ) : seat === null || table.id === HERE ? (
          <Link to="/" className="go again-link">
            {words.over.home}
          </Link>
        ) : table.rematch.includes(seat) ? (
          <p className="soft">{words.over.rematchAsked}</p>
        ) : (
          <Do label={words.over.rematch} run={() => run({ do: 'rematch' })} />
        )}
        <Link to={`/review/${table.id}`} className="second again-link">
          <Icon name="book" /> {words.over.review}
        </Link>
      </div>
      {table.next === null &&
        others.map((one) => (
          <p key={one} className="soft">
            {words.over.rematchOther(name(one))}
          </p>
        ))}
    </>
  );
}

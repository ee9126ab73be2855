import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { facesFor } from '../../pieces/avatars/who-is-who.ts';
import { useWords } from '../../words/index.tsx';
import type { Words } from '../../words/words.ts';
import { isIncorrect, lastOf, standingOf } from './shake-told.ts';
import type { Standing } from './shake-told.ts';
import { useLit } from '../question/lit.ts';
import { Sign } from './over.tsx';
import { AlsoPossible } from './also-possible.tsx';
import { PlayerResult } from './player-result.tsx';
import { nowSaid } from '../tell/now.tsx';
import { reachable } from '../reachable.ts';
import { TableContext, useMatch } from '../use-table.ts';
import type { ResultNow } from './use-result.ts';
import './result.css';
import './result-sizes.css';

/** The end of a shake: who wrote what, why, and the points. It stays until it is pressed away. */
export function Result({ result }: { readonly result: ResultNow }): ReactNode {
  const tools = useMatch();
  const then = useMemo(
    () => ({ ...tools, table: { ...tools.table, match: result.view } }),
    [tools, result.view],
  );
  return (
    <>
      <TableContext value={then}>
        <Rows />
      </TableContext>
      <PressOn result={result} />
    </>
  );
}

function Rows(): ReactNode {
  const { table: words } = useWords();
  const { match, table, seat, name } = useMatch();
  const { light } = useLit();
  const faces = facesFor(table.seats);
  const last = lastOf(match);
  useEffect(() => () => light(null), [light]);
  if (last === null) return null;
  const best = Math.max(...(last.scores ?? [0]));
  const order = match.totals
    .map((_, one) => one)
    .toSorted((a, b) => (last.scores?.[b] ?? 0) - (last.scores?.[a] ?? 0));
  const winner = order.find((one) => last.paperOf(one)?.verdict === 'correct') ?? order[0]!;
  return (
    <section
      className="stage results"
      aria-label={words.result.title(last.number)}
      data-scrolls
      ref={reachable}
    >
      {order.map((one) => (
        <PlayerResult
          key={one}
          seat={one}
          animal={faces[one]!}
          name={name(one)}
          mine={one === seat}
          points={last.scores?.[one] ?? null}
          wins={last.scores !== null && last.scores[one] === best}
          paper={last.paperOf(one)}
          lights={one === winner}
        />
      ))}
    </section>
  );
}

function PressOn({ result }: { readonly result: ResultNow }): ReactNode {
  const words = useWords();
  const tools = useMatch();
  const { match, seat, act, name } = tools;
  const { result: say } = words.table;
  const { phase } = match;
  const standing = standingOf(result.view, seat);
  const starts = phase.kind === 'between-shakes' && phase.setter === seat;
  const gone = result.view.results.length === match.results.length && phase.kind !== result.view.phase.kind;
  const { text, mine } = nowSaid(words, tools);
  // Who wrote nothing was not incorrect.
  const wrote = seat === null || lastOf(result.view)?.paperOf(seat)?.state === 'presented';
  const silent = standing.kind === 'lost' && !wrote && standing.why.every(isIncorrect);
  return (
    <div className="hands-area result-hands" data-keep="actions">
      <div className="say">
        <p className="now" data-mine="true" tabIndex={-1}>
          {headline(say, standing.kind, standing.seats.map(name).join(', '))}
        </p>
        <p className="result-why">
          {silent ? say.silent : standing.why.map((why) => asSentence(words.said(why))).join(' ')}
        </p>
      </div>
      <AlsoPossible view={result.view} />
      <div className="commit">
        {phase.kind === 'signing' ? (
          <Sign onSigned={result.close} />
        ) : starts ? (
          <button
            type="button"
            className="go"
            onClick={() => {
              result.close();
              void act({ do: 'begin-shake' });
            }}
          >
            {words.table.start.begin}
          </button>
        ) : (
          <button type="button" className="go" onClick={result.close}>
            {say.next}
            {gone && <small>{mine ? text : say.under}</small>}
          </button>
        )}
      </div>
    </div>
  );
}

function headline(say: Words['table']['result'], kind: Standing['kind'], who: string): string {
  return kind === 'lost' || kind === 'seen' ? say[kind](who) : say[kind]();
}

function asSentence(said: string): string {
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

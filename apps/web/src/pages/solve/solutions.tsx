import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { makeQuery } from '../../position/address.ts';
import { gameOf } from '../../position/position.ts';
import type { Position } from '../../position/position.ts';
import { Link } from '../../shell/router.tsx';
import { announce } from '../../shell/announce.tsx';
import { useWords } from '../../words/index.tsx';
import { readWritten } from '../../writing/text/draft.ts';
import type { Draft } from '../../writing/text/draft.ts';
import { Sheet } from '../../writing/sheet.tsx';
import { signsOf } from '../../writing/text/sign.ts';
import { LONGER_LIMIT, useSearch } from './use-search.ts';
import type { Found } from './use-search.ts';

const TONE = { yes: 'good', no: 'bad', unknown: 'warn' } as const;

interface SolutionsProps {
  readonly position: Position;
  /** Without being asked for: somebody came here for the answer. */
  readonly atOnce?: boolean;
}

export function Solutions({ position, atOnce = false }: SolutionsProps): ReactNode {
  const { solve, position: words, said: told } = useWords();
  const { search, start, more, stop } = useSearch(position);
  const begin = useRef(start);
  useEffect(() => {
    if (atOnce) begin.current();
  }, [atOnce]);
  const found = search.kind === 'done' || search.kind === 'searching' ? search.found : null;
  const said = found === null ? null : solve.answers[found.answer];
  useEffect(() => {
    if (said !== null) announce(said);
  }, [said]);
  return (
    <section className="stack solutions">
      {search.kind === 'searching' ? (
        <Progress since={search.since} limit={search.limit} onStop={stop} />
      ) : (
        <p className="solve-start">
          <button type="button" className="main-action" onClick={() => start()}>
            {solve.go}
          </button>
        </p>
      )}
      {search.kind === 'stopped' ? <p className="note">{solve.stopped}</p> : null}
      {search.kind === 'problem' ? (
        <p className="note warn">
          {words.problem} {told(search.message)}
        </p>
      ) : null}
      {found === null ? null : (
        <>
          <p className={`note ${TONE[found.answer]} answer`}>
            {said} <span className="soft">{solve.took(found.ms)}</span>
          </p>
          {found.answer === 'unknown' && search.kind === 'done' ? (
            <button type="button" onClick={() => start(LONGER_LIMIT)}>
              {solve.longer}
            </button>
          ) : null}
          <Papers position={position} found={found} />
          {search.kind === 'done' && found.answer === 'yes' ? (
            found.written.length >= search.wanted ? (
              <button type="button" onClick={more}>
                {solve.more}
              </button>
            ) : (
              <p className="soft">{solve.allShown}</p>
            )
          ) : null}
        </>
      )}
    </section>
  );
}

function Progress({
  since,
  limit,
  onStop,
}: {
  readonly since: number;
  readonly limit: number;
  readonly onStop: () => void;
}): ReactNode {
  const { solve } = useWords();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - since) / 1000)), 250);
    return () => clearInterval(timer);
  }, [since]);
  return (
    <div className="solve-start row">
      <button type="button" onClick={onStop}>
        {solve.stop}
      </button>
      <progress aria-label={solve.searching(seconds)} max={limit / 1000} value={seconds} />
      <span className="soft">{solve.searching(seconds)}</span>
    </div>
  );
}

function Papers({ position, found }: { readonly position: Position; readonly found: Found }): ReactNode {
  const { solve } = useWords();
  const game = gameOf(position);
  if (found.written.length === 0) return null;
  return (
    <>
      <h2>{solve.shortest}</h2>
      <ol className="solution-papers">
        {found.written.map((paper, index) => {
          const drafts = paper.map((one) => readWritten(game, one));
          return (
            <li key={index}>
              {drafts.map((draft, place) => (
                <Sheet key={place} draft={draft} />
              ))}
              <p className="soft paper-foot">
                {solve.cubes(drafts.reduce((sum, draft) => sum + cubesIn(draft), 0))} ·{' '}
                <Link to={`/judge${makeQuery(position, paper)}`}>{solve.judgeIt}</Link>
              </p>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function cubesIn(draft: Draft): number {
  const text = draft.game === 'onsets' ? [...draft.restrictions, draft.setName].join('\n') : draft.solution;
  return signsOf(draft.game, text).filter(({ kind }) => kind === 'cube').length;
}

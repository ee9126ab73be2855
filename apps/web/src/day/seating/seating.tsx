import { openRound, roundOf, tablesOf } from '@forceout/tournament';
import type { EventThing, Tournament } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { Link } from '../../shell/router.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { Refused } from '../refused.tsx';
import { useAsked, useDay, useDoing } from '../use-day.tsx';
import { Faults } from './faults.tsx';
import { Reasons } from './reasons.tsx';
import { Sections } from './sections.tsx';
import { SeatTable } from './seat-table.tsx';
import { SwapPanel } from './swap-panel.tsx';
import type { Pick } from './swap-panel.tsx';
import '../style/seating.css';

const OPEN = ['drafted', 'checked', 'published'];

/** `/run/<id>/seating`: who sits with whom, why, and what would be another way. */
export default function Seating(): ReactNode {
  const { seating } = useDayWords();
  const { day, event, may } = useDay();
  const [pick, setPick] = useState<Pick | null>(null);
  const [search, setSearch] = useState('');
  const n = event === null ? null : waitingRound(day, event);
  const round = event === null || n === null ? null : roundOf(day, event.id, n);
  const tables = event === null || n === null ? [] : tablesOf(day, event.id, n);
  const seated = tables.length > 0;
  const why = useAsked(
    'seating',
    event !== null && n !== null && seated ? { event: event.id, round: n } : null,
  );
  if (event === null) return <p className="sheet-paper">{seating.noEvent}</p>;
  if (n === null || round === null) return <p className="sheet-paper">{seating.allPlayed}</p>;
  const canChange = OPEN.includes(round.state) && may.includes('swap');
  const found = search.trim() === '' ? tables : tables.filter((table) => isFound(table, search));
  function isFound({ number, players }: (typeof tables)[number], text: string): boolean {
    const wanted = text.trim().toLowerCase();
    if (String(number) === wanted) return true;
    return players.some((id) => {
      const { first = '', last = '', number: own } = day.things.player.get(id) ?? {};
      return `${first} ${last}`.toLowerCase().includes(wanted) || String(own) === wanted;
    });
  }
  return (
    <div className="seating">
      <SeatingActs n={n} state={round.state} stale={round.stale === true} seated={seated} />
      {seated && (
        <div className="seating-side">
          <Faults event={event.id} round={n} />
          <SwapPanel pick={pick} onEnd={() => setPick(null)} />
          <Reasons answer={why} tables={tables} onExchange={(a, b) => setPick({ a, b })} />
        </div>
      )}
      {seated && (
        <section className="seat-tables" aria-label={seating.tables(tables.length)}>
          <div className="row">
            <h3>{seating.tables(tables.length)}</h3>
            <label className="search">
              <span className="unseen">{seating.search}</span>
              <input
                type="search"
                value={search}
                placeholder={seating.search}
                onChange={({ target }) => setSearch(target.value)}
              />
            </label>
            {canChange && <p className="soft how">{seating.how}</p>}
          </div>
          <ul>
            {found.map((table) => (
              <SeatTable
                key={table.id}
                table={table}
                canChange={canChange}
                remarks={(why?.why ?? []).filter((one) => one.reason.table === table.number).length}
                pick={pick}
                onPick={setPick}
              />
            ))}
          </ul>
        </section>
      )}
      <Sections />
    </div>
  );
}

/** The round that is seated and waits; it stays in sight while an earlier one is opened again. */
function waitingRound(day: Tournament, event: EventThing): number | null {
  const rounds = Array.from({ length: event.rounds }, (_, index) => index + 1);
  return rounds.find((n) => OPEN.includes(roundOf(day, event.id, n).state)) ?? openRound(day, event);
}

interface SeatingActsProps {
  readonly n: number;
  readonly state: string;
  readonly stale: boolean;
  readonly seated: boolean;
}

function SeatingActs({ n, state, stale, seated }: SeatingActsProps): ReactNode {
  const { seating, today } = useDayWords();
  const { event, may, base } = useDay();
  const { busy, refusal, act } = useDoing();
  const open = ['planned', ...OPEN].includes(state);
  const draft = { do: 'draft', event: event!.id, seed: 1 } as const;
  return (
    <div className="sheet-paper seating-acts">
      <div className="row">
        <h2>
          {seating.round(n)} <small>{seating.state[state] ?? state}</small>
        </h2>
        {open && may.includes('draft') && (
          <button
            type="button"
            className={seated && !stale ? '' : 'main-action'}
            disabled={busy}
            title={seated ? seating.againWhy : undefined}
            onClick={() => void act(draft)}
          >
            <Icon name="chairs" /> {seated ? seating.again : seating.seat}
          </button>
        )}
        {stale && (
          <button type="button" disabled={busy} onClick={() => void act({ do: 'look', event: event!.id })}>
            {today.keepIt}
          </button>
        )}
        {(state === 'drafted' || state === 'checked') && may.includes('publish') && (
          <button
            type="button"
            className={stale ? '' : 'main-action'}
            disabled={busy}
            onClick={() => void act({ do: 'publish', event: event!.id, release: true })}
          >
            <Icon name="flag" /> {seating.publish}
          </button>
        )}
        {seated && (
          <Link to={`${base}/print`} className="other-action">
            <Icon name="print" /> {seating.print}
          </Link>
        )}
      </div>
      {stale && <p className="note warn">{seating.stale}</p>}
      <Refused refusal={refusal} />
    </div>
  );
}

import { openRound } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { Link } from '../../shell/router.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { Choice } from '../fields.tsx';
import { useEventName } from '../names.ts';
import { Refused } from '../refused.tsx';
import { useAsked, useDay, useDoing } from '../use-day.tsx';
import { Reopen } from './reopen.tsx';
import { Individuals } from './individuals.tsx';
import { Teams } from './teams.tsx';
import '../style/standings.css';

/** `/run/<id>/standings`: places from closed rounds, ties said aloud, the rule at the foot. */
export default function Standings(): ReactNode {
  const { standings, today } = useDayWords();
  const { day, event, base } = useDay();
  const name = useEventName();
  const [after, setAfter] = useState<number | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  // Divisions that play together have places of their own.
  const divisions = [...day.things.event.values()].filter(
    ({ id, together = [] }) => event !== null && (id === event.id || together.includes(event.id)),
  );
  const division = divisions.find(({ id }) => id === chosen) ?? event;
  const answer = useAsked(
    'standings',
    division === null ? null : { event: division.id, ...(after === null ? {} : { after }) },
  );
  if (event === null) return <p className="sheet-paper">{standings.noEvent}</p>;
  const closed = (openRound(day, event) ?? event.rounds + 1) - 1;
  return (
    <div className="standings">
      <section className="sheet-paper row standings-head">
        <h2>{answer === null ? standings.title : standings.after(answer.after)}</h2>
        {closed > 1 && (
          <label>
            {standings.afterRound}{' '}
            <select value={after ?? closed} onChange={({ target }) => setAfter(Number(target.value))}>
              {Array.from({ length: closed }, (_, index) => (
                <option key={index + 1} value={index + 1}>
                  {index + 1}
                </option>
              ))}
            </select>
          </label>
        )}
        {divisions.length > 1 && (
          <Choice
            label={standings.division}
            value={division!.id}
            options={divisions.map((one) => [one.id, name(one)] as const)}
            onChoose={setChosen}
          />
        )}
        {answer?.provisional === true && <p className="note warn">{standings.provisional}</p>}
        <Reopen key={closed} n={closed} />
        {closed === event.rounds && (
          <Link to={`${base}/awards`} className="other-action" target="_blank">
            <Icon name="star" /> {today.awards}
          </Link>
        )}
        <Certify />
      </section>
      {answer !== null && answer.after > 0 && (
        <>
          <Individuals standings={answer} />
          <Teams standings={answer} />
        </>
      )}
      {answer?.after === 0 && <p className="sheet-paper">{standings.none}</p>}
    </div>
  );
}

function Certify(): ReactNode {
  const { standings } = useDayWords();
  const { event, may } = useDay();
  const { busy, refusal, act } = useDoing();
  if (event === null) return null;
  const { certified, state } = event;
  return (
    <div className="certify">
      {certified !== undefined && (
        <p className="note good">
          <Icon name="right" />{' '}
          {state === 'certified'
            ? standings.certified(certified.version, certified.by, certified.digest.slice(0, 12))
            : standings.wasCertified(certified.version)}
        </p>
      )}
      {state === 'decided' && may.includes('certify') && (
        <button
          type="button"
          className="main-action"
          disabled={busy}
          onClick={() => void act({ do: 'certify', event: event.id })}
        >
          <Icon name="pencil" /> {standings.certify((certified?.version ?? 0) + 1)}
        </button>
      )}
      <Refused refusal={refusal} />
    </div>
  );
}

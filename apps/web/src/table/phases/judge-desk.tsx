import { useState } from 'react';
import type { ReactNode } from 'react';
import { RuleLink } from '../../rules/rule-link.tsx';
import { useWords } from '../../words/index.tsx';
import { Dialog } from '../aside/dialog.tsx';
import { whyWords } from '../tell/sentence.ts';
import { useMatch } from '../use-table.ts';
import { JudgeSeat } from './waiting-room.tsx';
import { bookName } from '../../shelf/shelf.ts';

/** What only the judge of a match does: initials, conduct, the sheet, the time. */
export function JudgeDesk(): ReactNode {
  const words = useWords();
  const { match, place, mayJudge, name, act } = useMatch();
  const [voiding, setVoiding] = useState(false);
  // A judge may come when the match has begun.
  if (mayJudge) return <JudgeSeat />;
  if (place.kind !== 'judge') return null;
  const { judge } = words.table;
  const seats = match.totals.map((_, seat) => seat);
  const playing =
    match.shake !== null && !['between-shakes', 'signing', 'finished'].includes(match.phase.kind);
  return (
    <section className="panel stack judge-desk" aria-label={judge.title}>
      <h2>{judge.title}</h2>
      {match.awaiting.length === 0 && <p className="soft">{judge.nothing}</p>}
      {match.awaiting.map(({ entry, refs }) => (
        <div key={refs.join(' ')} className="row">
          <span>
            {name(entry.seat)} <strong>{String(entry.points).replace('-', '−')}</strong>{' '}
            {whyWords(words, entry.why)} <RuleLink book={bookName(match.settings)} rule={entry.rule} />
          </span>
          <button
            type="button"
            className="main-action"
            onClick={() => void act({ do: 'judge-approves', penalty: Number(refs[0]) })}
          >
            {judge.approve}
          </button>
          <button type="button" onClick={() => void act({ do: 'judge-refuses', penalty: Number(refs[0]) })}>
            {judge.refuse}
          </button>
        </div>
      ))}
      {seats.map((seat) => (
        <div key={seat} className="row">
          <span className="judge-name">{name(seat)}</span>
          <button type="button" onClick={() => void act({ do: 'judge-warns', player: seat })}>
            {judge.warn}
          </button>
          <button
            type="button"
            onClick={() => void act({ do: 'judge-penalizes', player: seat, twoJudges: false })}
          >
            {judge.penalize}
          </button>
          {playing &&
            (match.shake?.absent.includes(seat) ? (
              <button type="button" onClick={() => void act({ do: 'arrive', player: seat })}>
                {judge.arrived}
              </button>
            ) : (
              <button type="button" onClick={() => void act({ do: 'absent', player: seat })}>
                {judge.absent}
              </button>
            ))}
        </div>
      ))}
      <div className="row">
        {playing && (
          <button type="button" onClick={() => setVoiding(true)}>
            {judge.void}
          </button>
        )}
        {match.round.state === 'open' && (
          <button type="button" onClick={() => void act({ do: 'last-shake' })}>
            {judge.lastShake}
          </button>
        )}
        {match.round.state !== 'stopped' && (
          <button type="button" onClick={() => void act({ do: 'stop-round' })}>
            {judge.stop}
          </button>
        )}
      </div>
      <GiveBack />
      {match.phase.kind === 'signing' && <Correct />}
      {voiding && (
        <Dialog title={judge.voidSure} onClose={() => setVoiding(false)}>
          <div className="dialog-row">
            <button
              type="button"
              className="main-action"
              onClick={() => {
                setVoiding(false);
                void act({ do: 'judge-voids-shake' });
              }}
            >
              {judge.void}
            </button>
            <button type="button" onClick={() => setVoiding(false)}>
              {words.table.no}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

function GiveBack(): ReactNode {
  const { table: words } = useWords();
  const { facts, act } = useMatch();
  const [seconds, setSeconds] = useState(60);
  if (facts?.givesTimeBack !== true) return null;
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        void act({ do: 'give-back', seconds });
      }}
    >
      <label>
        {words.judge.seconds}{' '}
        <input
          className="short"
          type="number"
          min={1}
          max={600}
          value={seconds}
          onChange={(event) => setSeconds(Number(event.target.value))}
        />
      </label>
      <button type="submit">{words.judge.giveBack}</button>
    </form>
  );
}

/** A wrong score on a signed sheet: a slip that all agree to correct, or a deceit. */
function Correct(): ReactNode {
  const { table: words } = useWords();
  const { match, name, act } = useMatch();
  const [player, setPlayer] = useState(0);
  const [listed, setListed] = useState(0);
  const [intent, setIntent] = useState<'slip' | 'deceit'>('slip');
  const seats = match.totals.map((_, seat) => seat);
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        void act({ do: 'judge-corrects', player, listed, intent, agreed: intent === 'slip' ? seats : [] });
      }}
    >
      <label>
        {words.judge.player}{' '}
        <select value={player} onChange={(event) => setPlayer(Number(event.target.value))}>
          {seats.map((seat) => (
            <option key={seat} value={seat}>
              {name(seat)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.judge.listed}{' '}
        <input
          className="short"
          type="number"
          value={listed}
          onChange={(event) => setListed(Number(event.target.value))}
        />
      </label>
      <label>
        {words.judge.intent}{' '}
        <select value={intent} onChange={(event) => setIntent(event.target.value as 'slip' | 'deceit')}>
          <option value="slip">{words.judge.slip}</option>
          <option value="deceit">{words.judge.deceit}</option>
        </select>
      </label>
      <button type="submit">{words.judge.correct}</button>
    </form>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import { Avatar } from '../../pieces/avatars/avatar.tsx';
import { facesFor } from '../../pieces/avatars/who-is-who.ts';
import { Icon } from '../../pieces/icon.tsx';
import { BookLink } from '../../shelf/book-link.tsx';
import { announce } from '../../shell/announce.tsx';
import { useTitle } from '../../shell/title.ts';
import { useWords } from '../../words/index.tsx';
import { Log } from '../tell/log.tsx';
import type { LogLine } from '../tell/log.tsx';
import { Now, Refusal } from '../tell/now.tsx';
import { Talk } from '../aside/talk.tsx';
import { useTable } from '../use-table.ts';
import { BeginWithout, BotChair } from './chairs.tsx';
import { Door } from './door.tsx';
import './waiting-room.css';

/** Before the match: who sits where, who is ready, and how others find the table. */
export function WaitingRoom({ lines }: { readonly lines: readonly LogLine[] }): ReactNode {
  const { table: words, chairs } = useWords();
  const { table, place, seat, run, name } = useTable();
  const mine = seat === null ? null : table.seats[seat];
  const faces = facesFor(table.seats);
  useTitle(words.title(table.code));
  return (
    <section className="page waiting">
      <h1>{words.title(table.code)}</h1>
      <Now />
      <Refusal />
      <ol className="seats">
        {[...table.seats.entries()].map(([index, seated]) => (
          <li key={index} className="seat" data-mine={index === seat} data-ready={seated?.ready === true}>
            {seated === null ? (
              <>
                <span className="chair" aria-hidden="true" />
                <span>{words.waiting.free}</span>
                {table.state === 'open' && place.kind !== 'judge' && (
                  <button
                    type="button"
                    className={seat === null ? 'main-action' : ''}
                    onClick={() => void run({ do: 'sit', seat: index })}
                  >
                    {words.waiting.sit}
                  </button>
                )}
                {table.state === 'open' && <BotChair seat={index} />}
              </>
            ) : (
              <>
                <Avatar animal={faces[index]!} />
                <strong>{name(index)}</strong>
                <span className="seat-note">
                  {seated.bot === null
                    ? index === seat
                      ? words.players.you
                      : table.presence?.seats[index] === false
                        ? words.players.away
                        : ''
                    : words.players.bot(words.players.levels[seated.bot])}
                </span>
                <span className="ready-mark">
                  {seated.ready && <Icon name="right" />}
                  {seated.ready ? words.waiting.isReady : words.waiting.isNotReady}
                </span>
                {table.state === 'open' && seated.bot !== null && (
                  <button
                    type="button"
                    className="quiet"
                    onClick={() => void run({ do: 'unseat-bot', seat: index })}
                  >
                    {chairs.sendAway}
                  </button>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      {table.state === 'open' && (
        <div className="row waiting-acts" data-keep="ready">
          {mine != null && (
            <>
              <button
                type="button"
                className={mine.ready ? '' : 'main-action big'}
                onClick={() => void run({ do: 'ready', ready: !mine.ready })}
              >
                {mine.ready ? words.waiting.notReady : words.waiting.ready}
              </button>
              <button type="button" className="quiet" onClick={() => void run({ do: 'stand' })}>
                {words.waiting.stand}
              </button>
              <button type="button" className="quiet" onClick={() => void run({ do: 'close' })}>
                {words.waiting.close}
              </button>
            </>
          )}
          <BeginWithout />
          {table.settings.judge === 'person' && <JudgeSeat />}
        </div>
      )}
      <div className="waiting-parts">
        <Invite code={table.code} />
        <Played />
        {table.state === 'open' && <Door />}
      </div>
      {seat !== null && table.state === 'open' && (
        <details>
          <summary>{words.talk.title}</summary>
          <Talk />
        </details>
      )}
      {lines.length > 0 && <Log lines={lines} />}
    </section>
  );
}

export function JudgeSeat(): ReactNode {
  const { table: words } = useWords();
  const { table, place, mayJudge, run } = useTable();
  if (place.kind === 'judge')
    return (
      <button type="button" onClick={() => void run({ do: 'stand' })}>
        {words.waiting.standJudge}
      </button>
    );
  if (table.judge !== null) return <span className="soft">{words.players.judge(table.judge)}</span>;
  if (!mayJudge) return null;
  return (
    <button type="button" onClick={() => void run({ do: 'judge' })}>
      {words.waiting.beJudge}
    </button>
  );
}

export function Invite({ code }: { readonly code: string }): ReactNode {
  const { table: words } = useWords();
  const link = `${location.origin}/join/${code}`;
  return (
    <section className="panel invite" aria-label={words.waiting.invite}>
      <h2>{words.waiting.invite}</h2>
      <p className="code" aria-label={words.waiting.code}>
        {code}
      </p>
      <p className="link soft">{link}</p>
      <div className="row">
        <Copy text={code} label={words.waiting.copyCode} />
        <Copy text={link} label={words.waiting.copyLink} />
      </div>
    </section>
  );
}

function Copy({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { table: words } = useWords();
  const [done, setDone] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
      announce(words.waiting.copied);
      setTimeout(() => setDone(false), 2000);
    } catch {
      // The code and the link are there to be read.
    }
  };
  return (
    <button type="button" onClick={() => void copy()}>
      {done ? `✓ ${words.waiting.copied}` : label}
    </button>
  );
}

function Played(): ReactNode {
  const { table: words } = useWords();
  const { table, game } = useTable();
  const { settings } = table;
  return (
    <section className="panel" aria-label={words.waiting.settings}>
      <h2>{words.waiting.settings}</h2>
      <p>
        {words.waiting.games[game]} · {words.waiting.divisions[settings.division]} ·{' '}
        {words.waiting.levels[settings.level]}
        <br />
        <BookLink settings={settings} />
      </p>
      <p className="soft">
        {words.waiting.modes[settings.mode]} {words.waiting.clocks[settings.clock]}
      </p>
    </section>
  );
}

import type { May } from '@forceout/rules/match';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Avatar } from '../../pieces/avatars/avatar.tsx';
import { facesFor } from '../../pieces/avatars/who-is-who.ts';
import { Cube } from '../../pieces/cube.tsx';
import { useWords } from '../../words/index.tsx';
import { AskForSound } from '../sound/sound-button.tsx';
import { useMatch } from '../use-table.ts';

const BEGINNINGS = ['roll-for-setter', 'begin-shake', 'lay-out', 'roll', 'deal'] as const;

/** Whether something before the Goal can be done: a roll, a deal, a shake to begin. */
export function isStarting(may: May | null): boolean {
  return may !== null && BEGINNINGS.some((deed) => may.deeds[deed].is === 'yes');
}

/** Rolling for the first Goal, beginning a shake, laying out, rolling and dealing. */
export function StartButton(): ReactNode {
  const { table: words } = useWords();
  const { match, seat, facts, may, name, act } = useMatch();
  const { phase } = match;
  const can = (deed: (typeof BEGINNINGS)[number]): boolean => may?.deeds[deed].is === 'yes';
  return (
    <>
      {can('roll-for-setter') && (
        <Do label={words.start.rollForSetter} run={() => act({ do: 'roll-for-setter' })} />
      )}
      {can('begin-shake') &&
        phase.kind === 'between-shakes' &&
        (phase.setter === seat ? (
          <Do label={words.start.begin} run={() => act({ do: 'begin-shake' })} />
        ) : (
          <button type="button" className="second" onClick={() => void act({ do: 'begin-shake' })}>
            {words.start.beginForOther(name(phase.setter))}
          </button>
        ))}
      {can('lay-out') && <LayOut />}
      {can('roll') && <Do label={words.start.roll} run={() => act({ do: 'roll' })} />}
      {can('deal') && facts?.cards != null && <Deal {...facts.cards} />}
    </>
  );
}

/** Who has rolled what for the first Goal, on the felt. */
export function FirstRolls(): ReactNode {
  const { table: words } = useWords();
  const { match, table, name } = useMatch();
  const { phase } = match;
  const faces = facesFor(table.seats);
  if (phase.kind !== 'choosing-setter') return null;
  return (
    <div className="stage first-stage">
      <ul className="first-rolls">
        {phase.rolling.map((player) => {
          const face = phase.faces[player] ?? null;
          return (
            <li key={player}>
              <Avatar animal={faces[player]!} />
              <strong>{name(player)}</strong>
              {face === null ? <span className="first-cup">{words.start.notYet}</span> : <Cube cube={face} />}
            </li>
          );
        })}
      </ul>
      <AskForSound />
    </div>
  );
}

/** The one obvious thing to do; it waits for the answer so that it is not done twice. */
export function Do({
  label,
  run,
}: {
  readonly label: string;
  readonly run: () => Promise<unknown>;
}): ReactNode {
  const [busy, setBusy] = useState(false);
  return (
    <button
      type="button"
      className="go"
      aria-disabled={busy}
      onClick={() => {
        if (busy) return;
        setBusy(true);
        void run().finally(() => setBusy(false));
      }}
    >
      {label}
    </button>
  );
}

function LayOut(): ReactNode {
  const { table: words } = useWords();
  const { act } = useMatch();
  const sets = [
    ['V', 'V', '^'],
    ['V', '^', '^'],
  ] as const;
  return (
    <div className="lay-outs" role="group" aria-label={words.start.layOut}>
      {sets.map((cubes) => (
        <button
          key={cubes[1]}
          type="button"
          className="lay-out"
          aria-label={words.start.twoOf(cubes[1] === 'V' ? 'V' : 'Λ')}
          onClick={() => void act({ do: 'lay-out', cubes: [...cubes] })}
        >
          {[0, 1, 2].map((place) => (
            <Cube key={place} cube={cubes[place]!} silent />
          ))}
        </button>
      ))}
    </div>
  );
}

function Deal({ least, most }: { readonly least: number; readonly most: number }): ReactNode {
  const { table: words } = useWords();
  const { match, act } = useMatch();
  const [count, setCount] = useState(Math.round((least + most) / 2));
  const [from, to] = match.settings.mode === 'table' ? [1, 16] : [least, most];
  return (
    <>
      <label className="deal">
        <span>{words.start.howMany}</span>{' '}
        <select value={count} onChange={(event) => setCount(Number(event.target.value))}>
          {Array.from({ length: to - from + 1 }, (_, step) => (
            <option key={step} value={from + step}>
              {from + step}
            </option>
          ))}
        </select>
      </label>
      <Do label={words.start.deal(count)} run={() => act({ do: 'deal', count })} />
    </>
  );
}

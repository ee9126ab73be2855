import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import type { Words } from '../../words/words.ts';
import { useTable } from '../use-table.ts';

type Level = keyof Words['table']['players']['levels'];

/** A bot for a chair that nobody takes. */
export function BotChair({ seat }: { readonly seat: number }): ReactNode {
  const { chairs: words, table } = useWords();
  const { run } = useTable();
  const levels = Object.entries(table.players.levels) as readonly (readonly [Level, string])[];
  const [level, setLevel] = useState<Level>('club');
  return (
    <div className="bot-chair">
      <select
        aria-label={words.botLevel}
        value={level}
        onChange={(event) => setLevel(levels.find(([one]) => one === event.target.value)?.[0] ?? 'club')}
      >
        {levels.map(([one, says]) => (
          <option key={one} value={one}>
            {says}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => void run({ do: 'seat-bot', seat, level })}>
        {words.bot}
      </button>
    </div>
  );
}

/** Those who are there may begin; the chair is kept for whoever comes late. */
export function BeginWithout(): ReactNode {
  const { chairs: words } = useWords();
  const { table, run } = useTable();
  const there = table.seats.filter((seat) => seat !== null);
  if (there.length < 2 || there.length === table.seats.length || there.some(({ ready }) => !ready))
    return null;
  return (
    <button type="button" title={words.beginWithoutHelp} onClick={() => void run({ do: 'begin' })}>
      {words.beginWithout}
    </button>
  );
}

/** A chair that was empty when the match began. */
export function LateChair(): ReactNode {
  const { chairs: words } = useWords();
  const { table, place, run } = useTable();
  const gone = table.match?.gone ?? [];
  const kept = gone.find(({ seat, why }) => why === 'not-come' && table.seats[seat] === null);
  if (kept === undefined || place.kind !== 'beside') return null;
  return (
    <button type="button" className="main-action" onClick={() => void run({ do: 'sit', seat: kept.seat })}>
      {words.takeLate}
    </button>
  );
}

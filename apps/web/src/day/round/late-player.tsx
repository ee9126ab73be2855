import { roundOf, tablesOf } from '@forceout/tournament';
import type { TableThing } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { Choice } from '../fields.tsx';
import { playerName, playerNumber } from '../names.ts';
import { Refused } from '../refused.tsx';
import { useDay, useDoing } from '../use-day.tsx';

/** Somebody who came after the start takes the third chair of a table of two. */
export function LatePlayer({ table }: { readonly table: TableThing }): ReactNode {
  const { hall } = useDayWords();
  const { day, may } = useDay();
  const { busy, refusal, act } = useDoing();
  const [chosen, setChosen] = useState('');
  const { state } = roundOf(day, table.event, table.round);
  if (!may.includes('join') || table.players.length !== 2 || !['published', 'running'].includes(state))
    return null;
  const seated = new Set(tablesOf(day, table.event, table.round).flatMap(({ players }) => players));
  const waiting = [...day.things.entry.values()].filter(
    ({ event, player, presence }) => event === table.event && presence === 'present' && !seated.has(player),
  );
  if (waiting.length === 0) return null;
  return (
    <div className="row">
      <Choice
        label={hall.table.late}
        value={chosen}
        options={[
          ['', '…'],
          ...waiting.map(
            ({ player }) => [player, `${playerNumber(day, player)} ${playerName(day, player)}`] as const,
          ),
        ]}
        onChoose={setChosen}
      />
      <button
        type="button"
        disabled={busy || chosen === ''}
        onClick={() => void act({ do: 'join', table: table.id, player: chosen })}
      >
        {hall.table.join}
      </button>
      <Refused refusal={refusal} />
    </div>
  );
}

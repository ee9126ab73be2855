import type { TeamThing } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { Choice } from '../fields.tsx';
import { playerName } from '../names.ts';
import { Refused } from '../refused.tsx';
import { roundNow, useDay, useDoing } from '../use-day.tsx';

interface SubstituteProps {
  readonly team: TeamThing;
  readonly player: string;
}

/** Somebody else takes the place in the team from the next round on; a coach asks for it. */
export function Substitute({ team, player }: SubstituteProps): ReactNode {
  const { people } = useDayWords();
  const { day, may } = useDay();
  const { busy, refusal, act } = useDoing();
  const [chosen, setChosen] = useState('');
  const slot =
    1 +
    team.slots.findIndex((one) =>
      typeof one === 'string' ? one === player : (one ?? []).some((held) => held.player === player),
    );
  const placed = new Set(
    [...day.things.team.values()]
      .filter(({ event }) => event === team.event)
      .flatMap(({ slots }) =>
        slots.flatMap((one) => (typeof one === 'string' ? one : (one ?? []).map((held) => held.player))),
      ),
  );
  const free = [...day.things.entry.values()].filter(
    (entry) => entry.event === team.event && !placed.has(entry.player),
  );
  if (free.length === 0) return <small className="soft">{people.noSubstitute}</small>;
  const from = roundNow(day, day.things.event.get(team.event)!);
  const deed = may.includes('substitute') ? 'substitute' : 'ask-substitute';
  return (
    <>
      <Choice
        label={people.substitute}
        value={chosen}
        options={[['', '…'], ...free.map((entry) => [entry.player, playerName(day, entry.player)] as const)]}
        onChoose={setChosen}
      />
      <button
        type="button"
        disabled={busy || chosen === ''}
        onClick={() => void act({ do: deed, team: team.id, slot, player: chosen, from })}
      >
        {deed === 'substitute' ? people.fromRound(from) : people.askFor(from)}
      </button>
      <Refused refusal={refusal} />
    </>
  );
}

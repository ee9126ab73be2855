import type { EntryThing, Presence } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { playerName, playerNumber } from '../names.ts';
import { useDay } from '../use-day.tsx';
import { PersonEdit } from './person-edit.tsx';
import { Substitute } from './substitute.tsx';

interface PersonRowProps {
  readonly entry: EntryThing;
  readonly can: boolean;
  readonly onSet: (is: Presence) => void;
}

/** The whole row is the button, so that nobody hits the neighbour. */
export function PersonRow({ entry, can, onSet }: PersonRowProps): ReactNode {
  const { people } = useDayWords();
  const { day, may } = useDay();
  const [more, setMore] = useState(false);
  const { player, presence } = entry;
  const known = day.things.player.get(player);
  const team = [...day.things.team.values()].find(
    ({ event, slots }) =>
      event === entry.event &&
      slots.some((slot) =>
        typeof slot === 'string' ? slot === player : (slot ?? []).some((held) => held.player === player),
      ),
  );
  const here = presence === 'present';
  return (
    <li className="person" data-presence={presence}>
      <button
        type="button"
        className="person-main"
        aria-pressed={here}
        disabled={!can}
        onClick={() => onSet(here ? 'away' : 'present')}
      >
        <span className="tick">{here && <Icon name="right" />}</span>
        <span className="number">{playerNumber(day, player)}</span>
        <span className="who">{playerName(day, player)}</span>
        <small>
          {[team?.name, known?.grade === undefined ? undefined : people.grade(known.grade)]
            .filter((part) => part !== undefined)
            .join(' · ')}
        </small>
        <span className="state">{people.presence[presence]}</span>
      </button>
      <button
        type="button"
        className="quiet"
        aria-expanded={more}
        aria-label={people.more(playerName(day, player))}
        onClick={() => setMore(!more)}
      >
        <Icon name={more ? 'up' : 'down'} />
      </button>
      {more && (
        <div className="row person-more">
          {(['away', 'withdrawn', 'disqualified'] as const)
            .filter((is) => is !== presence)
            .map((is) => (
              <button key={is} type="button" disabled={!can} onClick={() => onSet(is)}>
                {people.set[is]}
              </button>
            ))}
          {team !== undefined && (may.includes('substitute') || may.includes('ask-substitute')) && (
            <Substitute team={team} player={player} />
          )}
          {known !== undefined && may.includes('change-player') && <PersonEdit key={player} player={known} />}
        </div>
      )}
    </li>
  );
}

import type { EntryThing, Presence, Tournament } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { announce } from '../../shell/announce.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { playerName, playerNumber, schoolName } from '../names.ts';
import { Refused } from '../refused.tsx';
import { useDay, useDoing } from '../use-day.tsx';
import { SchoolGroup } from './school-group.tsx';
import { Unread } from './unread-lines.tsx';

const FILTERS = ['all', 'entered', 'present', 'away', 'withdrawn'] as const;
type Filter = (typeof FILTERS)[number];
/** More rows than this are not drawn at once: whoever checks in types a name. */
const AT_ONCE = 150;

/** Large rows, one a person; a name or number and Enter is enough. */
export function CheckIn({ event }: { readonly event: string }): ReactNode {
  const { people } = useDayWords();
  const { day, may } = useDay();
  const { busy, refusal, act } = useDoing();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [whole, setWhole] = useState(false);
  const entries = [...day.things.entry.values()].filter((entry) => entry.event === event);
  const found = entries
    .filter((entry) => filter === 'all' || entry.presence === filter)
    .filter((entry) => matches(day, entry, search))
    .toSorted((a, b) => inOrder(schoolName(day, a.player), schoolName(day, b.player)) || byName(day, a, b));
  const set = (players: readonly string[], is: Presence): void => {
    if (players.length === 0) return;
    void act({ do: 'presence', event, players, is }).then(
      (done) =>
        done &&
        announce(
          people.announced(
            players
              .map((id) => playerName(day, id))
              .slice(0, 3)
              .join(', '),
            people.presence[is],
          ),
        ),
    );
  };
  const expected = entries.filter(({ presence }) => presence === 'entered').map(({ player }) => player);
  const bySchool = Map.groupBy(whole ? found : found.slice(0, AT_ONCE), ({ player }) =>
    schoolName(day, player),
  );
  const can = may.includes('presence');
  return (
    <section className="sheet-paper check-in" aria-label={people.checkIn}>
      <form
        className="row"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          // Only when there is no doubt who is meant.
          if (search.trim() === '' || found.length !== 1) return;
          set([found[0]!.player], found[0]!.presence === 'present' ? 'away' : 'present');
          setSearch('');
        }}
      >
        <label className="search">
          <span className="unseen">{people.search}</span>
          <input
            type="search"
            value={search}
            placeholder={people.search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
        <div className="filters" role="group" aria-label={people.filter}>
          {FILTERS.map((one) => (
            <button key={one} type="button" aria-pressed={filter === one} onClick={() => setFilter(one)}>
              {people.filters[one]} <b>{one === 'all' ? entries.length : count(entries, one)}</b>
            </button>
          ))}
        </div>
        {can && expected.length > 0 && (
          <button
            type="button"
            className="main-action"
            disabled={busy}
            onClick={() => set(expected, 'present')}
          >
            <Icon name="right" /> {people.everybody(expected.length)}
          </button>
        )}
      </form>
      <Refused refusal={refusal} />
      <Unread />
      {[...bySchool].map(([school, members]) => (
        <SchoolGroup key={school} name={school} members={members} can={can && !busy} onSet={set} />
      ))}
      {found.length > AT_ONCE && !whole && (
        <button type="button" onClick={() => setWhole(true)}>
          {people.showAll(found.length)}
        </button>
      )}
    </section>
  );
}

function count(entries: readonly EntryThing[], is: Presence): number {
  return entries.filter(({ presence }) => presence === is).length;
}

function byName(day: Tournament, a: EntryThing, b: EntryThing): number {
  return inOrder(playerName(day, a.player), playerName(day, b.player));
}

/** School 2 stands before School 10. */
const inOrder = new Intl.Collator(undefined, { numeric: true }).compare;

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function matches(day: Tournament, { player }: EntryThing, search: string): boolean {
  const wanted = plain(search.trim());
  if (wanted === '') return true;
  if (/^\d+$/.test(wanted)) return String(playerNumber(day, player) ?? '').startsWith(wanted);
  return plain(`${playerName(day, player)} ${schoolName(day, player)}`).includes(wanted);
}

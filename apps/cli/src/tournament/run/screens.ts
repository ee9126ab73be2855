import {
  dataOf,
  eventStandings,
  nameOf,
  openRound,
  roundFaults,
  roundOf,
  tablesOf,
} from '@forceout/tournament';
import type { EventThing, Tournament, World } from '@forceout/tournament';
import { bookNamed } from '../../house-rules.ts';
import { showStandings } from '../show-standings.ts';

export function seatingText(state: Tournament, event: EventThing, n: number, world: World): string {
  const tables = tablesOf(state, event.id, n);
  if (tables.length === 0) return `round ${n} is not seated`;
  const people = (players: readonly string[]): string =>
    players.map((id) => `${state.things.player.get(id)?.number} ${nameOf(state, id)}`).join(' · ');
  const round = roundOf(state, event.id, n);
  const faults = roundFaults(state, event, n, world).filter(
    ({ key }) => !(round.accepted ?? []).includes(key),
  );
  return [
    `round ${n}, ${round.state}${round.stale === true ? ', something has changed since' : ''}`,
    ...tables.map(({ number, players }) => `${String(number).padStart(5)}  ${people(players)}`),
    ...(round.state === 'drafted' || round.state === 'checked'
      ? faults.map(({ key, message }) => `  ${message}  (accept ${key})`)
      : []),
  ].join('\n');
}

export function standingsText(state: Tournament, event: EventThing): string {
  const data = dataOf(state);
  return showStandings(
    data,
    eventStandings(
      data,
      data.events.find(({ id }) => id === event.id)!,
      bookNamed,
    ),
    (id) => nameOf(state, id),
  );
}

/** What is next, for every event. */
export function overview(state: Tournament): string {
  const name = [...state.things.tournament.values()][0]?.name ?? 'no tournament yet: new <preset> <name>';
  return [
    name,
    ...[...state.things.event.values()].map((event) => `${event.id}: ${nextStep(state, event)}`),
  ].join('\n');
}

function nextStep(state: Tournament, event: EventThing): string {
  const n = openRound(state, event);
  if (n === null) return event.state === 'certified' ? 'certified' : 'all rounds are closed: certify';
  const entries = [...state.things.entry.values()].filter((entry) => entry.event === event.id);
  const here = entries.filter(({ presence }) => presence === 'present').length;
  switch (roundOf(state, event.id, n).state) {
    case 'planned':
      return `${here} of ${entries.length} are here; round ${n}: draft`;
    case 'drafted':
    case 'checked':
      return `round ${n} is drafted: publish`;
    case 'published':
      return `round ${n} is published: start`;
    case 'running':
    case 'last-shake':
      return `round ${n} runs: stop`;
    default:
      return `round ${n}: sheets (? says what is missing), then close`;
  }
}

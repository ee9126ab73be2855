import {
  booksOf,
  dataOf,
  nameOf,
  openRound,
  roundFaults,
  roundOf,
  standingsApart,
  tablesOf,
} from '@forceout/tournament';
import type { EventThing, Tournament, World } from '@forceout/tournament';
import { bookNamed } from '../../house-rules.ts';
import { words } from '../../words/language.ts';
import { told } from '../told.ts';
import { showStandings } from '../show-standings.ts';

export function seatingText(state: Tournament, event: EventThing, n: number, world: World): string {
  const tables = tablesOf(state, event.id, n);
  if (tables.length === 0) return words().run.notSeated(n);
  const people = (players: readonly string[]): string =>
    players.map((id) => `${state.things.player.get(id)?.number} ${nameOf(state, id)}`).join(' · ');
  const round = roundOf(state, event.id, n);
  const faults = roundFaults(state, event, n, world).filter(
    ({ key }) => !(round.accepted ?? []).includes(key),
  );
  return [
    words().run.seatingOf(n, round.state, round.stale === true),
    ...tables.map(({ number, players }) => `${String(number).padStart(5)}  ${people(players)}`),
    ...(round.state === 'drafted' || round.state === 'checked'
      ? faults.map(({ key, message }) => words().run.acceptBy(told(message), key))
      : []),
  ].join('\n');
}

export function standingsText(state: Tournament, event: EventThing): string {
  const data = dataOf(state);
  return showStandings(
    data,
    standingsApart(
      data,
      data.events.find(({ id }) => id === event.id)!,
      booksOf(state, bookNamed),
    ),
    (id) => nameOf(state, id),
  );
}

/** What is next, for every event. */
export function overview(state: Tournament): string {
  const name = [...state.things.tournament.values()][0]?.name ?? words().run.noTournament;
  return [
    name,
    ...[...state.things.event.values()].map((event) => `${event.id}: ${nextStep(state, event)}`),
  ].join('\n');
}

function nextStep(state: Tournament, event: EventThing): string {
  const says = words().run;
  if (event.together !== undefined) return says.playsWith(event.together);
  const n = openRound(state, event);
  if (n === null) return event.state === 'certified' ? says.certified : says.allClosed;
  const entries = [...state.things.entry.values()].filter((entry) => entry.event === event.id);
  const here = entries.filter(({ presence }) => presence === 'present').length;
  switch (roundOf(state, event.id, n).state) {
    case 'planned':
      return says.toDraft(here, entries.length, n);
    case 'drafted':
    case 'checked':
      return says.toPublish(n);
    case 'published':
      return says.toStart(n);
    case 'running':
    case 'last-shake':
      return says.toStop(n);
    default:
      return says.toClose(n);
  }
}

import { inEnglish } from '@forceout/rules/words';
import { readTournamentFile } from '@forceout/formats/tournament';
import { eventResults } from '../results/event-results.ts';
import { eventStandings } from '../standings/standings.ts';
import type { World } from './context.ts';
import { fold } from './evolve.ts';
import { dataOf, roundOf, tablesOf } from './state.ts';
import type { Tournament } from './state.ts';
import { contentOf, makeFile, openFile } from './to-file.ts';
import { modeOf, presentIn } from '../seating/seat-round.ts';

/** What must hold after every command; each broken one is a sentence. Numbers are those of the specification. */
export function brokenInvariants(state: Tournament, world: World, deep = true): readonly string[] {
  return [
    ...seats(state),
    ...points(state, world),
    ...drafts(state),
    ...confirmations(state),
    ...corrections(state),
    ...(deep ? [...journal(state), ...files(state, world), ...order(state, world)] : []),
  ];
}

/** 1, 2: in a fresh draft everybody who is present sits exactly once, with the fewest twos. */
function seats(state: Tournament): readonly string[] {
  return [...state.things.round.values()].flatMap(({ event: id, n, state: is, stale }) => {
    const tables = tablesOf(state, id, n);
    const seated = tables.flatMap(({ players }) => players);
    const wrong: string[] = [];
    if (new Set(seated).size < seated.length) wrong.push(`1: somebody sits twice in round ${n} of ${id}`);
    if (is !== 'drafted' || stale === true) return wrong;
    const present = presentIn(state, id);
    if (present.toSorted().join() !== seated.toSorted().join())
      wrong.push(`1: round ${n} of ${id} does not seat who is present`);
    const event = state.things.event.get(id)!;
    const twos = tables.filter(({ players }) => players.length === 2).length;
    // Equal numbers of a section play among themselves, so each such group has its own twos; so have locked tables.
    const free = modeOf(event, n) !== 'rotation' && !tables.some(({ locked }) => locked === true);
    if (free && twos !== (3 - (present.length % 3)) % 3)
      wrong.push(`2: round ${n} of ${id} has ${twos} tables of two`);
    return wrong;
  });
}

/** 3, 4: the control figure of every round, and every sum. */
function points(state: Tournament, { books }: World): readonly string[] {
  const data = dataOf(state);
  const zeros = new Set(
    data.rulings.filter(({ effect }) => effect === 'zero').map(({ table, player }) => `${table}/${player}`),
  );
  return data.events.flatMap((event) => {
    const wrong: string[] = [];
    const results = eventResults(data, event, books, event.rounds);
    for (let n = 1; n <= event.rounds; n++) {
      const outings = [...results.outings.values()].flat().filter(({ round }) => round === n);
      const table = new Map(
        data.tables
          .filter((one) => one.event === event.id && one.round === n)
          .flatMap((one) => one.players.map((player) => [player, one.id])),
      );
      if (outings.some(({ own }) => zeros.has(`${table.get(own.player)}/${own.player}`))) continue;
      const sum = outings.reduce((total, { own }) => total + own.points, 0);
      const groups = outings
        .filter(({ own }) => own.played)
        .map(({ others }) => 1 + others.filter(({ played }) => played).length);
      // Each of three brings 4, each of two brings 5.
      const expected = groups.reduce((total, size) => total + (size === 3 ? 4 : 5), 0);
      if (sum !== expected) wrong.push(`3: round ${n} of ${event.id} has ${sum} points, not ${expected}`);
    }
    for (const { player, points: own, rounds, played } of eventStandings(data, event, books).individuals) {
      const sum =
        rounds.reduce<number>((total, round) => total + (round ?? 0), 0) +
        (played > 0 ? event.attendance : 0);
      if (sum !== own) wrong.push(`4: ${player} has ${own}, the rounds give ${sum}`);
    }
    return wrong;
  });
}

/** 5: what is published was drafted from closed rounds, or the director accepted it. */
function drafts(state: Tournament): readonly string[] {
  return [...state.things.round.values()].flatMap(({ event, n, state: is, accepted = [] }) => {
    if (!['published', 'running', 'last-shake', 'stopped', 'collecting'].includes(is)) return [];
    const open = Array.from({ length: n - 1 }, (_, index) => index + 1).filter(
      (earlier) => roundOf(state, event, earlier).state !== 'closed',
    );
    return open
      .filter((earlier) => !accepted.includes(`missing-results ${earlier}`))
      .map((earlier) => `5: round ${n} of ${event} uses round ${earlier}`);
  });
}

/** 8: nobody confirms an own entry. */
function confirmations(state: Tournament): readonly string[] {
  return [...state.things.sheet.values()].flatMap(({ table, entries }) => {
    const people = entries.map(({ by }) => by);
    return new Set(people).size < people.length ? [`8: one person entered ${table} twice`] : [];
  });
}

/** 9: a correction names person, time and reason, and keeps the old value. */
function corrections(state: Tournament): readonly string[] {
  return [...state.things.sheet.values()].flatMap(({ table, corrections: all = [] }) =>
    all.some(({ by, at, reason, was }) => by === '' || at === '' || reason === '' || was.length < 2)
      ? [`9: a correction of ${table} does not say everything`]
      : [],
  );
}

/** 6: the fold of the journal is the state. */
function journal(state: Tournament): readonly string[] {
  const folded = fold(state.journal);
  return contentOf(folded) === contentOf(state) ? [] : ['6: the fold of the journal is not the state'];
}

/** 6: a file that is written, read and written again is the same. */
function files(state: Tournament, { books }: World): readonly string[] {
  const once = makeFile(state, {});
  const read = readTournamentFile(new TextEncoder().encode(once), books);
  // Before there is an event, there is no file.
  if (!read.ok)
    return state.things.event.size === 0
      ? []
      : [`6: line ${read.error.line}: ${inEnglish(read.error.message)}`];
  return contentOf(openFile(read.value)) === contentOf(state)
    ? []
    : ['6: reading the file again gives something else'];
}

/** 10: ranks depend on results only, not on the order in which they came. */
function order(state: Tournament, { books }: World): readonly string[] {
  const data = dataOf(state);
  const turned = {
    ...data,
    sheets: data.sheets.toReversed(),
    tables: data.tables.toReversed(),
    entries: data.entries.toReversed(),
  };
  return data.events.flatMap((event) =>
    JSON.stringify(eventStandings(data, event, books)) ===
    JSON.stringify(eventStandings(turned, event, books))
      ? []
      : [`10: the standings of ${event.id} depend on the order of entry`],
  );
}

import { inEnglish } from '@forceout/rules/words';
import { readTournamentFile } from '@forceout/formats/tournament';
import { eventResults } from '../results/event-results.ts';
import { eventStandings } from '../standings/standings.ts';
import { recount, recountedPlayer, recountedTeams } from '../checks/recount.ts';
import type { World } from './context.ts';
import { fold } from './evolve.ts';
import type { JournalEntry } from './command.ts';
import { applied, dataOf, roundOf, tablesOf } from './state.ts';
import type { Change, Tournament } from './state.ts';
import { KINDS } from './things.ts';
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

/** 3, 4: the control figure of every round, and every sum, each counted once more from the bare sheets. */
function points(state: Tournament, { books }: World): readonly string[] {
  const data = dataOf(state);
  return data.events.flatMap((event) => {
    const wrong: string[] = [];
    const counted = recount(state, event.id, books(event.rulebook)?.procedure.scoring.absent.is ?? 0);
    const { outings } = eventResults(data, event, books, event.rounds);
    const sums = new Map<number, number>();
    for (const { round, own } of [...outings.values()].flat())
      sums.set(round, (sums.get(round) ?? 0) + own.points);
    for (const n of new Set([...sums.keys(), ...counted.sums.keys()]))
      if (sums.get(n) !== counted.sums.get(n))
        wrong.push(`3: round ${n} of ${event.id} has ${sums.get(n)} points, not ${counted.sums.get(n)}`);
    const { after, individuals, teams } = eventStandings(data, event, books);
    for (const { player, points: own, rounds, played } of individuals) {
      const sum =
        rounds.reduce<number>((total, round) => total + (round ?? 0), 0) +
        (played > 0 ? event.attendance : 0);
      const again = recountedPlayer(counted, player, after, event.attendance).points;
      if (sum !== own || again !== own)
        wrong.push(`4: ${player} has ${own}, the rounds give ${sum}, the sheets ${again}`);
    }
    const thing = state.things.event.get(event.id)!;
    for (const [at, { standings }] of teams.entries()) {
      const again = recountedTeams(state, thing, event.teamRules[at]!, counted, after);
      for (const { id, points: own } of standings)
        if (again.get(id) !== own) wrong.push(`4: ${id} has ${own}, the sheets give ${again.get(id)}`);
      if (again.size !== standings.length)
        wrong.push(`4: ${standings.length} teams are ranked, the lists have ${again.size}`);
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

/** 12: undone, the last entry leaves what was there before it. */
export function brokenByUndo(before: Tournament, after: Tournament, entry: JournalEntry): readonly string[] {
  const back = entry.changes
    .toReversed()
    .map(({ kind, key, was = null }) => ({ kind, key, to: was }) as Change);
  const { things } = applied(after, back);
  const same = KINDS.every(
    (kind) =>
      things[kind].size === before.things[kind].size &&
      [...before.things[kind]].every(([key, thing]) => things[kind].get(key) === thing),
  );
  return same ? [] : [`12: undoing ${entry.id} does not lead back`];
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

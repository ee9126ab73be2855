/**
 * Records every message of many matches, and what anybody is told who comes back later, and looks for what the receiver must not know: others' scratch paper, others'
 * writing before it is presented, and the seed of the dice.
 *   node load/leak.ts --matches 1000
 */
import { BOOK_IDS, bookById } from '@forceout/rules';
import { chanceFrom, GAMES, robotDeed } from '@forceout/server/testing';
import { sideOf } from '@forceout/table';
import { openStorage } from '../apps/server/src/storage/storage.ts';
import { readPast } from '../apps/server/src/tables/past.ts';
import { ServiceClock } from '../apps/server/src/tables/service-clock.ts';
import { Tables } from '../apps/server/src/tables/tables.ts';
import { addPerson, Guest, seatAll, SETTINGS } from '../apps/server/src/testing/tables.ts';
import { option } from './arguments.ts';
import { each } from './crowd.ts';
import { Machine } from './machine.ts';

/** How often somebody comes back and asks for all that was, after a deed. */
const LOOKS_BACK = 0.03;
const count = option('matches', 100);
const storage = await openStorage({ file: ':memory:' });
const clock = new ServiceClock(storage);
await clock.start();
const troubles: string[] = [];
const tables = new Tables({
  storage,
  clock,
  onTrouble: (what, error) => troubles.push(`${what}: ${String(error)}`),
});
for (const name of ['ann', 'bob', 'cat', 'eve']) await addPerson(storage, name);
const books = BOOK_IDS.map((id) => bookById(id)!);

const machine = new Machine();
let [messages, bytes, leaks, finished, refused, pasts] = [0, 0, 0, 0, 0, 0];
const [played, presented] = [
  { onsets: 0, equations: 0 },
  { onsets: 0, equations: 0 },
];

await each(
  Array.from({ length: count }, (_, index) => index),
  8,
  async (index) => {
    const chance = chanceFrom(index + 1);
    const book = books[index % books.length]!;
    const division = book.divisions[Math.floor(chance() * book.divisions.length)]!;
    const seats = chance() < 0.3 ? 2 : 3;
    const mode = chance() < 0.5 ? 'table' : 'auto';
    const level =
      book.game === 'onsets' && 'basicLevel' in book && book.basicLevel !== null ? 'basic' : 'adventurous';
    const settings = {
      ...SETTINGS,
      rulebook: book.id,
      division,
      seats,
      mode,
      level,
      clock: 'untimed',
    } as const;
    const opened = await tables.open(settings, 'ann');
    if (!opened.ok) throw new Error(opened.error.message);
    const { id } = opened.value;
    const players = ['ann', 'bob', 'cat'].slice(0, seats).map((name) => new Guest(name));
    const eve = new Guest('eve');
    await eve.watch(tables, id);
    await seatAll(tables, id, players);
    const host = (await tables.host(id))!;
    const seed = (await storage.tables.seed(id))!;
    /** Texts, and who alone may have seen them so far. */
    const secrets = new Map<string, Guest>();
    let [wrote, papers] = [0, 0];
    played[book.game]++;
    const read = (viewer: Guest, message: unknown): void => {
      const text = JSON.stringify(message);
      messages++;
      bytes += text.length;
      if (text.includes(seed) && host.table.state !== 'over') leaks++;
      for (const [secret, owner] of secrets) if (owner !== viewer && text.includes(secret)) leaks++;
    };
    const look = (): void => {
      for (const viewer of [...players, eve]) {
        for (const message of viewer.received) read(viewer, message);
        viewer.received.length = 0;
      }
    };
    /** What somebody is told who comes back now. */
    const lookBack = async (viewer: Guest): Promise<void> => {
      pasts++;
      read(viewer, await readPast(storage, id, sideOf(host.table, viewer.person)));
    };
    for (let step = 0; step < 200 && host.table.state === 'playing'; step++) {
      const results = host.table.match!.results.length;
      if (results >= 1 && host.table.match!.round.state === 'open') {
        for (const guest of players) await guest.act(tables, id, { do: 'finish', wish: true });
      }
      for (const guest of players) {
        const note = `note-${index}-${wrote++}-`;
        if (chance() < 0.2) {
          secrets.set(note, guest);
          await guest.play(tables, id, { do: 'scratch', text: note });
        }
        const deed = robotDeed(guest.view!, chance);
        if (deed === null) continue;
        if (typeof deed === 'object' && !Array.isArray(deed) && 'do' in deed && deed['do'] === 'present') {
          // A text that nobody else writes in this match, in time for everybody to see it later.
          const brackets = 4 + papers++;
          const [value] = GAMES[book.game].values;
          const text = `${'('.repeat(brackets)}${value}${')'.repeat(brackets)}`;
          secrets.set(`"${text}"`, guest);
          const written = [GAMES[book.game].written(text)];
          const done = await guest.play(tables, id, { do: 'present', written });
          if (done.is === 'done') presented[book.game]++;
          else refused++;
        } else await guest.play(tables, id, deed);
        // From the checking on, what was written lies on the table.
        if (host.table.match!.phase.kind !== 'writing') {
          for (const secret of secrets.keys()) if (secret.startsWith('"')) secrets.delete(secret);
        }
        look();
        if (chance() < LOOKS_BACK)
          await lookBack(chance() < 0.2 ? eve : players[Math.floor(chance() * seats)]!);
      }
      look();
    }
    if (host.table.state === 'over') finished++;
    for (const viewer of [...players, eve]) host.watchers.remove(viewer);
  },
);
console.log(
  `${count} matches (${played.onsets} of On-Sets, ${played.equations} of Equations, ${finished} finished), ${presented.onsets} and ${presented.equations} Solutions presented, ${refused} refused; ` +
    `${messages} messages, ${pasts} of them whole pasts, ${(bytes / 1e6).toFixed(0)} MB: ${leaks} leaks; ${machine.told()}`,
);
for (const trouble of new Set(troubles)) console.log(trouble);
await tables.stop();
clock.stop();
await storage.close();
if (leaks > 0) process.exitCode = 1;

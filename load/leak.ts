/**
 * Records every message of many matches, and now and then what every GET route there is tells a player or a spectator,
 * and looks for what the receiver must not know: others' scratch paper, others' writing before it is presented, faults
 * that nobody has noticed, which picks are legal, and the seed of the dice.
 *   node load/leak.ts --matches 1000
 */
import { BOOK_IDS, bookById } from '@forceout/rules';
import { chanceFrom, GAMES, robotDeed } from '@forceout/server/testing';
import { Browser, startApp } from '../apps/server/src/testing/app.ts';
import { everyGet } from '../apps/server/src/testing/every-get.ts';
import { addPerson, Guest, seatAll, SETTINGS } from '../apps/server/src/testing/tables.ts';
import { option } from './arguments.ts';
import { each } from './crowd.ts';
import { Machine } from './machine.ts';

/** How often somebody asks for all that can be asked for, after a deed. */
const LOOKS_BACK = 0.03;
const count = option('matches', 100);
const troubles: string[] = [];
const server = await startApp({ FORCEOUT_RATES: '1000000' }, undefined, (what, error) =>
  troubles.push(`${what}: ${String(error)}`),
);
const { storage, tables, house } = server;
/** Everybody's browser, already signed in. */
const browsers = new Map<string, Browser>();
for (const name of ['ann', 'bob', 'cat', 'eve']) {
  await addPerson(storage, name);
  const browser = new Browser(server.app);
  browser.cookie = `forceout=${await house.sessions.start(name, 'session', '')}`;
  browsers.set(name, browser);
}
const books = BOOK_IDS.map((id) => bookById(id)!);

const machine = new Machine();
let [messages, bytes, leaks, finished, refused, asked] = [0, 0, 0, 0, 0, 0];
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
    const { id, code } = opened.value;
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
    /** What somebody is told who asks every route that can be read. */
    const lookBack = async (viewer: Guest): Promise<void> => {
      for (const path of everyGet({ table: id, code, school: 'none', person: viewer.person })) {
        // Of the other tables, which are played beside this one, their own runs look.
        if (path === '/api/me/data' || path === '/openapi.json') continue;
        const { json } = await browsers.get(viewer.person)!.call('GET', path);
        asked++;
        read(viewer, json);
        // The file of a match that is over holds all of it.
        if (host.table.state !== 'over' && /"faults?"|"legal"/.test(JSON.stringify(json))) leaks++;
      }
      // The page of the export on which this table stands; there are hundreds of others.
      const { json } = await browsers
        .get(viewer.person)!
        .call('GET', `/api/me/data?after=${id.slice(0, -1)}`);
      const { moves } = json as { readonly moves: readonly { table: string }[] };
      const own = moves.filter(({ table }) => table === id);
      if (own.length === 0 && viewer !== eve) throw new Error('the export leaves a table out');
      asked++;
      read(viewer, own);
      if (/"faults?"|"legal"/.test(JSON.stringify(moves))) leaks++;
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
    `${messages} messages, ${asked} of them answers to every GET route, ${(bytes / 1e6).toFixed(0)} MB: ${leaks} leaks; ${machine.told()}`,
);
for (const trouble of new Set(troubles)) console.log(trouble);
await server.stop();
if (leaks > 0) process.exitCode = 1;

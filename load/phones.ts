/**
 * Stop: at every table of a hall the players take their phones, scan the card and sign the result. Some refuse, some type
 * other figures, some send everything twice; staff settle by the paper, and the cards are dead when the round is closed.
 *   node load/phones.ts --players 1200
 */
import { DayApi } from '@forceout/client';
import type { PhoneCard } from '@forceout/client';
import { chanceFrom, tableKey } from '@forceout/server/testing';
import { option } from './arguments.ts';
import { figures } from './figures.ts';
import { rosterText, startDay } from './hall-day.ts';
import { Machine } from './machine.ts';
import { loadPlace } from './place.ts';
import { startProcess } from './process.ts';

const players = option('players', 120);
const chance = chanceFrom(option('seed', 1));
const place = await loadPlace('sqlite', 'phones');
const server = await startProcess(place.env);
const { director, id, code } = await startDay(server.base, rosterText(players));
await director.command(id, { do: 'set', setting: 'player-phones', value: 'after-stop' });
await director.command(id, { do: 'bell', events: ['on-mid'] });
const before = await director.day(id);
const numbers = new Map(before.things.player.map((player) => [player.id, player.number]));
const wrong: string[] = [];
const must = (is: boolean, what: string): void => void (is || wrong.push(what));

const tables = before.things.table.map((table) => {
  const { event, round, number } = table;
  const card: PhoneCard = { code, event, round, number, key: tableKey(id, table.id) };
  const kind = chance();
  return {
    table,
    card,
    totals: table.players.map(() => Math.floor(chance() * 40) - 4),
    refuses: kind < 0.03,
    differs: kind >= 0.03 && kind < 0.06,
  };
});
const phone = new DayApi({ base: server.base });
const [first] = tables;
must((await phone.phoneTable(first!.card)).why?.code === 'not-stopped', 'before Stop a card is open');
await director.command(id, { do: 'ring', bell: before.things.bell[0]!.id, what: 'stop' });

const machine = new Machine();
const said: number[] = [];
const started = performance.now();
await Promise.all(
  tables.map(async ({ table, card, totals, refuses, differs }) => {
    for (const [seat, player] of table.players.entries()) {
      await phone.phoneTable(card);
      const last = seat === table.players.length - 1;
      const own = last && differs ? totals.map((total) => total + 1) : totals;
      const who = { number: numbers.get(player)!, initials: 'AB' };
      const message = last && refuses ? { ...who, refuse: true as const } : { ...who, totals: own };
      const name = `phone-${table.number}-${seat}`;
      const from = performance.now();
      // Now and then the answer is lost on the way, and the phone sends it again.
      for (let times = chance() < 0.1 ? 2 : 1; times > 0; times--) {
        const answer = await phone.phoneSay(card, message, name);
        must('seq' in answer, `table ${table.number}: ${JSON.stringify(answer)}`);
      }
      said.push(performance.now() - from);
    }
  }),
);
const seconds = (performance.now() - started) / 1000;
const { things } = await director.day(id);
const sheets = new Map(things.sheet.map((sheet) => [sheet.table, sheet]));
let [confirmed, conflicts] = [0, 0];
for (const { table, totals, refuses, differs } of tables) {
  const sheet = sheets.get(table.id);
  const expected = refuses || differs ? 'conflict' : 'confirmed';
  must(sheet?.state === expected, `table ${table.number} is ${sheet?.state}, not ${expected}`);
  if (sheet?.state === 'conflict') conflicts++;
  else confirmed++;
  if (expected === 'confirmed')
    must(sheet?.seats.map(({ total }) => total).join() === totals.join(), `table ${table.number}: figures`);
  else {
    const seats = table.players.map((player, seat) => ({ player, total: totals[seat]! }));
    const reason = 'the paper says so';
    const settled = await director.command(id, { do: 'settle', table: table.id, seats }, { reason });
    must('seq' in settled, `table ${table.number} could not be settled`);
  }
}
must('seq' in (await director.command(id, { do: 'close', event: 'on-mid' })), 'the round does not close');
let dead = 0;
for (const { card } of tables)
  await phone.phoneTable(card).catch((error: unknown) => {
    if ((error as { status?: number }).status === 410) dead++;
  });
must(dead === tables.length, `${tables.length - dead} cards open something after closing`);
console.log(
  `${players} players, ${tables.length} tables, ${said.length} phones in ${seconds.toFixed(1)} s: ${confirmed} confirmed, ${conflicts} conflicts settled by the paper, ` +
    `${dead} cards dead after closing; signing ${figures(said)}; ${machine.told()}; ${wrong.length} things wrong`,
);
for (const line of wrong.slice(0, 20)) console.log(line);
await server.kill('SIGTERM');
await place.remove();
process.exit(wrong.length === 0 ? 0 : 1);

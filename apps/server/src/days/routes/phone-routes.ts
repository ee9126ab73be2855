import { ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import type { Deed, TableThing } from '@forceout/tournament';
import { phonesOf } from '@forceout/tournament';
import { dayText } from '@forceout/tournament/words';
import { z } from 'zod';
import { NOTHING, open } from '../../api/route.ts';
import type { Call, Route } from '../../api/route.ts';
import { CommandId } from '../../api/schemas.ts';
import { problem } from '../../people/problem.ts';
import type { Problem } from '../../people/problem.ts';
import type { DayHost } from '../host.ts';
import { fitsTable, phoneTable } from '../phones.ts';
import { Outcome, outcomeOf } from './outcome.ts';

const PATH = '/api/t/{code}/table/{event}/{round}/{number}';
const LONGEST_INITIALS = 8;
const Total = z.number().int().min(-999).max(999).nullable();
const Said = {
  id: CommandId,
  key: z.string().max(40),
  /** Who says it: the player's own number. */
  number: z.number().int().min(1).max(1_000_000),
  initials: z.string().trim().min(1).max(LONGEST_INITIALS),
};

/** Nobody learns whether a table is there who has not its card. */
async function cardOf(
  { days, part }: Call<unknown>,
  key: string,
): Promise<Result<{ readonly host: DayHost; readonly table: TableThing }, Problem>> {
  const host = await days.byCode(part('code'));
  const id = `${part('event')}-${part('round')}-${part('number')}`;
  const table = host?.state.things.table.get(id);
  if (host === null || table === undefined || !fitsTable(host.day.id, id, key))
    return problem(404, 'no-such-card', 'No table of this day has this card.');
  host.usedAt = host.now();
  const no = phonesOf(host.state, table, host.now());
  return no?.code === 'round-closed' ? problem(410, no.code, dayText(no.message, 'en')) : ok({ host, table });
}

export const PHONE_ROUTES: readonly Route[] = [
  open(
    'get',
    PATH,
    {
      summary: 'What the card of a table opens for its players: `?key=` is on it; gone when the round closes',
      body: NOTHING,
      answer: z.looseObject({ open: z.boolean() }),
    },
    async (call) => {
      const there = await cardOf(call, call.query('key') ?? '');
      return there.ok ? ok({ ...phoneTable(there.value.host, there.value.table) }) : there;
    },
  ),
  open(
    'post',
    PATH,
    {
      summary:
        'A player says the result of the own table, or accepts what another has said, or refuses it. Totals in the order of the seats, null: did not play',
      body: z.union([
        z.strictObject({
          ...Said,
          totals: z.array(Total).min(2).max(3),
          sure: z.array(z.string().max(60)).max(40).exactOptional(),
        }),
        z.strictObject({ ...Said, refuse: z.literal(true) }),
      ]),
      answer: Outcome,
    },
    async (call) => {
      const there = await cardOf(call, call.body.key);
      if (!there.ok) return there;
      const { host, table } = there.value;
      const { id, number, initials } = call.body;
      const player = table.players.find((one) => host.state.things.player.get(one)?.number === number);
      if (player === undefined)
        return problem(400, 'not-here', 'number: nobody with this number sits at this table.');
      const who = { table: table.id, player, initials };
      const deed: Deed =
        'refuse' in call.body
          ? { do: 'phone-refuse', ...who }
          : {
              do: 'phone-accept',
              ...who,
              seats: table.players.map((one, seat) => {
                const total = ('totals' in call.body ? call.body.totals[seat] : null) ?? null;
                return total === null ? { player: one, played: false } : { player: one, total };
              }),
              ...(call.body.sure === undefined ? {} : { sure: call.body.sure }),
            };
      if ('totals' in call.body && call.body.totals.length !== table.players.length)
        return problem(400, 'wrong-seats', `totals: ${table.players.length} sit at this table.`);
      const name = `${number} by phone, table ${table.number}`;
      // Every phone has its own names for what it sends; they must not meet those of others.
      const command = { id: `${table.id}-${number}-${id}`.slice(-64), deed };
      return outcomeOf(await host.submit({ name, role: 'table', school: null }, command));
    },
  ),
];

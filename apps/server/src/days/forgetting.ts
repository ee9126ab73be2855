import type { Actor } from '@forceout/tournament';
import type { House } from '../people/accounts.ts';
import { record } from '../people/record.ts';
import type { Keep } from '../people/retention.ts';
import type { DayBackups } from './backup/backups.ts';
import type { Days } from './days.ts';
import type { DayHost } from './host.ts';

const DAY = 24 * 3_600_000;
/** More than this in one go would keep the database from those who play; the rest goes next time. */
const MOST = 20;
const RETENTION: Actor = { name: 'retention', role: 'server', school: null };

/** People of some schools, or all of them, are numbers from now on: in the journal, on photos, and in copies within reach. */
export async function forgetNames(
  days: Days,
  backups: DayBackups | null,
  host: DayHost,
  actor: Actor,
  schools: readonly string[] | null,
): Promise<void> {
  await host.forget(actor, schools);
  const { photos } = days.parts.storage;
  const { table, player } = host.state.things;
  // A photo of a sheet has the names of all who sat there.
  if (schools === null) await photos.remove(host.day.id, null);
  else
    for (const { id, players } of table.values())
      if (players.some((one) => schools.includes(player.get(one)?.school ?? '')))
        await photos.remove(host.day.id, id);
  await backups?.renew(host.day.id);
}

/** Days that are over for so long keep their numbers only; how many there were. */
export async function retainDays(
  house: House,
  days: Days,
  backups: DayBackups | null,
  keep: Keep,
): Promise<number> {
  const old = await house.storage.days.untouched(house.now() - keep.matches * DAY, MOST);
  let count = 0;
  for (const id of old) {
    const host = await days.host(id);
    if (host === null) continue;
    await forgetNames(days, backups, host, RETENTION, null);
    count++;
  }
  if (count > 0) await record(house, 'retention', 'retention', '', { days: count });
  return count;
}

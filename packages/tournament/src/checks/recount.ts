import type { TeamRule } from '@forceout/formats/tournament';
import type { EventThing, SeatThing, SheetThing, SlotThing, TableThing } from '../core/things.ts';
import type { Tournament } from '../core/state.ts';

/**
 * Points and teams once more, from the bare sheets: a short program that shares nothing with the standings, so that both can
 * be held against each other after every command.
 */
export interface Recount {
  /** Match points of who had a sheet that counts, by `round/player`. */
  readonly points: ReadonlyMap<string, number>;
  /** By `round/player`: took part in it. */
  readonly played: ReadonlySet<string>;
  /** Of each round: 12 a table of three and 10 a table of two, less what rulings took. */
  readonly sums: ReadonlyMap<number, number>;
}

const PLACES: Readonly<Record<number, readonly number[]>> = { 2: [6, 4], 3: [6, 4, 2] };

export function recount({ things }: Tournament, event: string, absent: number): Recount {
  const points = new Map<string, number>();
  const played = new Set<string>();
  const sums = new Map<number, number>();
  const rulings = Map.groupBy(things.ruling.values(), ({ table }) => table);
  for (const table of things.table.values()) {
    const sheet = things.sheet.get(table.id);
    if (table.event !== event || sheet === undefined || !counts(sheet)) continue;
    const ruled = rulings.get(table.id) ?? [];
    const of = (player: string, effect: string) =>
      ruled.find((one) => one.player === player && one.effect === effect);
    const here = sheet.seats.filter((seat) => seat.played !== false);
    const totals = here.map((seat) => of(seat.player, 'total')?.total ?? totalOf(seat, absent));
    let sum = here.length === 3 ? 12 : 10;
    for (const seat of sheet.seats) points.set(`${table.round}/${seat.player}`, 0);
    for (const [at, { player }] of here.entries()) {
      const own = shareOf(totals, totals[at]!);
      const taken = of(player, 'zero') !== undefined;
      if (taken) sum -= own;
      points.set(`${table.round}/${player}`, taken ? 0 : own);
      played.add(`${table.round}/${player}`);
    }
    sums.set(table.round, (sums.get(table.round) ?? 0) + sum);
  }
  return { points, played, sums };
}

function counts({ state }: SheetThing): boolean {
  return state === 'confirmed' || state === 'appealed';
}

function totalOf({ shakes, penalties = [], total = 0 }: SeatThing, absent: number): number {
  if (shakes === undefined) return total;
  return (
    shakes.reduce<number>((sum, shake) => sum + (shake ?? absent), 0) +
    penalties.reduce((sum, penalty) => sum + penalty.points, 0)
  );
}

/** Who is level shares the places that they take together. */
function shareOf(totals: readonly number[], own: number): number {
  const above = totals.filter((total) => total > own).length;
  const level = totals.filter((total) => total === own).length;
  const places = PLACES[totals.length]!.slice(above, above + level);
  return places.reduce((sum, place) => sum + place, 0) / level;
}

/** What each player has after these rounds. */
export function recountedPlayer(
  { points, played }: Recount,
  player: string,
  after: number,
  attendance: number,
): { readonly points: number; readonly played: number } {
  let [sum, times] = [0, 0];
  for (let n = 1; n <= after; n++) {
    sum += points.get(`${n}/${player}`) ?? 0;
    if (played.has(`${n}/${player}`)) times++;
  }
  return { points: sum + (times > 0 ? attendance : 0), played: times };
}

/** What a team or school has by a rule, as exact text; null where nobody has played for an average. */
export function recountedTeams(
  state: Tournament,
  { id: event, attendance = 0 }: EventThing,
  rule: TeamRule,
  counted: Recount,
  after: number,
): ReadonlyMap<string, string | null> {
  const { things } = state;
  if (rule.rule === 'members' || rule.rule === 'best-of-team') {
    const teams = [...things.team.values()].filter((team) => team.event === event);
    return new Map(
      teams.map(({ id, slots }) => {
        const each = slots.map((slot) => slotPoints(slot, counted, after, attendance));
        return [id, String(best(each, rule.rule === 'members' ? each.length : rule.k))];
      }),
    );
  }
  const bySchool = Map.groupBy(
    entrants(state, event).flatMap((player) => {
      const school = things.player.get(player)?.school;
      return school === undefined ? [] : [{ school, ...recountedPlayer(counted, player, after, attendance) }];
    }),
    ({ school }) => school,
  );
  return new Map(
    [...bySchool].map(([school, all]) => {
      if (rule.rule === 'school-average') {
        const here = all.filter(({ played }) => played > 0);
        const sum = best(
          here.map(({ points }) => points),
          here.length,
        );
        return [school, here.length === 0 ? null : fraction(sum, here.length)];
      }
      const each = all.map(({ points }) => points);
      return [school, String(best(each, rule.rule === 'school-best' ? rule.k : each.length))];
    }),
  );
}

function slotPoints(slot: SlotThing, counted: Recount, after: number, attendance: number): number {
  const holders = slot === null ? [] : typeof slot === 'string' ? [{ player: slot, from: 1 }] : slot;
  let [sum, came] = [0, false];
  for (let n = 1; n <= after; n++) {
    const holder = holders.findLast(({ from }) => from <= n);
    if (holder === undefined) continue;
    sum += counted.points.get(`${n}/${holder.player}`) ?? 0;
    came ||= counted.played.has(`${n}/${holder.player}`);
  }
  return sum + (came ? attendance : 0);
}

function entrants({ things }: Tournament, event: string): readonly string[] {
  const of = (thing: { readonly event: string }): boolean => thing.event === event;
  const seated = [...things.table.values()].filter(of).flatMap(({ players }: TableThing) => players);
  const held = [...things.team.values()]
    .filter(of)
    .flatMap(({ slots }) =>
      slots.flatMap((slot) =>
        slot === null ? [] : typeof slot === 'string' ? [slot] : slot.map(({ player }) => player),
      ),
    );
  const entered = [...things.entry.values()].filter(of).map(({ player }) => player);
  return [...new Set([...entered, ...seated, ...held])];
}

function best(points: readonly number[], k: number): number {
  return points
    .toSorted((a, b) => b - a)
    .slice(0, k)
    .reduce((sum, one) => sum + one, 0);
}

function fraction(above: number, below: number): string {
  let [a, b] = [Math.abs(above), below];
  while (b > 0) [a, b] = [b, a % b];
  const by = a === 0 ? 1 : a;
  return below === by ? String(above / by) : `${above / by}/${below / by}`;
}

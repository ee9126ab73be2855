import { bookById } from '@forceout/rules';
import { average, less, ratioText, reduced } from './slow-ratio.ts';
import type { Ratio } from './slow-ratio.ts';

/**
 * The slow twin of standings: works on the bare lines of a file, asks the same questions again and again, and shares no code
 * with the fast one. Points are the mean of the places that tied players share, figures are pairs of whole numbers.
 */
interface Seat {
  readonly player: string;
  readonly played?: boolean;
  readonly total?: number;
  readonly shakes?: readonly (number | null)[];
  readonly penalties?: readonly { readonly points: number }[];
  readonly signed?: boolean;
}
interface AnyLine {
  readonly kind: string;
  readonly id: string;
  readonly event: string;
  readonly player: string;
  readonly players: readonly string[];
  readonly school?: string;
  readonly section?: string;
  readonly rulebook: string;
  readonly rounds: number;
  readonly attendance?: number;
  readonly tieBreaks: readonly string[];
  readonly teamRules: readonly { readonly rule: string; readonly k?: number }[];
  readonly cut: {
    readonly rule: string;
    readonly n: number;
    readonly p: number;
    readonly x: number;
    readonly k: number;
  } | null;
  readonly round: number;
  readonly n: number;
  readonly state?: string;
  readonly table: string;
  readonly seats: readonly Seat[];
  readonly effect: string;
  readonly total: number;
  readonly slots: readonly (null | string | readonly { readonly player: string; readonly from: number }[])[];
}
export function slowStandings(lines: readonly Readonly<Record<string, unknown>>[]): unknown {
  const all = lines as readonly unknown[] as readonly AnyLine[];
  return all.filter(({ kind }) => kind === 'event').map((event) => slowEvent(all, event));
}

function slowEvent(all: readonly AnyLine[], event: AnyLine): unknown {
  const of = (kind: string): readonly AnyLine[] =>
    all.filter((line) => line.kind === kind && line.event === event.id);
  const tables = of('table');
  const stateOf = (n: number): string => {
    const line = of('round').find((one) => one.n === n);
    if (line !== undefined) return line.state ?? 'closed';
    return tables.some(({ round }) => round === n) ? 'closed' : 'planned';
  };
  const numbers = Array.from({ length: event.rounds }, (_, index) => index + 1);
  const after = Math.max(0, ...numbers.filter((n) => stateOf(n) === 'closed'));
  const counted = numbers.filter((n) => n <= after);
  const sheetOf = (table: AnyLine): AnyLine | undefined =>
    all.find(
      (line) =>
        line.kind === 'sheet' &&
        line.table === table.id &&
        ['confirmed', 'appealed'].includes(line.state ?? 'confirmed'),
    );
  const ruling = (table: string, player: string, effect: string): AnyLine | undefined =>
    all.find(
      (line) =>
        line.kind === 'ruling' && line.table === table && line.player === player && line.effect === effect,
    );
  const absentValue = bookById(event.rulebook)!.procedure.scoring.absent.is;
  const totalOf = (table: AnyLine, seat: Seat): number => {
    const ruled = ruling(table.id, seat.player, 'total');
    if (ruled !== undefined) return ruled.total;
    if (seat.shakes === undefined) return seat.total!;
    let total = 0;
    for (const shake of seat.shakes) total += shake ?? absentValue;
    for (const penalty of seat.penalties ?? []) total += penalty.points;
    return total;
  };
  const at = (
    player: string,
    n: number,
  ): { readonly table: AnyLine; readonly seats: readonly Seat[]; readonly own: Seat } | null => {
    const table = tables.find((one) => one.round === n && one.players.includes(player));
    const sheet = table === undefined ? undefined : sheetOf(table);
    if (table === undefined || sheet === undefined) return null;
    return { table, seats: sheet.seats, own: sheet.seats.find((seat) => seat.player === player)! };
  };
  const playedIn = (player: string, n: number): boolean => {
    const place = at(player, n);
    return place !== null && place.own.played !== false;
  };
  const pointsIn = (player: string, n: number): number | null => {
    const place = at(player, n);
    if (place === null) return null;
    if (place.own.played === false || ruling(place.table.id, player, 'zero') !== undefined) return 0;
    const totals = place.seats
      .filter(({ played }) => played !== false)
      .map((seat) => totalOf(place.table, seat));
    const mine = totalOf(place.table, place.own);
    const prizes = totals.length === 3 ? [6, 4, 2] : [6, 4];
    const shared = totals
      .toSorted((a, b) => b - a)
      .map((total, index) => (total === mine ? prizes[index]! : null))
      .filter((prize) => prize !== null);
    return shared.reduce((a, b) => a + b, 0) / shared.length;
  };
  const teams = of('team');
  const holders = (
    slot: AnyLine['slots'][number],
  ): readonly { readonly player: string; readonly from: number }[] =>
    slot === null ? [] : typeof slot === 'string' ? [{ player: slot, from: 1 }] : slot;
  const members = (team: AnyLine): readonly string[] =>
    team.slots.flatMap((slot) => holders(slot).map(({ player }) => player));
  const everybody = all.filter(({ kind }) => kind === 'player').map(({ id }) => id);
  const entrants = everybody.filter(
    (id) =>
      of('entry').some(({ player }) => player === id) ||
      tables.some(({ players }) => players.includes(id)) ||
      teams.some((team) => members(team).includes(id)),
  );
  const playedRounds = (id: string): readonly number[] => counted.filter((n) => playedIn(id, n));
  const memory = new Map<string, number>();
  const pointsOf = (id: string): number => {
    if (!memory.has(id)) {
      const sum = counted.reduce((total, n) => total + (pointsIn(id, n) ?? 0), 0);
      memory.set(id, sum + (playedRounds(id).length > 0 ? (event.attendance ?? 0) : 0));
    }
    return memory.get(id)!;
  };
  const othersIn = (id: string, n: number): readonly Seat[] =>
    at(id, n)!.seats.filter((seat) => seat.player !== id && seat.played !== false);
  const twosOf = (id: string): readonly number[] =>
    playedRounds(id).filter((n) => othersIn(id, n).length === 1);
  const meetings = (a: string, b: string): readonly Ratio[] =>
    playedRounds(a).flatMap((n): Ratio[] => {
      const place = at(a, n)!;
      const other = othersIn(a, n).find(({ player }) => player === b);
      if (other === undefined) return [];
      const difference = totalOf(place.table, place.own) - totalOf(place.table, other);
      return [[difference > 0 ? 6 : difference < 0 ? 4 : 5, 1]];
    });

  /** The larger is the better. */
  const figure = (
    tieBreak: string,
    id: string,
    group: readonly string[],
  ): { readonly text: string | null; readonly key: readonly Ratio[] } | null => {
    const one = (ratio: Ratio | null) => (ratio === null ? null : { text: ratioText(ratio), key: [ratio] });
    const mine = playedRounds(id);
    const sum = mine.reduce((total, n) => total + totalOf(at(id, n)!.table, at(id, n)!.own), 0);
    if (tieBreak === 'six-count') return one([counted.filter((n) => pointsIn(id, n) === 6).length, 1]);
    if (tieBreak === 'fewer-twos') return { text: `${twosOf(id).length}`, key: [[-twosOf(id).length, 1]] };
    if (tieBreak === 'last-round') {
      const list = counted.map((n) => pointsIn(id, n) ?? 0).toReversed();
      return { text: list.join(','), key: list.map((points): Ratio => [points, 1]) };
    }
    if (tieBreak === 'opponents')
      return one(
        average(mine.map((n) => average(othersIn(id, n).map(({ player }): Ratio => [pointsOf(player), 1]))!)),
      );
    if (tieBreak === 'shake-total') return mine.length === 0 ? null : one([sum, 1]);
    if (tieBreak === 'shake-average') {
      const lists = mine.map((n) => at(id, n)!.own.shakes);
      const count = lists.reduce((total, list) => total + (list?.length ?? 0), 0);
      return lists.includes(undefined) || count === 0 ? null : one(reduced([sum, count]));
    }
    if (tieBreak === 'head-to-head') {
      const rivals = group.filter((other) => other !== id);
      if (rivals.length === 0 || rivals.some((other) => meetings(id, other).length === 0)) return null;
      return one(average(rivals.flatMap((other) => meetings(id, other))));
    }
    return null;
  };
  const better = (a: readonly Ratio[], b: readonly Ratio[]): boolean => {
    const first = a.findIndex((part, index) => less(part, b[index]!) || less(b[index]!, part));
    return first >= 0 && less(b[first]!, a[first]!);
  };
  const metFigures = new Map<string, string | null>();
  /** Groups of people who share a place, best first. */
  const places = (group: readonly string[], tieBreaks: readonly string[]): readonly (readonly string[])[] => {
    const [tieBreak, ...rest] = tieBreaks;
    if (group.length <= 1 || tieBreak === undefined) return group.length === 0 ? [] : [group];
    const figures = group.map((id) => figure(tieBreak, id, group));
    if (figures.includes(null)) return places(group, rest);
    if (tieBreak === 'head-to-head') group.forEach((id, index) => metFigures.set(id, figures[index]!.text));
    const key = (id: string): readonly Ratio[] => figures[group.indexOf(id)]!.key;
    const above = (id: string): number => group.filter((other) => better(key(other), key(id))).length;
    return group.flatMap((_, count) =>
      places(
        group.filter((id) => above(id) === count),
        rest,
      ),
    );
  };
  const scores = [...new Set(entrants.map(pointsOf))].sort((a, b) => b - a);
  const order = scores.flatMap((score) =>
    places(
      entrants.filter((id) => pointsOf(id) === score),
      event.tieBreaks,
    ),
  );
  const rankOf = (id: string): number => {
    const place = order.findIndex((group) => group.includes(id));
    return 1 + order.slice(0, place).flat().length;
  };
  const sectionOf = (id: string): string | null =>
    of('entry').find(({ player }) => player === id)?.section ??
    teams.find((team) => members(team).includes(id))?.section ??
    null;
  const byRank = (a: { rank: number | null }, b: { rank: number | null }): number =>
    (a.rank ?? 1e9) - (b.rank ?? 1e9);
  const sorted = entrants
    .toSorted()
    .map((id) => ({ id, rank: rankOf(id) }))
    .sort(byRank);
  const individuals = sorted.map(({ id, rank }) => {
    const section = sectionOf(id);
    return {
      player: id,
      rank,
      points: pointsOf(id),
      rounds: counted.map((n) => pointsIn(id, n)),
      played: playedRounds(id).length,
      twos: twosOf(id),
      figures: Object.fromEntries(
        event.tieBreaks.map((tieBreak) => [
          tieBreak,
          tieBreak === 'head-to-head'
            ? (metFigures.get(id) ?? null)
            : (figure(tieBreak, id, [])?.text ?? null),
        ]),
      ),
      section,
      sectionRank:
        section === null
          ? null
          : 1 + entrants.filter((other) => sectionOf(other) === section && rankOf(other) < rank).length,
    };
  });
  const slotOf = (slot: AnyLine['slots'][number]): number => {
    const who = (n: number): string | undefined =>
      holders(slot)
        .filter(({ from }) => from <= n)
        .at(-1)?.player;
    const sum = counted.reduce(
      (total, n) => total + (who(n) === undefined ? 0 : (pointsIn(who(n)!, n) ?? 0)),
      0,
    );
    return (
      sum + (counted.some((n) => who(n) !== undefined && playedIn(who(n)!, n)) ? (event.attendance ?? 0) : 0)
    );
  };
  const total = (points: readonly number[], most = 999): number =>
    points
      .toSorted((a, b) => b - a)
      .slice(0, most)
      .reduce((a, b) => a + b, 0);
  const schoolOf = (id: string): string | undefined =>
    all.find((line) => line.kind === 'player' && line.id === id)!.school;
  const teamTable = (rule: string, k: number | undefined): unknown => {
    const isSchool = rule.startsWith('school');
    const ids = isSchool
      ? [...new Set(entrants.map(schoolOf).filter((school) => school !== undefined))]
      : teams.map(({ id }) => id);
    const figures = ids.map(
      (id): { readonly id: string; readonly points: Ratio | null; readonly ranked: boolean } => {
        if (!isSchool) {
          const slots = teams.find((team) => team.id === id)!.slots.map(slotOf);
          return { id, points: [total(slots, rule === 'members' ? 999 : k), 1], ranked: true };
        }
        const own = entrants.filter((player) => schoolOf(player) === id);
        if (rule === 'school-total') return { id, points: [total(own.map(pointsOf)), 1], ranked: true };
        if (rule === 'school-best')
          return { id, points: [total(own.map(pointsOf), k ?? 5), 1], ranked: true };
        const there = own.filter((player) => playedRounds(player).length > 0);
        return {
          id,
          points: average(there.map((player): Ratio => [pointsOf(player), 1])),
          ranked: there.length >= (k ?? 1),
        };
      },
    );
    const ranks = new Map(
      figures.map(({ id, points, ranked }) => [
        id,
        ranked ? 1 + figures.filter((other) => other.ranked && less(points!, other.points!)).length : null,
      ]),
    );
    const standings = figures
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, points }) => {
        const section = teams.find((team) => team.id === id)?.section ?? null;
        const inSection = teams.filter(
          (team) => team.section === section && ranks.get(team.id)! < ranks.get(id)!,
        );
        const sections = isSchool
          ? {}
          : { section, sectionRank: section === null ? null : 1 + inSection.length };
        return { id, rank: ranks.get(id)!, points: ratioText(points), ...sections };
      });
    return { rule, standings: standings.sort(byRank) };
  };
  const firstOf = (list: typeof individuals, count: number): typeof individuals => {
    if (count === 0 || list.length === 0) return [];
    const last = list[Math.min(count, list.length) - 1]!;
    return list.filter(({ rank }) => rank <= last.rank);
  };
  const cut = ((): readonly string[] | null => {
    const rule = event.cut;
    if (rule === null) return null;
    const chosen = new Map<string, () => typeof individuals>([
      [
        'perfect',
        () => individuals.filter(({ rounds }) => rounds.length > 0 && !rounds.some((points) => points !== 6)),
      ],
      ['top', () => firstOf(individuals, rule.n)],
      ['percent', () => firstOf(individuals, Math.floor((individuals.length * rule.p + 99) / 100))],
      ['at-least', () => individuals.filter(({ points }) => points >= rule.x)],
      [
        'section-winners',
        () => {
          const rest = firstOf(
            individuals.filter(({ sectionRank }) => sectionRank !== 1),
            rule.k,
          );
          return individuals.filter((one) => one.sectionRank === 1 || rest.includes(one));
        },
      ],
    ]);
    return chosen.get(rule.rule)!().map(({ player }) => player);
  })();
  return {
    event: event.id,
    after,
    provisional: counted.some((n) => {
      const open = (table: AnyLine): boolean => {
        const sheet = sheetOf(table);
        if (sheet === undefined || sheet.state === 'appealed') return true;
        return sheet.seats.some(({ played, signed }) => played !== false && signed === false);
      };
      return stateOf(n) !== 'closed' || tables.some((table) => table.round === n && open(table));
    }),
    individuals,
    teams: event.teamRules.map(({ rule, k }) => teamTable(rule, k)),
    cut,
  };
}

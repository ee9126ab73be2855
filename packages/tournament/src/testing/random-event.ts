import { TIE_BREAKS } from '@forceout/formats/tournament';
import { Draws } from '@forceout/rules/kit';

export type Line = Readonly<Record<string, unknown>>;

const BOOKS = [
  'agloa-onsets-2014',
  'agloa-onsets-2026',
  'mlag-onsets-basic-2019',
  'mlag-onsets-adventurous-2019',
  'agloa-equations-2015',
];
const ROUND_WORDS = ['closed', 'closed', 'closed', 'running', 'reopened'];

/** A random whole file, small and full of ties: for comparing standings with their slow twin. */
export function randomLines(seed: string): readonly Line[] {
  const draws = new Draws(seed, 'random event');
  const chance = (percent: number): boolean => draws.below(100) < percent;
  const pick = <T>(list: readonly T[]): T => list[draws.below(list.length)]!;
  const shuffled = <T>(list: readonly T[]): T[] => {
    const all = [...list];
    for (let last = all.length - 1; last > 0; last--) {
      const other = draws.below(last + 1);
      [all[last], all[other]] = [all[other]!, all[last]!];
    }
    return all;
  };
  const players = Array.from({ length: 4 + draws.below(12) }, (_, index) => `p${index + 1}`);
  const schools = Array.from({ length: draws.below(4) }, (_, index) => `s${index + 1}`);
  const lines: Line[] = [
    ...schools.map((id) => ({ kind: 'school', id, name: id })),
    ...players.map((id) => ({
      kind: 'player',
      id,
      last: id,
      ...(schools.length > 0 && chance(80) ? { school: pick(schools) } : {}),
    })),
  ];
  const events = chance(15) ? ['e', 'f'] : ['e'];
  for (const event of events) {
    const rounds = 1 + draws.below(4);
    const sections = chance(50) ? [`${event}A`, `${event}B`] : [];
    lines.push(...sections.map((id) => ({ kind: 'section', id, event })), {
      kind: 'event',
      id: event,
      game: 'onsets',
      rulebook: pick(BOOKS),
      rounds,
      ...(chance(30) ? { attendance: draws.below(3) } : {}),
      tieBreaks: shuffled(TIE_BREAKS).slice(0, draws.below(TIE_BREAKS.length + 1)),
      teamRules: shuffled([
        { rule: 'members' },
        { rule: 'best-of-team', k: 1 + draws.below(4) },
        { rule: 'school-best', ...(chance(50) ? { k: 1 + draws.below(4) } : {}) },
        { rule: 'school-average', ...(chance(50) ? { k: 1 + draws.below(4) } : {}) },
        { rule: 'school-total' },
      ]).slice(0, draws.below(6)),
      cut: pick([
        null,
        { rule: 'perfect' },
        { rule: 'top', n: 1 + draws.below(6) },
        { rule: 'percent', p: 1 + draws.below(100) },
        { rule: 'at-least', x: 1 + draws.below(14) },
        { rule: 'section-winners', k: draws.below(4) },
      ]),
    });
    for (const player of players) {
      if (!chance(60)) continue;
      lines.push({
        kind: 'entry',
        event,
        player,
        ...(sections.length > 0 && chance(50) ? { section: pick(sections) } : {}),
      });
    }
    const free = shuffled(players);
    for (let team = 1; free.length >= 3 && chance(70); team++) {
      const slots = Array.from({ length: 1 + draws.below(3) }, () => {
        const player = free.pop() ?? null;
        if (player === null || chance(15)) return null;
        const substitute = rounds > 1 && chance(25) ? free.pop() : undefined;
        if (substitute === undefined) return player;
        return [
          { player, from: 1 },
          { player: substitute, from: 2 + draws.below(rounds - 1) },
        ];
      });
      lines.push({
        kind: 'team',
        id: `${event}-t${team}`,
        event,
        slots,
        ...(sections.length > 0 && chance(70) ? { section: pick(sections) } : {}),
      });
    }
    for (let n = 1; n <= rounds; n++) {
      if (chance(50))
        lines.push({ kind: 'round', event, n, ...(chance(70) ? { state: pick(ROUND_WORDS) } : {}) });
      if (chance(8)) continue;
      const seated = shuffled(players).slice(0, players.length - draws.below(3));
      for (let number = 1; seated.length >= 2; number++) {
        const table = seated.splice(0, seated.length === 4 || seated.length === 2 || chance(15) ? 2 : 3);
        const id = `${event}-${n}-${number}`;
        lines.push({ kind: 'table', id, event, round: n, number, players: table });
        if (chance(4)) continue;
        const count = 1 + draws.below(3);
        const absent = table.length === 3 && chance(10) ? draws.below(3) : -1;
        const totals = chance(10);
        lines.push({
          kind: 'sheet',
          table: id,
          ...(chance(20) ? { state: pick(['confirmed', 'appealed', 'entered']) } : {}),
          seats: shuffled(table).map((player, index) => {
            if (index === absent) return { player, played: false };
            const signed = chance(3) ? { signed: false } : {};
            if (totals) return { player, total: draws.below(9) - 2, ...signed };
            const shakes = Array.from({ length: count }, () => pick([6, 4, 2, 2, 4, 6, null]));
            const penalties = chance(15)
              ? { penalties: [{ shake: 1 + draws.below(count), points: -1 }] }
              : {};
            return { player, shakes, ...penalties, ...signed };
          }),
        });
        if (chance(6))
          lines.push({ kind: 'ruling', id: `z-${id}`, table: id, player: pick(table), effect: 'zero' });
        if (chance(6))
          lines.push({
            kind: 'ruling',
            id: `t-${id}`,
            table: id,
            player: pick(table),
            effect: 'total',
            total: draws.below(20) - 3,
          });
      }
    }
  }
  return shuffled(lines);
}

/** The lines as a file that can be read. */
export function randomFile(lines: readonly Line[]): Uint8Array {
  const all = [
    { format: 'forceout-tournament', version: 1 },
    ...lines,
    { end: true, lines: lines.length + 2 },
  ];
  return new TextEncoder().encode(all.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

import { APART, Limb, MEETING, SCHOOL, TEAM } from './limb.ts';
import type { Field } from './limb.ts';
import { tableSizes } from '../request.ts';
import type { Criterion, SeatPlayer, SeatRequest } from '../request.ts';
import { tableNumbers } from './table-numbers.ts';

/** A request made ready for searching: people are indexes, table numbers are labels. */
export interface Problem extends Field {
  readonly request: SeatRequest;
  readonly tables: number;
  readonly twos: number;
  /** How many units of the search's gap are one in the figures. */
  readonly gapScale: number;
  /** Two gaps that differ by no more are the same. */
  readonly blur: number;
  /** The table number of each label. */
  readonly numbers: readonly number[];
  /** The label of the table that is promised to a player; -1 for none. */
  readonly pinned: Int32Array;
  /** What comes before the gap; the gap itself where nothing does. */
  readonly high: Limb;
  /** The rest. */
  readonly low: Limb;
  /** The weights fit into whole numbers; only with counts of millions they do not. */
  readonly precise: boolean;
  /** The gap of two neighbours in score order who differ, at the median: what a small change costs. */
  readonly step: number;
}

/** Tables that one move, or a whole repair, may change; more than a field that is searched to the end has. */
const MOST_CHANGED = 32;

export function compile(request: SeatRequest): Problem {
  const { players, order } = request;
  const n = players.length;
  const index = new Map(players.map(({ id }, place) => [id, place]));
  const numbers = tableNumbers(request);
  const label = new Map(numbers.map((number, place) => [number, place]));
  const home = new Int32Array(n).fill(-1);
  for (const { table, players: seated } of request.current ?? []) {
    for (const id of seated) {
      const player = index.get(id);
      if (player !== undefined) home[player] = label.get(table) ?? -1;
    }
  }
  const pinned = new Int32Array(n).fill(-1);
  for (const [id, table] of request.at) pinned[index.get(id)!] = label.get(table)!;
  const { scores, scale, whole } = wholeScores(players.map(({ score }) => score));
  const { codes, mostMeetings } = pairCodes(request, index);
  const spent = Float64Array.from(players, ({ twos }) => twos);
  const field: Field = { n, scores, spent, codes, home, mostMeetings };
  const spread = scores.reduce((most, score) => Math.max(most, score), 0);
  const ranges: Readonly<Record<Criterion, number>> = {
    apart: 3,
    team: 3,
    school: 3,
    moved: 3,
    'two-again': 2 * spent.reduce((most, twos) => Math.max(most, twos), 0),
    repeat: 3 * mostMeetings,
    gap: spread * spread,
  };
  const gapAt = order.indexOf('gap');
  const cut = gapAt === 0 ? 1 : gapAt < 0 ? order.length : gapAt;
  const [before, behind] = [order.slice(0, cut), order.slice(cut)];
  return {
    ...field,
    ...tableSizes(n),
    request,
    gapScale: scale * scale,
    blur: whole ? 0 : spread * spread * 1e-9,
    numbers,
    pinned,
    high: new Limb(field, lexicographic(before, ranges)),
    low: new Limb(field, lexicographic(behind, ranges)),
    precise: [before, behind].every((criteria) => heaviest(criteria, ranges) <= Number.MAX_SAFE_INTEGER),
    step: usualStep(scores),
  };
}

function usualStep(scores: Float64Array): number {
  const sorted = scores.toSorted();
  const steps = sorted.subarray(1).map((score, place) => (score - sorted[place]!) ** 2);
  const some = steps.filter((step) => step > 0).sort();
  return some[Math.floor(some.length / 2)] ?? 1;
}

/** Weights such that a criterion outweighs every change of those behind it. */
function lexicographic(
  order: readonly Criterion[],
  ranges: Readonly<Record<Criterion, number>>,
): Readonly<Partial<Record<Criterion, number>>> {
  const weights: Partial<Record<Criterion, number>> = {};
  let weight = 1;
  for (const criterion of order.toReversed()) {
    weights[criterion] = weight;
    weight *= MOST_CHANGED * ranges[criterion] + 1;
  }
  return weights;
}

/** More than a sum of such weights can come to. */
function heaviest(order: readonly Criterion[], ranges: Readonly<Record<Criterion, number>>): number {
  return order.reduce((product, criterion) => product * (MOST_CHANGED * ranges[criterion] + 1), 1);
}

/** Decimal scores become whole numbers, so that sums of squares are exact; the lowest becomes 0. */
function wholeScores(scores: readonly number[]): {
  readonly scores: Float64Array;
  readonly scale: number;
  readonly whole: boolean;
} {
  const least = scores.reduce((low, score) => Math.min(low, score), Infinity);
  const most = scores.reduce((high, score) => Math.max(high, score), -Infinity);
  for (let factor = 1; factor <= 1e6 && (most - least) * factor < 2 ** 24; factor *= 10) {
    const scaled = scores.map((score) => score * factor);
    if (scaled.every((score) => Math.abs(score - Math.round(score)) <= Math.abs(score) * 1e-14)) {
      const base = Math.round(least * factor);
      return {
        scores: Float64Array.from(scaled, (score) => Math.round(score) - base),
        scale: factor,
        whole: true,
      };
    }
  }
  // Beyond any tournament: scaled down so that squares stay finite.
  const scale = most - least > 1e100 ? 1e-200 : 1;
  return { scores: Float64Array.from(scores, (score) => score * scale - least * scale), scale, whole: false };
}

function pairCodes(
  { players, met, apart, order }: SeatRequest,
  index: ReadonlyMap<string, number>,
): { readonly codes: Uint8Array | Uint16Array; readonly mostMeetings: number } {
  const n = players.length;
  const meetings = new Uint16Array(order.includes('repeat') ? n * n : 0);
  let mostMeetings = 0;
  if (order.includes('repeat')) {
    for (const table of met) {
      const known = table.flatMap((id) => index.get(id) ?? []);
      for (const one of known) {
        for (const other of known) {
          if (one === other) continue;
          mostMeetings = Math.max(mostMeetings, ++meetings[one * n + other]!);
        }
      }
    }
  }
  const codes = mostMeetings < 32 ? new Uint8Array(n * n) : new Uint16Array(n * n);
  for (let at = 0; at < meetings.length; at++) codes[at] = meetings[at]! * MEETING;
  const mark = (one: number, other: number, bit: number): void => {
    codes[one * n + other]! |= bit;
    codes[other * n + one]! |= bit;
  };
  if (order.includes('apart'))
    for (const [one, other] of apart) mark(index.get(one)!, index.get(other)!, APART);
  const shared = [
    ['team', TEAM],
    ['school', SCHOOL],
  ] as const;
  for (const [criterion, bit] of shared) {
    if (!order.includes(criterion)) continue;
    for (const group of groupsOf(players, criterion)) {
      group.forEach((one, place) => {
        for (const other of group.slice(place + 1)) mark(one, other, bit);
      });
    }
  }
  return { codes, mostMeetings };
}

/** The players of each team or school, by index. */
export function groupsOf(
  players: readonly SeatPlayer[],
  by: 'team' | 'school',
): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  players.forEach((player, index) => {
    const name = player[by];
    if (name === null) return;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [index]);
    else group.push(index);
  });
  return [...groups.values()];
}

import type { ClaimedThing, SeatThing } from '../core/things.ts';
import { isSaid, say } from '../words/said.ts';
import type { DaySaid } from '../words/said.ts';

/** What a typed line says. */
export type EntryLine =
  | { readonly is: 'missing' }
  | { readonly is: 'undo' }
  /** Somebody at a table wants a judge. */
  | { readonly is: 'call'; readonly table: number; readonly why: string }
  | { readonly is: 'wrong'; readonly message: DaySaid }
  | { readonly is: 'sheet'; readonly table: number; readonly figures: SheetFigures };

/** Figures in the printed order of seats, before it is known who sits there. */
export interface SheetFigures {
  /** Seats, from 1, that did not play. */
  readonly out: readonly number[];
  readonly columns:
    | { readonly kind: 'totals'; readonly totals: readonly number[] }
    | { readonly kind: 'shakes'; readonly shakes: readonly (readonly ShakeCell[])[] };
  readonly points: readonly number[] | null;
}

interface ShakeCell {
  /** Null: absent for this shake. */
  readonly score: number | null;
  readonly penalties: readonly { readonly points: number; readonly initials?: string }[];
}

const LONGEST_WHY = 200;
const NUMBER = /^-?\d{1,4}$/;

/**
 * One line a sheet: `117 22 16 18`, with the points written on it `117 22 16 18 = 6 2 4`, with a group for each shake
 * `117 6,2,2 2-1,6,4 4,4,2` (a penalty stands behind its score, its judge's initials behind that; `a` is absent), `x2`:
 * seat 2 did not play. `?` asks what is missing, `u` undoes, `J 117` calls a judge, with the reason behind it if there is one.
 */
export function readEntryLine(text: string): EntryLine {
  const line = text.trim();
  if (line === '?') return { is: 'missing' };
  if (/^u$/i.test(line)) return { is: 'undo' };
  const called = /^j\s*([1-9]\d{0,5})(?:\s+(.*))?$/i.exec(line);
  if (called !== null)
    return { is: 'call', table: Number(called[1]), why: (called[2] ?? '').slice(0, LONGEST_WHY) };
  const [left = '', right, ...more] = line.split('=');
  const wrong = (message: DaySaid): EntryLine => ({ is: 'wrong', message });
  if (more.length > 0) return wrong(say('line-equals'));
  const [number = '', ...words] = left.trim().split(/\s+/);
  if (!/^[1-9]\d{0,5}$/.test(number)) return wrong(say('line-table', number));
  const out = words.filter((word) => /^x[123]$/i.test(word)).map((word) => Number(word[1]));
  const figures = words.filter((word) => !/^x[123]$/i.test(word));
  if (new Set(out).size < out.length) return wrong(say('line-seat-twice'));
  if (figures.length === 0) return wrong(say('line-figures'));
  const points = right === undefined ? null : right.trim().split(/\s+/);
  const badPoints = points?.find((word) => !NUMBER.test(word));
  if (badPoints !== undefined) return wrong(say('line-points', badPoints));
  const columns = figures.some((word) => word.includes(',')) ? shakesOf(figures) : totalsOf(figures);
  if (isSaid(columns)) return wrong(columns);
  return {
    is: 'sheet',
    table: Number(number),
    figures: { out, columns, points: points?.map(Number) ?? null },
  };
}

function totalsOf(words: readonly string[]): SheetFigures['columns'] | DaySaid {
  const bad = words.find((word) => !NUMBER.test(word));
  return bad === undefined ? { kind: 'totals', totals: words.map(Number) } : say('line-total', bad);
}

function shakesOf(words: readonly string[]): SheetFigures['columns'] | DaySaid {
  const shakes: ShakeCell[][] = [];
  for (const [index, word] of words.entries()) {
    const cells = word.split(',').map(cellOf);
    const bad = cells.indexOf(null);
    if (bad >= 0) return say('line-score', index + 1, word.split(',')[bad]!);
    shakes.push(cells.filter((cell) => cell !== null));
  }
  return { kind: 'shakes', shakes };
}

/** `6`, `a`, `2-1`, `2-1JW`, `-2`, `-2-1`. */
function cellOf(text: string): ShakeCell | null {
  const match = /^(-?\d{1,3}|a)((?:-\d[a-z]{0,4})*)$/i.exec(text);
  if (match === null) return null;
  const [, score = '', rest = ''] = match;
  const penalties = [...rest.matchAll(/-(\d)([a-z]*)/gi)].map(([, points, initials = '']) => ({
    points: -Number(points),
    ...(initials === '' ? {} : { initials: initials.toUpperCase() }),
  }));
  return { score: /^a$/i.test(score) ? null : Number(score), penalties };
}

/** The figures of a line for the people of a table; what does not fit is said in words. */
export function seatsFrom(
  { out, columns, points }: SheetFigures,
  players: readonly string[],
): { readonly seats: readonly SeatThing[]; readonly claimed?: ClaimedThing } | DaySaid {
  const outside = out.find((seat) => seat > players.length);
  if (outside !== undefined) return say('line-no-seat', outside);
  const playing = players.filter((_, index) => !out.includes(index + 1));
  const widths =
    columns.kind === 'totals' ? [columns.totals.length] : columns.shakes.map(({ length }) => length);
  const wrong = widths.find((width) => width !== playing.length);
  if (wrong !== undefined) return say('line-width', wrong, playing.length);
  const claims = points === null ? {} : pointsClaimed(points, players, out);
  if (isSaid(claims)) return claims;
  const seats = players.map((player, index): SeatThing => {
    if (out.includes(index + 1)) return { player, played: false };
    const column = playing.indexOf(player);
    if (columns.kind === 'totals') return { player, total: columns.totals[column]! };
    const penalties = columns.shakes.flatMap((shake, at) =>
      shake[column]!.penalties.map((penalty) => ({ shake: at + 1, ...penalty })),
    );
    const shakes = columns.shakes.map((shake) => shake[column]!.score);
    return { player, shakes, ...(penalties.length > 0 ? { penalties } : {}) };
  });
  return { seats, ...claims };
}

/** Points may be written for all seats, or for those who played. */
function pointsClaimed(
  points: readonly number[],
  players: readonly string[],
  out: readonly number[],
): { readonly claimed: ClaimedThing } | DaySaid {
  if (points.length === players.length) return { claimed: { points } };
  if (points.length !== players.length - out.length) return say('line-claims', points.length, players.length);
  const rest = [...points];
  return { claimed: { points: players.map((_, index) => (out.includes(index + 1) ? 0 : rest.shift()!)) } };
}

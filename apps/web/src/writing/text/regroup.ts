import type { Game } from '../../position/position.ts';
import { isBalanced } from './brackets.ts';
import { signsOf } from './sign.ts';
import type { Sign } from './sign.ts';

/** VII-C-5-c: a checker's copy is the writer's text with more grouping symbols, and nothing else. */
export function onlyAddsBrackets(game: Game, written: string, copy: string): boolean {
  return added(game, written, copy) !== null;
}

/** Which brackets of the copy are the checker's own; null if something else was changed. */
function added(game: Game, written: string, copy: string): readonly Sign[] | null {
  const before = solid(game, written);
  const own: Sign[] = [];
  let next = 0;
  for (const sign of solid(game, copy)) {
    const expected = before[next];
    if (expected !== undefined && same(expected, sign)) next++;
    else if (sign.kind === 'open' || sign.kind === 'close') own.push(sign);
    else return null;
  }
  return next === before.length ? own : null;
}

function solid(game: Game, text: string): readonly Sign[] {
  return signsOf(game, text).filter(({ kind }) => kind !== 'gap');
}

function same(one: Sign, other: Sign): boolean {
  return one.shown === other.shown && one.turn === other.turn && one.kind === other.kind;
}

/** A copy that can be shown: brackets were added, and each has its partner. */
export function isReady(game: Game, written: string, copy: string): boolean {
  const own = added(game, written, copy);
  return own !== null && own.length > 0 && isBalanced(signsOf(game, copy));
}

/** Brackets round the signs from one to another, wherever they were tapped; null where they would cross a group. */
export function grouped(game: Game, text: string, one: number, other: number): string | null {
  const signs = signsOf(game, text);
  const [first, last] = [signs[Math.min(one, other)], signs[Math.max(one, other)]];
  if (first === undefined || last === undefined) return null;
  const next = `${text.slice(0, first.at)}(${text.slice(first.at, last.end)})${text.slice(last.end)}`;
  const inside = signs.filter(({ at }) => at >= first.at && at <= last.at);
  return isBalanced(inside) ? next : null;
}

import type { Game } from '../../position/position.ts';
import type { Turn } from '../../pieces/turned.ts';
import { signsOf } from './sign.ts';

/** A text and what of it is selected; from and to are the same where only a caret stands. */
export interface Edited {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export function insert({ text, from, to }: Edited, what: string): Edited {
  const caret = from + what.length;
  return { text: text.slice(0, from) + what + text.slice(to), from: caret, to: caret };
}

/** Puts brackets round what is selected; round nothing it leaves the caret between them. */
export function wrap({ text, from, to }: Edited, open: string, close: string): Edited {
  const inside = text.slice(from, to);
  const next = text.slice(0, from) + open + inside + close + text.slice(to);
  const caret = from + open.length + inside.length + (from === to ? 0 : close.length);
  return { text: next, from: caret, to: caret };
}

export function erase(game: Game, edited: Edited): Edited {
  const { text, from, to } = edited;
  if (from !== to) return insert(edited, '');
  // A turned cube, or a 1 with its power, goes as a whole.
  const last = signsOf(game, text).findLast((sign) => sign.end <= from);
  const start = last !== undefined && last.end === from ? last.at : Math.max(0, from - 1);
  return { text: text.slice(0, start) + text.slice(from), from: start, to: start };
}

/** Turns the cube before the caret, or back if it lies so already; without one, the mark for the next is put. */
export function turn({ text, from, to }: Edited, mark: '~' | '<'): Edited {
  const sign = signsOf('equations', text).findLast(({ end }) => end <= to);
  if (
    sign === undefined ||
    sign.kind !== 'cube' ||
    sign.end !== to ||
    (sign.operation && !/[√÷r/]/.test(sign.shown))
  )
    return insert({ text, from, to }, mark);
  const next = toggled(sign.turn, mark);
  const body = text.slice(sign.at, sign.end).replace(/^[~<]+/, '');
  const changed = text.slice(0, sign.at) + next + body + text.slice(sign.end);
  const caret = sign.at + next.length + body.length;
  return { text: changed, from: caret, to: caret };
}

function toggled(turned: Turn, mark: '~' | '<'): string {
  const marks = new Set(turned);
  if (!marks.delete(mark)) marks.add(mark);
  return ['~', '<'].filter((one) => marks.has(one)).join('');
}

import type { Turn } from '../../pieces/turned.ts';
import type { Sign } from './sign.ts';

/** The face that makes each sign: a power cube is also a point, ten or GCF, a root cube also i, eleven, %, or LCM. */
const FACES: Readonly<Record<string, string>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  x: 'x',
  X: 'x',
  '×': 'x',
  '/': '/',
  '÷': '/',
  '|': '/',
  '^': '^',
  '*': '^',
  G: '^',
  r: 'r',
  '√': 'r',
  '%': 'r',
  L: 'r',
};
const OTHER_FACES: Readonly<Record<string, string>> = { T: '^', E: 'r', i: 'r', '.': '^' };
const SHOWN: Readonly<Record<string, string>> = { '+': '+', '-': '−', x: '×', '/': '÷', '^': '^', r: '√' };
const MARKS: Readonly<Record<string, Turn>> = { '': '', '<': '<', '~': '~', '~<': '~<', '<~': '~<' };
const NAMED = '|%LG';
const POWER = /e[+\-−]?\d+/uy;

export function equationsSigns(text: string): readonly Sign[] {
  const signs: Sign[] = [];
  let at = 0;
  while (at < text.length) {
    const start = at;
    if (text[at]!.trim() === '') {
      while (at < text.length && text[at]!.trim() === '') at++;
      signs.push({ kind: 'gap', face: null, shown: ' ', turn: '', operation: false, at: start, end: at });
      continue;
    }
    while (text[at] === '~' || text[at] === '<') at++;
    const marks = text.slice(start, at);
    const character = text[at++] ?? '';
    if (character === ':' && text[at] === '=') at++;
    else if (/\d/.test(character)) {
      POWER.lastIndex = at;
      at += POWER.exec(text)?.[0].length ?? 0;
    }
    const end = Math.min(at, text.length);
    signs.push({ ...signOf(text.slice(start + marks.length, end), MARKS[marks]), at: start, end });
  }
  return signs;
}

function signOf(body: string, turn: Turn | undefined): Omit<Sign, 'at' | 'end'> {
  const first = body[0] ?? '';
  if (turn === undefined || body === '')
    return { kind: 'unknown', face: null, shown: body, turn: '', operation: false };
  if (/\d/.test(first)) return { kind: 'cube', face: first, shown: body, turn, operation: false };
  const face = FACES[first];
  if (face !== undefined)
    return { kind: 'cube', face, shown: NAMED.includes(first) ? first : SHOWN[face]!, turn, operation: true };
  const other = OTHER_FACES[first];
  if (other !== undefined) return { kind: 'cube', face: other, shown: first, turn, operation: false };
  const plain = { face: null, shown: body, turn: '', operation: false } as const;
  if ('([{'.includes(first)) return { kind: 'open', ...plain };
  if (')]}'.includes(first)) return { kind: 'close', ...plain };
  if ("!'′’=".includes(first) || body === ':=') return { kind: 'free', ...plain };
  return { kind: 'unknown', ...plain };
}

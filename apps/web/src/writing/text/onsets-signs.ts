import type { Sign } from './sign.ts';

const FACES: Readonly<Record<string, string>> = {
  B: 'B',
  R: 'R',
  G: 'G',
  Y: 'Y',
  V: 'V',
  '∨': 'V',
  '^': '^',
  '∅': '^',
  Λ: '^',
  '∧': '^',
  U: 'U',
  '∪': 'U',
  n: 'n',
  '∩': 'n',
  N: 'n',
  '-': '-',
  '−': '-',
  '–': '-',
  "'": "'",
  '′': "'",
  '’': "'",
  '=': '=',
  C: 'C',
  '⊆': 'C',
};
export const SHOWN: Readonly<Record<string, string>> = {
  U: '∪',
  n: '∩',
  '-': '−',
  "'": '′',
  C: '⊆',
  '^': 'Λ',
};
const OPERATIONS = "Un-'";

export function onsetsSigns(text: string): readonly Sign[] {
  const signs: Sign[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (character !== '\n' && character.trim() === '') continue;
    signs.push({ ...signOf(character), turn: '', at, end: at + 1 });
  }
  return signs;
}

function signOf(character: string): Omit<Sign, 'turn' | 'at' | 'end'> {
  const face = FACES[character];
  if (face !== undefined)
    return { kind: 'cube', face, shown: SHOWN[face] ?? face, operation: OPERATIONS.includes(face) };
  const plain = { face: null, shown: character, operation: false } as const;
  if ('([{'.includes(character)) return { kind: 'open', ...plain };
  if (')]}'.includes(character)) return { kind: 'close', ...plain };
  if (',;\n'.includes(character)) return { kind: 'separator', ...plain, shown: ',' };
  return { kind: 'unknown', ...plain };
}

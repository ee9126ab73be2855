import type { Face } from '../../pieces/face.ts';

const TURNED = {
  up: '',
  down: ', upside-down',
  left: ', sideways',
  'left-down': ', sideways and upside-down',
} as const;
const STATE = { plain: '', selected: ', selected', gone: ', out of the Universe' } as const;
const SIGNS: Readonly<Record<string, string>> = {
  '∪': 'union',
  '∩': 'intersection',
  '−': 'minus',
  '′': 'complement',
  '=': 'equals',
  '⊆': 'is a subset of',
  V: 'Universe',
  Λ: 'empty set',
  '+': 'plus',
  '×': 'times',
  '÷': 'divided by',
  '^': 'power',
  '√': 'root',
};
const COLOURS: Readonly<Record<string, string>> = { R: 'red', B: 'blue', G: 'green', Y: 'yellow' };

export const pieces = {
  places: {
    goal: 'Goal',
    required: 'Required',
    permitted: 'Permitted',
    forbidden: 'Forbidden',
    resources: 'Resources',
  },
  cube: (face: Face, turned: keyof typeof TURNED): string => {
    const what = face.kind === 'dot' ? COLOURS[face.letter]! : (SIGNS[face.sign] ?? face.sign);
    const ink = face.kind === 'sign' && face.ink !== 'black' ? `${face.ink} ` : '';
    return `${ink}${what}${TURNED[turned]}`;
  },
  card: (dots: string, state: keyof typeof STATE): string =>
    `${dots === '' ? 'blank card' : `card ${[...dots].map((dot) => COLOURS[dot]).join(' ')}`}${STATE[state]}`,
} as const;

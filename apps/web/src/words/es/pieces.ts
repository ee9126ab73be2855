import type { Words } from '../words.ts';

const TURNED = {
  up: '',
  down: ', cabeza abajo',
  left: ', de lado',
  'left-down': ', de lado y cabeza abajo',
} as const;
const STATE = { plain: '', selected: ', elegida', gone: ', fuera del Universo' } as const;
const SIGNS: Readonly<Record<string, string>> = {
  '∪': 'unión',
  '∩': 'intersección',
  '−': 'menos',
  '′': 'complemento',
  '=': 'igual a',
  '⊆': 'es subconjunto de',
  V: 'Universo',
  Λ: 'conjunto vacío',
  '+': 'más',
  '×': 'por',
  '÷': 'entre',
  '^': 'elevado a',
  '√': 'raíz',
};
const COLOURS: Readonly<Record<string, string>> = { R: 'rojo', B: 'azul', G: 'verde', Y: 'amarillo' };
const INKS: Readonly<Record<string, string>> = {
  red: ' rojo',
  blue: ' azul',
  green: ' verde',
  yellow: ' amarillo',
  black: '',
};

/** «azul, rojo y verde» */
function colours(dots: string): string {
  const names = [...dots].map((dot) => COLOURS[dot] ?? dot);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;
}

export const pieces: Words['pieces'] = {
  places: {
    goal: 'Meta',
    required: 'Obligatorios',
    permitted: 'Permitidos',
    forbidden: 'Prohibidos',
    resources: 'Recursos',
  },
  cube: (face, turned) => {
    const what = face.kind === 'dot' ? COLOURS[face.letter]! : (SIGNS[face.sign] ?? face.sign);
    return `${what}${face.kind === 'sign' ? INKS[face.ink] : ''}${TURNED[turned]}`;
  },
  card: (dots, state) => `${dots === '' ? 'carta vacía' : `carta con ${colours(dots)}`}${STATE[state]}`,
};

import type { GameName } from '../words/signs.ts';
import type { Example, StepName } from './lesson.ts';

/** Eight cards: B selects 4, R 4, G 3 and Y 2 of them. */
const CARDS = ['BRG', 'BR', 'BY', 'B', 'RGY', 'R', 'G', 'blank'] as const;

function cards(text: string, ...selected: readonly string[]): Example {
  return { kind: 'cards', universe: CARDS, text, selected };
}

function value(text: string, worth: string): Example {
  return { kind: 'value', text, value: worth };
}

function goal(text: string, asks: number): Example {
  return { kind: 'goal', text, asks };
}

interface Lying {
  readonly goal: string;
  readonly required: string;
  readonly permitted: string;
  readonly resources: string;
  readonly after: 'now' | 'impossible';
  readonly writes: string | null;
}

function mat(game: GameName, { required, permitted, resources, ...rest }: Lying): Example {
  const cubes = (list: string): readonly string[] => list.split(' ').filter((cube) => cube !== '');
  return {
    kind: 'mat',
    ...rest,
    universe: game === 'onsets' ? CARDS : [],
    required: cubes(required),
    permitted: cubes(permitted),
    forbidden: [],
    resources: cubes(resources),
  };
}

type Examples = Readonly<Partial<Record<StepName, readonly Example[]>>>;

/** What the steps of each game show. */
export const EXAMPLES: Readonly<Record<GameName, Examples>> = {
  onsets: {
    cards: [cards('B', 'BRG', 'BR', 'BY', 'B')],
    intersection: [cards('B n R', 'BRG', 'BR')],
    union: [cards('R U G', 'BRG', 'BR', 'RGY', 'R', 'G')],
    subtraction: [cards('B - R', 'BY', 'B')],
    complement: [cards("R'", 'BY', 'B', 'G', 'blank'), cards("(R U B)'", 'G', 'blank')],
    'set-grouping': [cards('G U (B n R)', 'BRG', 'BR', 'RGY', 'G'), cards('(G U B) n R', 'BRG', 'BR', 'RGY')],
    'universe-and-null': [cards('V - B', 'RGY', 'R', 'G', 'blank'), cards("^'", ...CARDS)],
    'onsets-goal': [goal('3 2', 5), goal('3/2', 6), goal('3/2 1', 7), goal('3/(2 1)', 9), goal('4 ~1', 3)],
    mat: [
      mat('onsets', {
        goal: '2',
        required: 'B',
        permitted: 'n',
        resources: 'R G U',
        after: 'impossible',
        writes: 'B n R',
      }),
    ],
    now: [
      mat('onsets', {
        goal: '5',
        required: 'U',
        permitted: 'R',
        resources: 'G Y B n',
        after: 'now',
        writes: 'R U G',
      }),
    ],
    impossible: [
      mat('onsets', {
        goal: '4',
        required: 'B n',
        permitted: '',
        resources: 'R -',
        after: 'impossible',
        writes: null,
      }),
    ],
    restrictions: [cards('B = R, G', 'BRG', 'G'), cards('Y C B, R', 'BRG', 'BR', 'R')],
  },
  equations: {
    operations: [value('8/4', '2'), value('3x(6-4)', '6')],
    'one-digit': [value('(6x6)+1', '37')],
    powers: [value('2^3', '8'), value('(5-2)^2', '9')],
    roots: [value('r9', '3'), value('3r8', '2')],
    order: [value('(9-4)-2', '3'), value('9-(4-2)', '7')],
    mat: [
      mat('equations', {
        goal: '12',
        required: 'green:6',
        permitted: 'blue:x',
        resources: 'red:2 red:+ black:7',
        after: 'impossible',
        writes: '6x2',
      }),
    ],
    now: [
      mat('equations', {
        goal: '15',
        required: 'red:3',
        permitted: 'green:x',
        resources: 'green:5 red:+ black:r',
        after: 'now',
        writes: '3x5',
      }),
    ],
    impossible: [
      mat('equations', {
        goal: '7',
        required: 'blue:x red:2',
        permitted: '',
        resources: 'green:4 green:6',
        after: 'impossible',
        writes: null,
      }),
    ],
  },
};

/** What a variation makes of a text. */
export const VARIATION_EXAMPLES: Readonly<
  Record<string, { readonly pick: object; readonly example: Example }>
> = {
  'symmetric-difference': { pick: {}, example: cards('B - R', 'BY', 'B', 'RGY', 'R') },
  'union-intersection-interchangeable': { pick: {}, example: cards('B n R', 'BRG', 'BR') },
  sideways: { pick: {}, example: value('8x<4', '2') },
  'upside-down': { pick: {}, example: value('5+~2', '3') },
  factorial: { pick: {}, example: value('3!+1', '7') },
  remainder: { pick: {}, example: value('9|4', '1') },
  average: { pick: {}, example: value('4+8', '6') },
  'smallest-prime': { pick: {}, example: value('2+(x7)', '13') },
  percent: { pick: {}, example: value('(5x5)%8', '2') },
  'decimal-point': { pick: {}, example: value('.5x8', '4') },
  'two-digit-numerals': { pick: {}, example: value('23+1', '24') },
  lcm: { pick: {}, example: value('4L6', '12') },
  gcf: { pick: {}, example: value('8G6', '2') },
  'number-of-factors': { pick: {}, example: value('2+(x6)', '6') },
  exponent: { pick: { color: 'red' }, example: value("5'2", '25') },
  'powers-of-the-base': { pick: {}, example: value('3x1e2', '300') },
  imaginary: { pick: {}, example: value('i^2', '-1') },
  log: { pick: {}, example: value('8|2', '3') },
};

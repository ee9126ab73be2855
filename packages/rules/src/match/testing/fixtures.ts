import type { Card, GoalLayout, Mat, Pick, Written } from '../game/game.ts';

/** Things for one game with which tests and the fuzzer play. */
export interface Fixture {
  readonly roll: readonly string[];
  readonly cards: readonly Card[];
  /** Three picks that are legal one after the other in Junior. */
  readonly picks: readonly Pick[];
  readonly illegalPick: Pick;
  readonly goal: GoalLayout;
  readonly illegalGoal: GoalLayout;
  /** A mat in the middle: with one more cube there is a Solution. */
  readonly mat: Readonly<Record<keyof Mat, string>>;
  /** The same with one cube left in Resources. */
  readonly lastCube: Readonly<Record<keyof Mat, string>>;
  /** Cubes in Resources of the mat above. */
  readonly cubes: readonly [string, string, string];
  readonly right: Written;
  readonly rightToo: Written;
  readonly wrong: Written;
  /** Equals the Goal in one grouping only; what each grouping looks like. */
  readonly ambiguous: {
    readonly mat: Partial<Record<keyof Mat, string>>;
    readonly goal: string;
    readonly text: Written;
    readonly loses: Written;
    readonly wins: Written;
    readonly breaks: Written;
  };
}

const solution = (setName: string): Written => ({
  restrictions: [],
  setName,
  wild: [],
  blank: null,
  goalLayout: null,
});
const equation = (text: string, goal = '12'): Written => ({
  solution: text,
  goal,
  wild: [],
  goalLayout: null,
});

/** BRGY BRG BRY BR RG RY R GY G blank: B selects 4, R 7, G 5 and Y 4. */
const TEN_CARDS = [15, 7, 11, 3, 6, 10, 2, 12, 4, 0];

const onsets: Fixture = {
  roll: ['3', '1', '2', 'R', 'R', 'B', 'B', 'G', 'G', 'Y', 'Y', 'U', 'n', '-', "'", 'V', '^', '='],
  cards: TEN_CARDS,
  picks: [
    { id: 'required-card', card: 15 } as Pick,
    { id: 'shift-from-permitted' },
    { id: 'required-cube', cube: 'R' } as Pick,
  ],
  illegalPick: { id: 'wild-cube', cube: 'C' } as Pick,
  goal: { text: '3', cubes: null },
  illegalGoal: { text: '~3', cubes: null },
  mat: {
    required: 'R',
    permitted: 'n',
    forbidden: '1 2 V',
    resources: "G Y B R B G Y U - ' ^ =",
    goal: '3',
  },
  lastCube: {
    required: 'R',
    permitted: 'n G B',
    forbidden: "1 2 V ^ = U - ' R B G Y",
    resources: 'Y',
    goal: '3',
  },
  cubes: ['G', 'Y', 'B'],
  right: solution('R n G'),
  rightToo: solution('G n R'),
  wrong: solution('R n B'),
  ambiguous: {
    mat: { permitted: 'n U G', resources: "Y B R B G Y - ' ^ =", goal: '3 2', forbidden: '1 V' },
    goal: '3/2',
    text: solution('R n G U Y'),
    loses: solution('R n (G U Y)'),
    wins: solution('(R n G) U Y'),
    breaks: solution('R U G n Y'),
  },
};

const equations: Fixture = {
  roll: [
    'red:0 red:1 red:2 red:3 red:+ red:- blue:0 blue:1 blue:2 blue:3 blue:x blue:/',
    'green:4 green:5 green:6 green:- green:x green:^ black:7 black:8 black:9 black:+ black:/ black:r',
  ]
    .join(' ')
    .split(' '),
  cards: [],
  picks: [{ id: 'factorial' }, { id: 'multiple-operations' }, { id: 'number-of-factors' }],
  illegalPick: { id: 'sideways' },
  goal: { text: '12', cubes: ['red:1', 'red:2'] },
  illegalGoal: { text: '+8', cubes: ['red:+', 'black:8'] },
  mat: {
    required: 'green:6',
    permitted: 'blue:x',
    forbidden: '',
    resources:
      'blue:2 red:3 black:8 green:4 red:+ red:0 red:- blue:1 blue:0 blue:3 blue:/ green:- green:5 black:r black:+',
    goal: 'red:1 red:2',
  },
  lastCube: {
    required: 'green:6',
    permitted: 'blue:x blue:2',
    forbidden: 'red:- red:+ blue:3 blue:/ green:5 black:9 black:8',
    resources: 'red:3',
    goal: 'red:1 red:2',
  },
  cubes: ['blue:2', 'red:3', 'black:8'],
  right: equation('6x2'),
  rightToo: equation('2x6'),
  wrong: equation('6x3'),
  ambiguous: {
    mat: { permitted: 'blue:x red:+ blue:2', resources: 'red:3 black:8 green:4 red:0 red:- blue:1' },
    goal: '12',
    text: equation('6+2x3'),
    loses: equation('(6+2)x3'),
    wins: equation('6+(2x3)'),
    breaks: equation('6x2+3'),
  },
};

export const FIXTURES: Readonly<Record<'onsets' | 'equations', Fixture>> = { onsets, equations };

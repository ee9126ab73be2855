/** What a lesson shows and asks; its words are in the catalogue, under the same names. */
export type Step = {
  readonly name: string;
  readonly cards?: readonly string[];
  readonly cubes?: readonly string[];
} & (
  | { readonly ask: 'nothing' }
  /** Tap every card that belongs to what is asked. */
  | { readonly ask: 'cards'; readonly key: readonly string[] }
  /** Choose one of the answers. */
  | { readonly ask: 'choice'; readonly options: readonly string[]; readonly key: string }
);

export const UNIVERSE = ['BRG', 'BR', 'BY', 'B', 'RGY', 'R', 'G', 'blank'] as const;

export const ONSETS_STEPS = [
  { name: 'cards', cards: UNIVERSE, ask: 'cards', key: ['BRG', 'BR', 'BY', 'B'] },
  { name: 'and', cards: UNIVERSE, cubes: ['B', 'n', 'R'], ask: 'cards', key: ['BRG', 'BR'] },
  {
    name: 'or',
    cards: UNIVERSE,
    cubes: ['R', 'U', 'G'],
    ask: 'cards',
    key: ['BRG', 'BR', 'RGY', 'R', 'G'],
  },
  {
    name: 'goal',
    cards: UNIVERSE,
    cubes: ['2'],
    ask: 'choice',
    options: ['B ∩ R', 'B ∪ R', 'G'],
    key: 'B ∩ R',
  },
  { name: 'mat', cubes: ['B', 'R', 'n', 'U', 'G', '2'], ask: 'nothing' },
  { name: 'now', cards: UNIVERSE, cubes: ['B', 'n'], ask: 'choice', options: ['R', 'U', '='], key: 'R' },
  {
    name: 'grouping',
    cards: UNIVERSE,
    cubes: ['G', 'U', 'B', 'n', 'R'],
    ask: 'choice',
    options: ['G ∪ B ∩ R', '(G ∪ B) ∩ R', 'G ∪ (B ∩ R)'],
    key: 'G ∪ (B ∩ R)',
  },
  { name: 'done', ask: 'nothing' },
] as const satisfies readonly Step[];

export const EQUATIONS_STEPS = [
  { name: 'cubes', cubes: ['red:3', 'blue:x', 'green:6', 'black:+', 'black:7'], ask: 'nothing' },
  {
    name: 'goal',
    cubes: ['green:6', 'green:x', 'green:6', 'red:+', 'red:1'],
    ask: 'choice',
    options: ['(6×6)+1', '6×(6+1)', '66+1'],
    key: '(6×6)+1',
  },
  {
    name: 'oneDigit',
    cubes: ['red:3', 'black:7'],
    ask: 'choice',
    options: ['3×7', '37', '7−3'],
    key: '37',
  },
  {
    name: 'power',
    cubes: ['blue:2', 'green:^', 'red:3'],
    ask: 'choice',
    options: ['6', '8', '9'],
    key: '8',
  },
  {
    name: 'grouping',
    cubes: ['black:9', 'red:-', 'green:4', 'red:-', 'red:2'],
    ask: 'choice',
    options: ['9−4−2', '9−(4−2)', '(9−4)−2'],
    key: '(9−4)−2',
  },
  { name: 'mat', cubes: ['red:3', 'green:x', 'green:5', 'red:+'], ask: 'nothing' },
  {
    name: 'now',
    cubes: ['red:3', 'green:x'],
    ask: 'choice',
    options: ['5', '+', '√'],
    key: '5',
  },
  { name: 'done', ask: 'nothing' },
] as const satisfies readonly Step[];

/**
 * A small example of each thing the judge objects to, made for this page. The test beside it has every one judged:
 * the objection named here must be among the judge's.
 */
export interface RuleExample {
  readonly code: string;
  readonly position: {
    readonly rulebook: string;
    readonly goal: string;
    readonly universe?: readonly string[];
    readonly [field: string]: unknown;
  };
  readonly written: readonly object[];
}

const UNIVERSE = ['BRG', 'BR', 'BY', 'B', 'RGY', 'R', 'GY', 'G', 'Y', 'blank'];

const onsets = (
  code: string,
  goal: string,
  cubes: string,
  written: object,
  more: object = {},
): RuleExample => ({
  code,
  position: {
    rulebook: 'agloa-onsets-2026',
    division: 'junior',
    universe: UNIVERSE,
    variations: [],
    goal,
    required: [],
    permitted: cubes.split(' '),
    forbidden: [],
    resources: [],
    after: 'forceout',
    ...more,
  },
  written: [written],
});

const equations = (
  code: string,
  goal: string,
  cubes: string,
  written: object,
  more: object = {},
): RuleExample => ({
  code,
  position: {
    rulebook: 'agloa-equations-2015',
    division: 'middle',
    variations: [],
    goal,
    required: [],
    permitted: cubes.split(' '),
    forbidden: [],
    resources: [],
    after: 'forceout',
    ...more,
  },
  written: [written],
});

export const ONSETS_EXAMPLES: readonly RuleExample[] = [
  onsets('correct', '2', 'B n R', { setName: 'B n R' }),
  onsets('ambiguous', '3', 'B U R n G', { setName: 'B U R n G' }),
  onsets('wrong-value', '3', 'B n R', { setName: 'B n R' }),
  onsets('required-unused', '2', 'n R', { setName: 'B n R' }, { required: ['B', 'Y'] }),
  onsets('cube-unavailable', '2', 'B n', { setName: 'B n R' }),
  onsets('too-few-cubes', '4', 'B', { setName: 'B' }),
  onsets(
    'too-many-resource-cubes',
    '2',
    'B',
    { setName: 'B n R' },
    { resources: ['n', 'R', 'Y'], after: 'now' },
  ),
  onsets('restriction-needed', '2', 'n R', { setName: 'B n R' }, { required: ['=', 'B'] }),
  onsets('relation-in-set-name', '2', 'B = R', { setName: 'B = R' }),
  onsets('undefined-symbol', '2', 'B n R', { setName: 'B n' }),
  onsets('goal-illegal', '1 ~4', 'B n R', { setName: 'B n R' }),
];

export const EQUATIONS_EXAMPLES: readonly RuleExample[] = [
  equations('correct', '37', 'green:6 green:6 green:x red:1 red:+', { solution: '(6x6)+1', goal: '37' }),
  equations('ambiguous', '37', 'green:6 green:6 green:x red:1 red:+', { solution: '6x6+1', goal: '37' }),
  equations('wrong-value', '36', 'green:6 green:6 green:x red:1 red:+', { solution: '(6x6)+1', goal: '36' }),
  equations('goal-missing', '37', 'green:6 green:6 green:x red:1 red:+', { solution: '(6x6)+1' }),
  equations(
    'required-unused',
    '37',
    'green:6 green:x red:1 red:+',
    { solution: '(6x6)+1', goal: '37' },
    { required: ['green:6', 'red:2'] },
  ),
  equations('cube-unavailable', '37', 'green:6 green:x red:1 red:+', { solution: '(6x6)+1', goal: '37' }),
  equations('illegal-expression', '5', 'green:5 blue:/ red:0', { solution: '5/0', goal: '5' }),
  equations('undefined-symbol', '5', 'green:5 red:+ red:0', { solution: '5+', goal: '5' }),
  equations('too-few-cubes', '5', 'green:5 red:0 red:+', { solution: '5', goal: '5' }),
];

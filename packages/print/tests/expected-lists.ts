/**
 * The lists as they stand in section XIII of each book, written down from the books and not from our data.
 * `not`: what a neighbouring division or the other season has instead.
 */
interface ExpectedList {
  readonly book: string;
  readonly section: string;
  readonly division: string;
  readonly season: 'even' | 'odd';
  readonly always: readonly string[];
  readonly list: readonly string[];
  readonly not: readonly string[];
}

const EL = [
  'Required Cube',
  'Wild Cube',
  '∪ and ∩ Interchangeable',
  'V and Λ Interchangeable',
  'Two Operations',
  'Multiple Operations',
  'Shift from Permitted',
];
const MID = [...EL, 'No Null Restrictions', 'Absolute Value'];
const JR_ALWAYS = ['Multiple Operations', '∪ and ∩ Interchangeable', 'V and Λ Interchangeable'];
const JR = [
  'Required Cube',
  'Wild Cube',
  'Two Operations',
  'Shift from Permitted',
  'No Null Restrictions',
  'Absolute Value',
  'Double Set',
  'Required Card',
  'Forbidden Card',
  'Blank Card Wild',
];
const SR_MORE = ['Symmetric Difference', 'Two Solutions'];

/** On-Sets has one list for all years. */
const season = 'even';

const onSets = ['agloa-onsets-2014', 'agloa-onsets-2026', 'mlag-onsets-adventurous-2019'].flatMap(
  (book): readonly ExpectedList[] => [
    {
      book,
      season,
      division: 'elementary',
      section: 'XIII-A',
      always: [],
      list: EL,
      not: ['No Null Restrictions', 'Absolute Value', 'Double Set'],
    },
    {
      book,
      season,
      division: 'middle',
      section: 'XIII-B',
      always: [],
      list: MID,
      not: ['Double Set', 'Blank Card Wild'],
    },
    { book, season, division: 'junior', section: 'XIII-C', always: JR_ALWAYS, list: JR, not: SR_MORE },
    {
      book,
      season,
      division: 'senior',
      section: 'XIII-D',
      always: JR_ALWAYS,
      list: [...JR, ...SR_MORE],
      not: [],
    },
  ],
);

const basic = ['minor', 'elementary', 'middle', 'junior', 'senior'].map((division): ExpectedList => ({
  book: 'mlag-onsets-basic-2019',
  section: 'II-B',
  season,
  division,
  always: ['No variations are picked in this game.'],
  list: [],
  not: ['Wild Cube', 'Multiple Operations'],
}));

const EQ_EL = [
  'Sideways',
  'Upside-down',
  '0 Wild',
  'Factorial',
  'Multiple Operations',
  'Three-operation Solution',
  'Remainder',
];
const EQ_EL_EVEN = ['Average', 'Smallest Prime', 'Percent', 'Decimal Point'];
const EQ_EL_ODD = ['Two-digit Numerals', 'LCM', 'GCF', 'Number of Factors'];
const EQ_MID = [
  'Sideways',
  'Upside-down',
  '0 Wild',
  'Factorial',
  'Multiple Operations',
  'Base m =',
  'Multiple of k =',
];
const EQ_MID_EVEN = ['Average', 'Percent', 'Decimal Point'];
const EQ_MID_ODD = ['Number of Factors', 'Exponent', 'Powers of the Base'];
const EQ_JR = [
  '0 or x Wild',
  'Powers of the Base',
  'Base m =',
  'Multiple of k =',
  'Multiple Operations',
  'Factorial',
  'Number of Factors',
  'Exponent',
];
const EQ_SR_MORE = ['√ = i', 'Decimal in Goal', 'Log'];
const TURNED = ['Sideways', 'Upside-down'];

const equations = (['even', 'odd'] as const).flatMap((year): readonly ExpectedList[] => {
  const book = 'agloa-equations-2015';
  const [own, other] = year === 'even' ? [EQ_EL_EVEN, EQ_EL_ODD] : [EQ_EL_ODD, EQ_EL_EVEN];
  const [mid, midOther] = year === 'even' ? [EQ_MID_EVEN, EQ_MID_ODD] : [EQ_MID_ODD, EQ_MID_EVEN];
  return [
    {
      book,
      season: year,
      division: 'elementary',
      section: 'XIII-A',
      always: [],
      list: [...EQ_EL, ...own],
      not: [...other, 'Base m ='],
    },
    {
      book,
      season: year,
      division: 'middle',
      section: 'XIII-B',
      always: [],
      list: [...EQ_MID, ...mid],
      not: [...midOther, 'Remainder'],
    },
    {
      book,
      season: year,
      division: 'junior',
      section: 'XIII-C',
      always: TURNED,
      list: EQ_JR,
      not: EQ_SR_MORE,
    },
    {
      book,
      season: year,
      division: 'senior',
      section: 'XIII-D',
      always: TURNED,
      list: [...EQ_JR, ...EQ_SR_MORE],
      not: ['Percent'],
    },
  ];
});

export const EXPECTED_LISTS: readonly ExpectedList[] = [...onSets, ...basic, ...equations];

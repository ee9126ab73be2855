/** Every page of the app, for whatever goes through all of them: pictures, axe, figures. */
export const PAGES = [
  ['home', '/'],
  ['play', '/play'],
  ['hotseat', '/hotseat'],
  ['learn-onsets', '/learn/onsets'],
  ['learn-equations', '/learn/equations'],
  ['practise', '/practise'],
  ['puzzle', '/puzzle'],
  ['judge', '/judge'],
  ['solve', '/solve'],
  ['rules', '/rules'],
  ['rulebook', '/rules/agloa-onsets-2026/VII-B'],
  ['compare', '/rules/compare/onsets'],
  ['matches', '/matches'],
  ['account', '/account'],
  ['missing', '/nothing-here'],
] as const;

import { testWholeMatch } from './match.ts';

testWholeMatch({
  name: 'Equations',
  settings: { rulebook: 'agloa-equations-2015', division: 'elementary' },
  picks: /^Pick (Upside-down|Percent|Sideways)/,
});

import { testWholeMatch } from './match.ts';

testWholeMatch({
  name: 'On-Sets',
  settings: { rulebook: 'agloa-onsets-2026', division: 'middle' },
  picks: /^Pick (Two Operations|No Null Restrictions|Absolute Value)/,
});

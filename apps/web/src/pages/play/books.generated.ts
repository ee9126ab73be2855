// Written by scripts/books.ts from the rulebooks.
export const BUILT_IN = [
  {
    id: 'agloa-equations-2015',
    game: 'equations',
    title: 'Equations, AGLOA tournament rules 2015-16',
    divisions: ['elementary', 'middle', 'junior', 'senior'],
    basic: true,
  },
  {
    id: 'agloa-onsets-2014',
    game: 'onsets',
    title: 'On-Sets, AGLOA tournament rules 2014-15',
    divisions: ['elementary', 'middle', 'junior', 'senior'],
    basic: true,
  },
  {
    id: 'agloa-onsets-2026',
    game: 'onsets',
    title: 'On-Sets, AGLOA tournament rules 2026-27',
    divisions: ['elementary', 'middle', 'junior', 'senior'],
    basic: true,
  },
  {
    id: 'mlag-onsets-adventurous-2019',
    game: 'onsets',
    title: 'Adventurous On-Sets, MLAG tournament rules 2019-20',
    divisions: ['elementary', 'middle', 'junior', 'senior'],
    basic: false,
  },
  {
    id: 'mlag-onsets-basic-2019',
    game: 'onsets',
    title: 'Basic On-Sets, MLAG tournament rules 2019-20',
    divisions: ['minor', 'elementary', 'middle', 'junior', 'senior'],
    basic: true,
  },
] as const;

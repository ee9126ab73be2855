export const shell = {
  skip: 'Skip to the page',
  loading: 'One moment …',
  sections: 'Sections',
  places: { play: 'Play', practise: 'Practise', judge: 'Judge', solve: 'Solve', rules: 'Rules' },
  account: 'You',
  theme: {
    auto: 'Colours follow your device. Switch to light',
    light: 'Light colours. Switch to dark',
    dark: 'Dark colours. Switch to those of your device',
  },
  otherLanguage: 'ES: Español',
  missing: 'There is no such page',
  toHome: 'To the first page',
  broken: 'This page broke',
  brokenAdvice: 'It is our fault, and nothing you did at a table is lost. Load the page again to go on.',
  reload: 'Load it again',
} as const;

import type { Page } from './page.ts';

const JSON_AND_BATCH = [
  ['--json', 'answers in JSON'],
  ['--batch', 'one request a line, one answer a line in JSON; status 1 if lines failed'],
] as const;
const OLDER = ['--limit <ms>', '--all <n>'] as const;
const ABOUT =
  'A request is JSON or one line of text, from a file or from standard input (-). See docs/formats.md.';
const LINE = 'agloa-onsets-2026 middle; cards BR BG G Y; goal 1; required R; permitted n B; after now';

/** Commands that read a request and answer it. */
export const REQUEST_PAGES = [
  {
    name: 'judge',
    summary: 'is this written Solution correct, and if not, why',
    usage: '[file]',
    about: ABOUT,
    options: JSON_AND_BATCH,
    alsoTaken: OLDER,
    examples: [
      [`echo "${LINE}; written R n B" | forceout judge`, 'a question in one line'],
      ['forceout judge request.json --json', 'the same from a file, answered in JSON'],
      ['forceout judge papers.jsonl --batch > rulings.jsonl', 'a stack of papers'],
    ],
  },
  {
    name: 'variation',
    summary: 'may this variation be picked now',
    usage: '[file]',
    about: ABOUT,
    options: JSON_AND_BATCH,
    alsoTaken: OLDER,
    examples: [
      [
        'echo "agloa-onsets-2026 middle; cards BR BG; resources R B U; pick wild-cube B" | forceout variation',
        'a pick and its objections',
      ],
    ],
  },
  {
    name: 'goal',
    summary: 'may this Goal be set, and what may it equal',
    usage: '[file]',
    about: ABOUT,
    options: JSON_AND_BATCH,
    alsoTaken: OLDER,
    examples: [
      [
        'echo "agloa-onsets-2026 middle; cards BR BG; resources 1 2 3; ask 3/2 1" | forceout goal',
        'an L of three cubes',
      ],
    ],
  },
  {
    name: 'solve',
    summary: 'can a Solution be written, and which',
    usage: '[file]',
    about: ABOUT,
    options: [
      ['--limit <ms>', 'for the search; without it, an Equations search stops after 3 s'],
      ['--all <n>', 'so many Solutions, if there are'],
      ['--why', 'also which searches ran and what each settled; for a no, the proof in sentences'],
      ...JSON_AND_BATCH,
    ],
    alsoTaken: OLDER,
    examples: [
      [`echo "${LINE}" | forceout solve --all 5`, 'five ways to write it'],
      ['forceout solve position.json --why', 'the answer, and how it came about'],
      ['forceout solve positions.jsonl --batch --limit 2000', 'many positions, two seconds each'],
    ],
  },
  {
    name: 'analyse',
    summary: 'what every move leads to, to the end of the shake',
    usage: '[file]',
    about: ABOUT,
    options: [['--limit <ms>', 'for the whole analysis'], ...JSON_AND_BATCH],
    alsoTaken: OLDER,
    examples: [['forceout analyse position.txt', 'every move, with the Solution of a right Now']],
  },
  {
    name: 'referee',
    summary: 'replays a shake through the match engine and says what happened',
    usage: '[file]',
    about: 'The input is a referee script: who did what, and when. See docs/formats.md.',
    options: JSON_AND_BATCH,
    alsoTaken: OLDER,
    examples: [['forceout referee dispute.json', 'what was legal, and what it cost whom']],
  },
  {
    name: 'points',
    summary: 'match points of a table from its totals',
    usage: '[file]',
    options: JSON_AND_BATCH,
    alsoTaken: OLDER,
    examples: [[`echo '{"rulebook":"agloa-onsets-2026","totals":[22,16,18]}' | forceout points`, '6 2 4']],
  },
  {
    name: 'seat',
    summary: 'who sits with whom: tables of three and two',
    usage: '[file]',
    about: 'Reads who is to be seated, what they have met and the wishes in order: docs/seating.md.',
    options: [['--limit <ms>', 'for the search'], ...JSON_AND_BATCH],
    alsoTaken: OLDER,
    examples: [['forceout seat round3.json', 'tables, and why they are so']],
  },
] as const satisfies readonly Page[];

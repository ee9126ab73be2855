import type { Page } from './page.ts';

const BOOKS = [
  ['--rulebook <id>', 'agloa-onsets-2026 unless told; forceout rules lists them'],
  ['--division <name>', 'middle unless told'],
  ['--level basic|adventurous', 'the introductory game, or all of it (adventurous)'],
  ['--season even|odd', 'of Equations (even)'],
] as const;
const TABLE = [
  ...BOOKS,
  ['--mode auto|table', 'auto refuses what is illegal; at a table it stands unless somebody sees it'],
  ['--clock untimed|exact|called', 'who calls time'],
  ['--shakes <n>', "so many shakes instead of the book's round"],
  ['--seed <text>', 'of dice and bots: the same seed plays the same match'],
] as const;
/** What makes an experiment of many matches. */
const EXPERIMENT = [
  [
    '--positions <file>',
    'begins at these positions, one a line (docs/formats.md); a match is then one shake unless told',
  ],
  [
    '--sprt <low,high>',
    'stops once it is settled whether the first bot is at most low or at least high Elo ahead (5 % wrong; low,high,0.01 for 1 %)',
  ],
  ['--errors', 'has the solvers find the errors in every match, by what was decided'],
  ['--out <folder>', 'writes every match, and results.jsonl with a line for each'],
] as const;
const LEVELS = 'beginner, club, varsity, national, perfect';

/** Commands that play matches. */
export const PLAY_PAGES = [
  {
    name: 'play',
    summary: 'a match in the terminal, against bots or for several people',
    usage: '[options]',
    about: 'At the table ? helps at any moment, and the coach answers to "hint".',
    options: [
      ['--seats <a,b[,c]>', `me, ${LEVELS} (me,club,club)`],
      ...TABLE,
      ['--hints on|off', 'whether the coach may be asked (on)'],
    ],
    alsoTaken: ['--json'],
    examples: [
      ['forceout play', 'against two club players'],
      ['forceout play --seats me,varsity --rulebook agloa-equations-2015', 'Equations for two'],
      ['forceout play --seats me,me,perfect --clock exact', 'two people and a bot that does not err'],
    ],
  },
  {
    name: 'simulate',
    summary: 'bots against bots, many matches on all cores',
    usage: '[options]',
    about:
      'Seats change from match to match. Ctrl-C ends it, and prints what has been played. For a whole tournament day:\nforceout simulate tournament --help.',
    options: [
      ['--matches <n>', 'how many (100)'],
      ['--seats <a,b[,c]>', `${LEVELS} (varsity,varsity,club)`],
      ...TABLE,
      ['--paired', 'sets of matches with the same dice, in which everybody sits once in every seat'],
      ...EXPERIMENT,
      ['--workers <n>', 'threads (all cores)'],
      ['--json', 'the table as JSON'],
    ],
    examples: [
      ['forceout simulate --matches 500 --seats club,beginner', 'how much better is club?'],
      ['forceout simulate --matches 10 --out matches', 'ten match files, to be replayed and reviewed'],
      [
        'forceout simulate --seats varsity,club --sprt 0,50',
        'is varsity stronger? No more matches than it takes',
      ],
      ['forceout simulate --seats club,beginner --positions starts.txt --errors', 'who errs where'],
    ],
  },
  {
    name: 'simulate tournament',
    summary: 'plays a whole tournament day through the real commands',
    usage: '[options]',
    about: 'Roster file, check-in, seating, results, cut and awards; the same seed gives the same file.',
    options: [
      ['--players <n>', '1200'],
      ['--schools <n>', '60'],
      ['--share <x>', '0.15, of the largest school'],
      ['--rounds <n>', 'those of the preset'],
      ['--preset <id>', 'county unless told; forceout run --help lists them'],
      ['--rulebook <id>', "that of the preset; with --rules also a league's own"],
      ['--results strength|random|bots', 'bots: every table a match of three shakes (for small fields)'],
      ['--chaos <x>', '0.02: how often something goes wrong'],
      ['--seed <text>', 'rehearsal'],
      ['--out <folder>', 'writes roster.csv and rehearsal.forceout.jsonl'],
      ['--thorough <n>', 'holds the invariants after every n commands (1)'],
      ['--server <url>', 'plays the same day again on a running server, and compares'],
      ['--json', 'figures as JSON'],
    ],
    examples: [['forceout simulate tournament --players 48 --schools 6 --out rehearsal', 'a small day']],
  },
  {
    name: 'tournament',
    summary: 'bot programs against each other, or against ours',
    usage: '<bot> <bot>...',
    about:
      'A bot is a command that speaks the protocol of docs/bots.md, or one of our levels. Every two of them play\nboth ways round with the same dice. Ctrl-C ends it and prints the standings so far.',
    options: [
      ['--matches <n>', 'for all who sit together, up to a whole set (2; 3 with --three)'],
      ['--three', 'three at a table instead of two'],
      ['--limit <ms>', 'for one answer (1000)'],
      [
        '--option <name=value>',
        'told to every program, or with 2:name=value to the second bot; as often as need be',
      ],
      ...TABLE,
      ...EXPERIMENT,
      ['--json', 'the standings as JSON'],
    ],
    alsoTaken: ['--seats <a,b>'],
    examples: [
      ['forceout tournament "node docs/examples/bot.mjs" varsity', 'a program against ours'],
      ['forceout tournament "python3 mine.py" club varsity --matches 20', 'three bots, every pair'],
      ['forceout tournament "python3 new.py" "python3 old.py" --sprt 0,30', 'is the new one better?'],
      [
        'forceout tournament "./a" "./b" "./c" --three --matches 30 --out games',
        'three programs at one table',
      ],
    ],
  },
  {
    name: 'bot',
    summary: 'lets a bot program play at a table of a server',
    usage: '--server <url> --token <text> --table <code> -- <program>',
    options: [
      ['--server <url>', 'where the server is'],
      ['--token <text>', 'from POST /api/tokens, better given as FORCEOUT_TOKEN'],
      ['--table <code>', 'the code of an open table'],
      ['--seat 0|1|2', 'the first that is free, unless told'],
      ['--limit <ms>', 'for one answer (1000)'],
      ['--option <name=value>', 'told to the program; as often as need be'],
    ],
    examples: [
      [
        'forceout bot --server https://play.example.org --table ABCD -- python3 mine.py',
        'one match, with the token in FORCEOUT_TOKEN',
      ],
    ],
  },
  {
    name: 'verify',
    summary: 'rolls and deals a match again from its seed and nonces',
    usage: '<match>',
    about:
      'Status 0: all is as it should be. 1: something differs. 2: this is no match, or it shows no seed.',
    options: [['--json', 'answers in JSON']],
    examples: [['forceout verify final.json', 'were the dice fair?']],
  },
  {
    name: 'replay',
    summary: 'tells a match step by step, or turns it into another form',
    usage: '<match>',
    about: 'A match file or the text of a match; - reads standard input.',
    options: [
      ['--positions', 'the position after each step, in one line'],
      ['--text', 'the match as text'],
      ['--untimed', 'with --text: without instants, where no clock decided anything'],
      ['--json', 'the match file'],
    ],
    examples: [
      ['forceout replay final.json', 'who did what'],
      ['forceout replay final.json --text > final.txt', 'two kilobytes instead of fifty'],
      ['forceout replay final.txt --positions | forceout solve --batch', 'what could be written when'],
    ],
  },
  {
    name: 'review',
    summary: 'the coach goes through a match, move by move',
    usage: '<match>',
    options: [
      ['--player <name>', 'only what concerns one player'],
      ['--json', 'notes and accounts as JSON'],
    ],
    examples: [['forceout review final.json --player ann', 'what ann could have done']],
  },
  {
    name: 'puzzle',
    summary: 'a question from a shake, and why your answer is right or wrong',
    usage: '[options]',
    options: [
      ...BOOKS,
      ['--kind <kind>', 'write-a-solution, safe-move, right-or-wrong … (any); --kind list shows them'],
      ['--seed <text>', 'the same seed makes the same puzzle'],
      ['--daily', 'the puzzle of the day'],
      ['--answer <text>', 'answers it without being asked'],
      ['--key', 'shows the key'],
      ['--json', 'puzzle, key and grade as JSON'],
    ],
    examples: [
      ['forceout puzzle --daily', 'the same for everybody today'],
      ['forceout puzzle --kind safe-move --rulebook agloa-equations-2015 --division elementary', 'Equations'],
    ],
  },
  {
    name: 'worksheet',
    summary: 'puzzles to print, with the key on a page of its own',
    usage: '[options]',
    options: [
      ...BOOKS,
      ['--kinds <a,b>', 'which kinds (all that the division has)'],
      ['--count <n>', 'how many (10)'],
      ['--seed <text>', 'the same seed makes the same sheet'],
      ['--title <text>', 'what stands on top'],
    ],
    examples: [
      [
        'forceout worksheet --count 12 --division elementary --seed "week 3" > week3.html',
        'open it and print',
      ],
    ],
  },
] as const satisfies readonly Page[];

import { run } from '../words/en/run.ts';
import type { Page } from './page.ts';

/** Commands of a tournament day, and those that belong to the program itself. */
export const DAY_PAGES = [
  {
    name: 'standings',
    summary: 'individuals, teams and cut of a tournament file',
    usage: '<file>...',
    options: [
      ['--event <id>', 'only this event'],
      ['--after <n>', 'after round n instead of the last closed one; marked where something is open'],
      ['--public', 'names as the privacy rule of each player has them'],
      ['--json', 'one JSON object a file'],
    ],
    examples: [['forceout standings saturday.forceout.jsonl --after 3', 'how it stood after three rounds']],
  },
  {
    name: 'check',
    summary: 'looks a tournament file over: every sheet by its own arithmetic',
    usage: '<file>...',
    about: 'Status 0: nothing found; 1: findings; 2: a file that cannot be read.',
    options: [['--json', 'one JSON object a file']],
    examples: [['forceout check saturday.forceout.jsonl', 'before the awards']],
  },
  {
    name: 'sheets',
    summary: 'scoresheets, seating charts, table cards … as pages to print',
    usage: '<file>',
    about:
      'Writes HTML that any browser prints; scoresheets if nothing else is asked for. See docs/printing.md.',
    options: [
      ['--print <what,what>', 'one or several of the documents of docs/printing.md, or all'],
      ['--out <folder>', 'one file for each; without it one document goes to standard output'],
      ['--round <n>', "the seating of round n instead of each event's last one with tables"],
      ['--event <id>', 'only this event'],
      ['--table <n,n>', 'only these tables (after a change)'],
      ['--after <n>', 'standings, awards and sums after round n instead of the last closed one'],
      ['--places <n>', 'places that have an award; without it by the size of the field'],
      ['--shakes <n>', 'shakes on a scoresheet'],
      ['--paper letter|a4', 'letter unless told'],
      ['--public', 'names as everybody may read them'],
      ['--address <url>', 'where the tournament is served, for the code on table cards'],
      ['--wifi <name>', 'name, or name and password with a colon between, for the codes to join'],
    ],
    examples: [
      ['forceout sheets saturday.forceout.jsonl --print all --out papers', 'everything, into a folder'],
    ],
  },
  {
    name: 'roster',
    summary: 'reads a list of players as schools and leagues have it',
    usage: '<csv>...',
    about:
      'Comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252; with or without a header; the AGLOA exports as they are.',
    options: [['--json', 'one JSON object a file']],
    examples: [['forceout roster players.csv', 'what was read, and what is in doubt']],
  },
  {
    name: 'export',
    summary: 'a tournament file as tables for a spreadsheet',
    usage: '<file>',
    options: [
      ['--out <folder>', 'a CSV file for each table'],
      ['--zip <file>', 'all of them and the tournament file in one ZIP'],
    ],
    examples: [['forceout export saturday.forceout.jsonl --zip saturday.zip', 'to keep, or to send']],
  },
  {
    name: 'run',
    summary: 'runs a tournament in this window, without a server',
    usage: '<file.forceout.jsonl>',
    about: `Every change is on disk before it is confirmed; what was running when the power went is there again at the next start.\n\n${run.help}`,
    options: [['--as <name>', 'who is typing']],
    examples: [['forceout run saturday.forceout.jsonl --as ann', 'a new day, or an old one again']],
  },
  {
    name: 'rules',
    summary: 'rulebooks: read, search, compare, and check house rules',
    usage: 'read|search|compare|check ...',
    about: [
      'rules                        lists the books',
      'rules read <book> [section]  what a section says, in our own words',
      'rules search <words>         in all books, or with --in <book>',
      'rules compare <book> <book>  questions that two books answer differently',
      "rules check <file>           a league's own rules: what differs, or what is wrong with the file",
    ].join('\n'),
    options: [
      ['--in <book>', 'search only there'],
      ['--json', 'answers in JSON'],
    ],
    examples: [
      ['forceout rules read agloa-onsets-2026 VII-B', 'a section and what is under it'],
      ['forceout rules search bonus --in agloa-onsets-2026', 'who may make a bonus move?'],
      ['forceout rules compare agloa-onsets-2014 agloa-onsets-2026', 'what changed'],
    ],
  },
  {
    name: 'serve',
    summary: 'the web app, and tables for everybody who can reach this machine',
    usage: '[options]',
    about:
      'All other settings are in the environment: docs/operations.md. Ctrl-C stops it; everything is on disk.',
    options: [
      ['--port <n>', '8080 unless told, or FORCEOUT_PORT'],
      ['--data <folder>', 'where the data is (.forceout, or FORCEOUT_DATA)'],
    ],
    examples: [['forceout serve --port 3000', 'then open http://localhost:3000']],
  },
  {
    name: 'menu',
    summary: 'asks for everything, step by step',
    usage: '',
    options: [],
    examples: [['forceout', 'the same']],
  },
  {
    name: 'completion',
    summary: 'what a shell needs to complete commands and options',
    usage: 'bash|zsh|fish',
    options: [],
    examples: [
      ['forceout completion bash >> ~/.bashrc', 'for bash'],
      ['forceout completion zsh > ~/.zfunc/_forceout', 'for zsh, in a folder of its $fpath'],
      ['forceout completion fish > ~/.config/fish/completions/forceout.fish', 'for fish'],
    ],
  },
  {
    name: 'man',
    summary: 'this manual as a man page',
    usage: '',
    options: [],
    examples: [['forceout man | man -l -', 'reads it']],
  },
] as const satisfies readonly Page[];

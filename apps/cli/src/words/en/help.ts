/** What stands around the pages of the help; the pages themselves are in `help/`. */
export const help = {
  examples: 'Examples',
  everywhere: {
    rules: "adds a league's own rulebook, as often as need be",
    language: 'of what people read; without it that of LANG, and English in JSON',
    help: 'this help',
  },
  groups: {
    requests: 'Questions, in JSON or in one line (docs/formats.md)',
    play: 'Matches, bots and practice',
    day: 'A tournament day, and the rest',
  },
  /** What stands for something else in a usage: `<file>`. */
  places: {
    options: 'options',
    file: 'file',
    folder: 'folder',
    text: 'text',
    name: 'name',
    match: 'match',
    program: 'program',
    code: 'code',
    book: 'book',
    what: 'what',
    kind: 'kind',
    words: 'words',
    section: 'section',
  },
  usage: 'forceout <command> [file]',
  note: `A file, or - for standard input. --json answers in JSON; --batch reads one request a line and answers one a line.
--rules <file> adds a league's own rulebook, as often as need be. --language es speaks Spanish to people, as LANG=es_MX.UTF-8 does.
forceout <command> --help has examples.`,
  man: {
    name: 'plays, judges, solves and teaches On-Sets and Equations',
    command: 'command',
    file: 'file',
    titles: {
      name: 'NAME',
      synopsis: 'SYNOPSIS',
      description: 'DESCRIPTION',
      options: 'OPTIONS',
      commands: 'COMMANDS',
      status: 'EXIT STATUS',
      environment: 'ENVIRONMENT',
    },
    description:
      'Works by the exact rulebook of a league and a year. A file, or - for standard input; requests are JSON or one line of text.',
    version: 'the version of this program',
    status:
      '0 if all went well; 1 if a check found something, or lines of a batch failed; 2 if the input cannot be read; 130 and 143 if it was ended by a signal.',
    noColor: 'no colours; cubes of Equations then show their colour as a letter',
    token: 'the token of forceout bot',
    lang: 'the language of what people read, unless --language says it',
  },
};

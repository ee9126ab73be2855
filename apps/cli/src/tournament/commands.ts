import type { PlayCommand } from '../play-commands.ts';
import { checkCommand } from './check.ts';
import { exportCommand } from './export.ts';
import { rosterCommand } from './roster.ts';
import { runCommand } from './run/run.ts';
import { sheetsCommand } from './sheets.ts';
import { standingsCommand } from './standings.ts';

/** The commands of a tournament day, each over one file or several. */
export const TOURNAMENT_COMMANDS: Readonly<Record<string, PlayCommand>> = {
  standings: {
    help: 'individuals, teams and cut of a tournament file (--event id, --after n)',
    run: standingsCommand,
  },
  check: { help: 'looks a tournament file over: every sheet by its own arithmetic', run: checkCommand },
  sheets: { help: 'scoresheets, seating charts, table cards … for printing (--help)', run: sheetsCommand },
  roster: { help: 'reads a list of players as schools and leagues have it', run: rosterCommand },
  export: { help: 'a tournament file as tables for a spreadsheet (--out folder)', run: exportCommand },
  run: { help: 'runs a tournament in this window, without a server (--help)', run: runCommand },
};

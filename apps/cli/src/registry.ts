import { REQUEST_PAGES } from './help/pages-requests.ts';

/** A command answers what was wrong with its words, or null. */
export type Run = (words: readonly string[]) => Promise<string | null>;

/** Every command by its name; nothing of it is loaded before it is wanted. */
const OWN: Readonly<Record<string, () => Promise<Run>>> = {
  play: async () => (await import('./play/play.ts')).playCommand,
  simulate: async () => (await import('./contest/simulate.ts')).simulateCommand,
  tournament: async () => (await import('./contest/tournament.ts')).tournamentCommand,
  bot: async () => (await import('./bots/network-bot.ts')).botCommand,
  verify: async () => (await import('./verify.ts')).verifyCommand,
  replay: async () => (await import('./reading/replay.ts')).replayCommand,
  review: async () => (await import('./reading/review.ts')).reviewCommand,
  puzzle: async () => (await import('./puzzles/puzzle.ts')).puzzleCommand,
  worksheet: async () => (await import('./puzzles/worksheet.ts')).worksheetCommand,
  rules: async () => (await import('./reading/rules.ts')).rulesCommand,
  standings: async () => (await import('./tournament/standings.ts')).standingsCommand,
  check: async () => (await import('./tournament/check.ts')).checkCommand,
  sheets: async () => (await import('./tournament/sheets.ts')).sheetsCommand,
  roster: async () => (await import('./tournament/roster.ts')).rosterCommand,
  export: async () => (await import('./tournament/export.ts')).exportCommand,
  run: async () => (await import('./tournament/run/run.ts')).runCommand,
  serve: async () => (await import('./serve.ts')).serveCommand,
  completion: async () => (await import('./help/commands.ts')).completionCommand,
  man: async () => (await import('./help/commands.ts')).manCommand,
  menu: async () => (await import('./menu.ts')).menuCommand,
};

export async function commandNamed(name: string): Promise<Run | null> {
  if (REQUEST_PAGES.some((page) => page.name === name)) {
    const { requestCommand } = await import('./request-command.ts');
    return (words) => requestCommand(name, words);
  }
  return Object.hasOwn(OWN, name) ? OWN[name]!() : null;
}

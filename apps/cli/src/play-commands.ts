import { tournamentCommand } from './bots-tournament.ts';
import { botCommand } from './network-bot.ts';
import { playCommand } from './play/play.ts';
import { simulateCommand } from './simulate.ts';
import { verifyCommand } from './verify.ts';

/** Commands that play matches; each takes options of its own and answers what was wrong with them, or null. */
export interface PlayCommand {
  readonly help: string;
  readonly run: (words: readonly string[]) => Promise<string | null>;
}

export const PLAY_COMMANDS: Readonly<Record<string, PlayCommand>> = {
  play: { help: 'a match in the terminal against bots, or for several people (--help)', run: playCommand },
  simulate: { help: 'bots against bots, many matches (--help)', run: simulateCommand },
  bot: { help: 'lets a bot program play at a table of a server (--help)', run: botCommand },
  verify: { help: 'rolls and deals a match file again from its seed and nonces', run: verifyCommand },
  tournament: { help: 'bot programs against each other (--help, docs/bots.md)', run: tournamentCommand },
};

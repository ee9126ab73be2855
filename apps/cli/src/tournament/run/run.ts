import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { userInfo } from 'node:os';
import { Director } from './director.ts';
import { HELP } from './help.ts';
import { TournamentOnDisk } from './journal-file.ts';
import { overview } from './screens.ts';
import { WORDS } from './words.ts';

const ABOUT = `forceout run <file.forceout.jsonl> [--as name]

Runs a tournament in this window. Every change is on disk before it is confirmed; what was running when the power went is
there again at the next start. "help" lists what can be typed.

${HELP}`;

export async function runCommand(words: readonly string[]): Promise<string | null> {
  if (words.includes('--help') || words.includes('-h')) {
    process.stdout.write(`${ABOUT}\n`);
    return null;
  }
  const as = words.indexOf('--as');
  const by = as >= 0 ? words[as + 1] : undefined;
  if (as >= 0 && by === undefined) return '--as needs a name';
  const [file, ...rest] = words.filter((_, index) => as < 0 || (index !== as && index !== as + 1));
  if (file === undefined || rest.length > 0 || file.startsWith('-'))
    return 'forceout run <file>: one tournament file, new or old';
  const opened = TournamentOnDisk.open(file);
  if (!opened.ok) return opened.error;
  const { disk, state, recovered } = opened.value;
  const say = (text: string): void => void process.stdout.write(`${text}\n`);
  const director = new Director(
    state,
    by ?? userInfo().username,
    {
      append: (entry) => disk.append(entry),
      save: (now) => disk.save(now, new Date().toISOString()),
      read: (name) => readFileSync(name),
      now: () => new Date().toISOString(),
      say,
    },
    WORDS,
  );
  if (recovered > 0) say(`${recovered} changes were in the journal and are back`);
  say(overview(director.state));
  const lines = createInterface({
    input: process.stdin,
    terminal: process.stdin.isTTY,
    prompt: '> ',
    output: process.stdout,
  });
  if (process.stdin.isTTY) lines.prompt();
  for await (const line of lines) {
    if (!director.line(line)) break;
    if (process.stdin.isTTY) lines.prompt();
  }
  lines.close();
  disk.save(director.state, new Date().toISOString());
  disk.close();
  return null;
}

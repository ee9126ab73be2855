import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { userInfo } from 'node:os';
import { pageOf } from '../../help/pages.ts';
import { words as texts } from '../../words/language.ts';
import { readWords } from '../../words/read-words.ts';
import { Director } from './director.ts';
import { TournamentOnDisk } from './journal-file.ts';
import { overview } from './screens.ts';
import { WORDS } from './words.ts';

export async function runCommand(words: readonly string[]): Promise<string | null> {
  const read = readWords(words, pageOf('run'));
  if (!read.ok) return read.error;
  const by = read.value.value('as');
  const [file, ...rest] = read.value.rest;
  if (file === undefined || rest.length > 0) return texts().run.usage;
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
  if (recovered > 0) say(texts().run.recovered(recovered));
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

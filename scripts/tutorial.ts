/** Follows the tutorial of docs/tournaments.md line by line and writes what the director says behind each line. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EMPTY } from '@forceout/tournament';
import type { Tournament } from '@forceout/tournament';
import { Director } from '../apps/cli/src/tournament/run/director.ts';
import { WORDS } from '../apps/cli/src/tournament/run/words.ts';

export const TUTORIAL = fileURLToPath(new URL('../docs/tournaments.md', import.meta.url));

/** The page with the answers as they are today, and where the day has led. */
export function followed(page: string): { readonly page: string; readonly state: Tournament } {
  const roster = /```csv\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const said: string[] = [];
  const director = new Director(
    EMPTY,
    'Kim',
    {
      append: () => undefined,
      save: () => undefined,
      read: () => new TextEncoder().encode(roster),
      now: () => '2027-01-16T09:00:00-05:00',
      say: (text) => void said.push(text),
    },
    WORDS,
  );
  const answered = page.replaceAll(/```saturday\n([\s\S]*?)```/g, (_, block: string) => {
    const typed = block.split('\n').filter((line) => line.startsWith('> '));
    const lines = typed.flatMap((line) => {
      said.length = 0;
      director.line(line.slice(2));
      return [line, ...said];
    });
    return `\`\`\`saturday\n${lines.join('\n')}\n\`\`\``;
  });
  return { page: answered, state: director.state };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const page = readFileSync(TUTORIAL, 'utf8');
  writeFileSync(TUTORIAL, followed(page).page);
}

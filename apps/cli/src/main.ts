import { overview, pageFor, pageText, unknownCommand } from './help/pages.ts';
import { commandNamed } from './registry.ts';
import { version } from './version.ts';

/** Bad input is one clear line for each thing that is wrong, and exit status 2. */
function refuse(message: string): void {
  for (const line of message.split('\n')) process.stderr.write(`forceout: ${line}\n`);
  process.exitCode = 2;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function main(): Promise<void> {
  const words = await withoutRules(process.argv.slice(2));
  if (words === null) return;
  const [name = 'menu', ...rest] = words;
  // What follows -- is another program's.
  const own = words.includes('--') ? words.slice(0, words.indexOf('--')) : words;
  if (own.includes('--help') || own.includes('-h') || name === 'help') {
    const page = pageFor(name === 'help' ? rest : own.filter((word) => !word.startsWith('-')));
    return say(page === null ? overview() : pageText(page));
  }
  if (name === '--version' || name === '-V') return say(version());
  if (name.startsWith('-')) return refuse(`there is no option ${name}`);
  const run = await commandNamed(name);
  const problem = run === null ? unknownCommand(name) : await run(rest);
  if (problem !== null) refuse(problem);
}

/** Commands whose answers for people come in any of the languages; papers have an option of that name themselves. */
const ANSWERS: readonly string[] = ['judge', 'variation', 'goal'];

/** Puts the books of `--rules` on the shelf, and takes the language of the answers; null if something is wrong. */
async function withoutRules(words: readonly string[]): Promise<readonly string[] | null> {
  const spoken = words.includes('--language') && ANSWERS.includes(words[0] ?? '');
  if (!words.includes('--rules') && !spoken) return words;
  const { takeHouseRules } = await import('./house-rules.ts');
  const { takeLanguage } = await import('./language.ts');
  const rest = takeLanguage(spoken ? words : []);
  const given = rest.ok ? takeHouseRules(spoken ? rest.value : words) : rest;
  if (given.ok) return given.value;
  refuse(given.error);
  return null;
}

// A reader that has seen enough (`| head`) is no error.
process.stdout.on('error', () => process.exit(0));
try {
  await main();
} catch (error) {
  if (!(error instanceof Error && 'code' in error)) throw error;
  refuse(`cannot read the input: ${error.message}`);
}

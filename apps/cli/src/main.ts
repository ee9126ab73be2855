import { fileError } from './file-error.ts';
import { overview, pageFor, pageText, unknownCommand } from './help/pages.ts';
import { commandNamed } from './registry.ts';
import { VERSION } from './version.ts';
import { takeLanguage, words } from './words/language.ts';

/** Bad input is one clear line for each thing that is wrong, and exit status 2. */
function refuse(message: string): void {
  for (const line of message.split('\n')) process.stderr.write(`forceout: ${line}\n`);
  process.exitCode = 2;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function main(): Promise<void> {
  const spoken = takeLanguage(process.argv.slice(2), process.env);
  if (!spoken.ok) return refuse(spoken.error);
  const typed = await withoutRules(spoken.value);
  if (typed === null) return;
  const [name = 'menu', ...rest] = typed;
  // What follows -- is another program's.
  const own = typed.includes('--') ? typed.slice(0, typed.indexOf('--')) : typed;
  if (own.includes('--help') || own.includes('-h') || name === 'help') {
    const page = pageFor(name === 'help' ? rest : own.filter((word) => !word.startsWith('-')));
    return say(page === null ? overview() : pageText(page));
  }
  if (name === '--version' || name === '-V') return say(VERSION);
  if (name.startsWith('-')) return refuse(words().asked.noOption(name, null));
  const run = await commandNamed(name);
  const problem = run === null ? unknownCommand(name) : await run(rest);
  if (problem !== null) refuse(problem);
}

/** Puts the books of `--rules` on the shelf; null if something is wrong with one. */
async function withoutRules(typed: readonly string[]): Promise<readonly string[] | null> {
  if (!typed.includes('--rules')) return typed;
  const { takeHouseRules } = await import('./house-rules.ts');
  const given = takeHouseRules(typed);
  if (given.ok) return given.value;
  refuse(given.error);
  return null;
}

// A reader that has seen enough (`| head`) is no error.
process.stdout.on('error', () => process.exit(0));
try {
  await main();
} catch (error) {
  const why = fileError(error);
  if (why === null) throw error;
  refuse(why);
}

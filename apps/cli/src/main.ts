import { parseArguments } from './arguments.ts';
import type { Arguments } from './arguments.ts';
import { COMMANDS } from './commands.ts';
import type { Command } from './commands.ts';
import { open, readJson, readJsonLines } from './input.ts';
import { rulesCommand, takeHouseRules } from './house-rules.ts';
import { menu } from './menu.ts';
import { rows } from './style.ts';
import { PLAY_COMMANDS } from './play-commands.ts';
import { TOURNAMENT_COMMANDS } from './tournament/commands.ts';

/** Commands with options of their own. */
const OWN_OPTIONS = { ...PLAY_COMMANDS, ...TOURNAMENT_COMMANDS };

const HELP = `forceout <command> [file]   requests in JSON, see docs/formats.md

${rows(Object.entries(COMMANDS).map(([name, { help }]) => [name, help]))}
${rows([
  ['menu', 'asks for everything, step by step'],
  ['rules', 'check a file of house rules, and say what differs (rules check <file>)'],
])}
${rows(Object.entries(OWN_OPTIONS).map(([name, { help }]) => [name, help]))}

A file, or - for standard input. --json answers in JSON; --batch reads one request a line and answers one a line.
--rules <file> adds a league's own rulebook, as often as need be.`;

/** Bad input is one clear line for each thing that is wrong, and exit status 2. */
function refuse(message: string): void {
  for (const line of message.split('\n')) process.stderr.write(`forceout: ${line}\n`);
  process.exitCode = 2;
}

function refused(message: string | null): void {
  if (message !== null) refuse(message);
}

async function once(command: Command, options: Arguments): Promise<void> {
  const request = await readJson(open(options.file), command.input);
  if (!request.ok) return refuse(request.error);
  const answer = await (options.json ? command.answer : command.words)(request.value, options);
  if (!answer.ok) return refuse(answer.error);
  process.stdout.write(`${typeof answer.value === 'string' ? answer.value : JSON.stringify(answer.value)}\n`);
}

async function batch(command: Command, options: Arguments): Promise<void> {
  for await (const request of readJsonLines(open(options.file), command.input)) {
    const answer = request.ok ? await command.answer(request.value, options) : request;
    const line = JSON.stringify(answer.ok ? answer.value : { error: answer.error });
    if (!process.stdout.write(`${line}\n`))
      await new Promise((drained) => process.stdout.once('drain', drained));
  }
}

async function main(): Promise<void> {
  const given = takeHouseRules(process.argv.slice(2));
  if (!given.ok) return refuse(given.error);
  const [word = '', ...words] = given.value;
  if (word === 'rules') return refused(rulesCommand(words));
  if (Object.hasOwn(OWN_OPTIONS, word)) {
    return refused(await OWN_OPTIONS[word]!.run(words));
  }
  const options = parseArguments(given.value);
  if (!options.ok) return refuse(options.error);
  const { command: name, help } = options.value;
  if (help || name === 'help') return void process.stdout.write(`${HELP}\n`);
  if (name === null || name === 'menu') return menu();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) return refuse(`there is no command "${name}"; forceout --help lists them`);
  await (options.value.batch ? batch : once)(command, options.value);
}

// A reader that has seen enough (`| head`) is no error.
process.stdout.on('error', () => process.exit(0));
try {
  await main();
} catch (error) {
  if (!(error instanceof Error && 'code' in error)) throw error;
  refuse(`cannot read the input: ${error.message}`);
}

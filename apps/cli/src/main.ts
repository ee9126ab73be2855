import { parseArguments } from './arguments.ts';
import type { Arguments } from './arguments.ts';
import { COMMANDS } from './commands.ts';
import type { Command } from './commands.ts';
import { open, readJson, readJsonLines } from './input.ts';
import { menu } from './menu.ts';
import { rows } from './style.ts';
import { PLAY_COMMANDS } from './play-commands.ts';

const HELP = `forceout <command> [file]   requests in JSON, see docs/formats.md

${rows(Object.entries(COMMANDS).map(([name, { help }]) => [name, help]))}
${rows([['menu', 'asks for everything, step by step']])}
${rows(Object.entries(PLAY_COMMANDS).map(([name, { help }]) => [name, help]))}

A file, or - for standard input. --json answers in JSON; --batch reads one request a line and answers one a line.`;

/** Bad input is one clear line and exit status 2. */
function refuse(message: string): void {
  process.stderr.write(`forceout: ${message.replaceAll('\n', ' ')}\n`);
  process.exitCode = 2;
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
  const [word = '', ...words] = process.argv.slice(2);
  if (Object.hasOwn(PLAY_COMMANDS, word)) {
    const wrong = await PLAY_COMMANDS[word]!.run(words);
    return wrong === null ? undefined : refuse(wrong);
  }
  const options = parseArguments(process.argv.slice(2));
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

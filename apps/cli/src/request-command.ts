import { parseArguments } from './arguments.ts';
import type { Arguments } from './arguments.ts';
import { COMMANDS } from './commands.ts';
import type { Command } from './commands.ts';
import { open, readRequest, readRequestLines } from './input.ts';
import { words } from './words/language.ts';

/** A command that answers requests: one, or a batch of them. */
export async function requestCommand(name: string, typed: readonly string[]): Promise<string | null> {
  const options = parseArguments(name, typed);
  if (typeof options === 'string') return options;
  const command = COMMANDS[name]!;
  return options.batch ? batch(command, options) : once(command, options);
}

async function once(command: Command, options: Arguments): Promise<string | null> {
  const request = await readRequest(open(options.file), command.input);
  if (!request.ok) return request.error;
  const answer = await (options.json ? command.answer : command.words)(request.value, options);
  if (!answer.ok) return answer.error;
  process.stdout.write(`${typeof answer.value === 'string' ? answer.value : JSON.stringify(answer.value)}\n`);
  return null;
}

/** Every line has its answer, in order; who only looks at the status learns that some are errors. */
async function batch(command: Command, options: Arguments): Promise<null> {
  let [lines, failed] = [0, 0];
  for await (const request of readRequestLines(open(options.file), command.input)) {
    const answer = request.ok ? await command.answer(request.value, options) : request;
    lines++;
    if (!answer.ok) failed++;
    const line = JSON.stringify(answer.ok ? answer.value : { error: answer.error });
    if (!process.stdout.write(`${line}\n`))
      await new Promise((drained) => process.stdout.once('drain', drained));
  }
  if (failed > 0) {
    process.stderr.write(`forceout: ${words().asked.linesFailed(failed, lines)}\n`);
    process.exitCode = 1;
  }
  return null;
}

import { Api, ApiError, Live } from '@forceout/client';
import type { SocketLike } from '@forceout/client';
import type { BotOptions } from '@forceout/players';
import { optionsFor } from '../contest/bot-options.ts';
import { Program } from './program.ts';
import { pageOf } from '../help/pages.ts';
import { sitAtTable } from './network-seat.ts';
import { told, words as texts } from '../words/language.ts';
import { readWords } from '../words/read-words.ts';

export async function botCommand(words: readonly string[]): Promise<string | null> {
  const end = words.indexOf('--');
  const [own, program] = end < 0 ? [words, []] : [words.slice(0, end), words.slice(end + 1)];
  const read = readWords(own, pageOf('bot'));
  if (!read.ok) return read.error;
  const { values, rest } = read.value;
  if (rest.length > 0) return texts().practice.bot.whatIs(rest[0]!);
  // A token in a command line is seen by everybody on the machine.
  const token = values.get('token') ?? process.env['FORCEOUT_TOKEN'];
  const [server, code] = [values.get('server'), values.get('table')];
  if (server === undefined || !/^https?:\/\//.test(server) || !URL.canParse(server))
    return texts().practice.bot.server;
  if (token === undefined) return texts().practice.bot.token;
  if (code === undefined) return texts().practice.bot.table;
  if (program.length === 0) return texts().practice.bot.program;
  const seat = values.get('seat') ?? null;
  if (seat !== null && !/^[012]$/.test(seat)) return texts().practice.bot.seat;
  const limit = values.get('limit') ?? '1000';
  if (!/^[1-9]\d{0,5}$/.test(limit)) return texts().asked.wholeNumber('limit');
  const options = optionsFor(read.value.each('option'), 1);
  if (!options.ok) return options.error;
  return play({
    options: options.value[0]!,
    base: server.replace(/\/$/, ''),
    token,
    code,
    program: program.join(' '),
    seat: seat === null ? null : Number(seat),
    limit: Number(limit),
  });
}

interface Plan {
  readonly base: string;
  readonly token: string;
  readonly code: string;
  readonly program: string;
  readonly seat: number | null;
  readonly limit: number;
  readonly options: BotOptions;
}

async function play({ base, token, code, program, seat, limit, options }: Plan): Promise<string | null> {
  const api = new Api({ base, token });
  try {
    await api.me();
  } catch (error) {
    return error instanceof ApiError ? error.message : texts().practice.bot.silent(base);
  }
  const headers = { authorization: `Bearer ${token}` };
  const open = (): SocketLike => new WebSocket(`${base.replace(/^http/, 'ws')}/socket`, { headers });
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const live = new Live({ open, onProblem: ({ message }) => say(told(message)) });
  const line = new Program(program);
  try {
    const { match } = await sitAtTable({ api, live, line, code, seat, limit, options, say });
    say(match === null ? texts().practice.bot.closed : texts().practice.bot.over(match.totals));
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  } finally {
    live.close();
    line.close();
  }
}

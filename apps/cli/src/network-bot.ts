import { inEnglish } from '@forceout/rules/words';
import { Api, ApiError, Live } from '@forceout/client';
import type { SocketLike } from '@forceout/client';
import { Program } from './bots-program.ts';
import { sitAtTable } from './network-seat.ts';

const HELP = `forceout bot --server https://play.example.org --token T --table CODE -- node mybot.mjs

Lets a bot program (docs/bots.md) sit at a table of a server and play one match.

  --server url     where the server is               --token text   from POST /api/tokens, or FORCEOUT_TOKEN
  --table code     the code of an open table         --seat n       0 to 2 (the first that is free)
  --limit ms       for one answer (1000)`;

const OPTIONS = ['server', 'token', 'table', 'seat', 'limit'];

export async function botCommand(words: readonly string[]): Promise<string | null> {
  const end = words.indexOf('--');
  const [own, program] = end < 0 ? [words, []] : [words.slice(0, end), words.slice(end + 1)];
  if (own.includes('--help') || own.includes('-h')) {
    process.stdout.write(`${HELP}\n`);
    return null;
  }
  const values = new Map<string, string>();
  for (let index = 0; index < own.length; index += 2) {
    const name = own[index]!.replace(/^--/, '');
    const value = own[index + 1];
    if (!OPTIONS.includes(name)) return `there is no option ${own[index]}`;
    if (value === undefined) return `--${name} needs a value`;
    values.set(name, value);
  }
  // A token in a command line is seen by everybody on the machine.
  const token = values.get('token') ?? process.env['FORCEOUT_TOKEN'];
  const [server, code] = [values.get('server'), values.get('table')];
  if (server === undefined || !/^https?:\/\//.test(server) || !URL.canParse(server))
    return '--server: an address like https://play.example.org is expected';
  if (token === undefined) return '--token: a token of the server is expected';
  if (code === undefined) return '--table: the code of a table is expected';
  if (program.length === 0) return 'no program; write it after --';
  const seat = values.get('seat') ?? null;
  if (seat !== null && !/^[012]$/.test(seat)) return '--seat: 0, 1 or 2';
  const limit = values.get('limit') ?? '1000';
  if (!/^[1-9]\d{0,5}$/.test(limit)) return '--limit takes a whole number from 1';
  return play({
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
}

async function play({ base, token, code, program, seat, limit }: Plan): Promise<string | null> {
  const api = new Api({ base, token });
  try {
    await api.me();
  } catch (error) {
    return error instanceof ApiError ? error.message : `${base} does not answer`;
  }
  const headers = { authorization: `Bearer ${token}` };
  const open = (): SocketLike => new WebSocket(`${base.replace(/^http/, 'ws')}/socket`, { headers });
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const live = new Live({ open, onProblem: ({ message }) => say(inEnglish(message)) });
  const line = new Program(program);
  try {
    const { match } = await sitAtTable({ api, live, line, code, seat, limit, say });
    say(match === null ? 'the table was closed' : `over: ${match.totals.join(', ')}`);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  } finally {
    live.close();
    line.close();
  }
}

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Api } from '@forceout/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { startServer } from '../server.ts';
import type { RunningServer } from '../server.ts';

const root = new URL('../../../../', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'forceout-outside-'));
/** The documented example, without its pauses. */
const program = join(folder, 'bot.mjs');
writeFileSync(
  program,
  readFileSync(join(root, 'docs/examples/bot.mjs'), 'utf8').replace('after: 3', 'after: 0'),
);

let server: RunningServer;
let base: string;
beforeAll(async () => {
  const env = { FORCEOUT_LOG: 'silent', FORCEOUT_DATA: folder, FORCEOUT_PORT: '0', FORCEOUT_BOT_PACE: '0' };
  const config = readConfig(env);
  if (!config.ok) throw new Error(config.error.join('\n'));
  server = await startServer(config.value);
  base = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The command line as somebody elsewhere would run it. */
function forceoutBot(...words: readonly string[]): Promise<{ status: number | null; said: string }> {
  const child = spawn(process.execPath, [join(root, 'apps/cli/src/main.ts'), 'bot', ...words], { cwd: root });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += String(part)));
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, said })));
}

describe('a program from elsewhere', () => {
  test('sits down at a table with its owner’s token and plays to the end by the bot protocol', async () => {
    let cookie = '';
    const owner = new Api({
      base,
      headers: () => ({ cookie }),
      onResponse: (response) => {
        cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      },
    });
    await owner.register({ login: 'botmaker', passphrase: 'four words are enough' });
    const { token } = await owner.newToken('my bot');
    const asked = {
      rulebook: 'agloa-onsets-2026',
      division: 'middle',
      level: 'basic',
      clock: 'untimed',
    } as const;
    const { id, code } = await owner.openTable({ ...asked, seats: 2, bots: ['beginner'] });
    const played = forceoutBot('--server', base, '--token', token, '--table', code, '--', 'node', program);
    const begun = async (): Promise<boolean> => (await owner.table(id)).view.match?.shake != null;
    await expect.poll(begun, { interval: 200 }).toBe(true);
    // This shake is the last one, as its owner and the house's bot wish.
    await owner.command(id, { do: 'finish', wish: true });
    const { status, said } = await played;
    expect([status, said]).toEqual([0, expect.stringMatching(/^seated\nover: -?\d+, -?\d+\n$/)]);
    const { view } = await owner.table(id);
    expect(view).toMatchObject({ state: 'over', match: { phase: { kind: 'finished' } } });
    const log = await server.storage.tables.log(id, 0);
    expect(log.filter(({ entry }) => entry.includes('"by":0')).length).toBeGreaterThan(3);
  });

  test('without a token nobody gets in', async () => {
    const words = ['--server', base, '--table', 'XYZ', '--token', 'nonsense-nonsense-nonsense', '--', 'node'];
    expect(await forceoutBot(...words)).toEqual({ status: 2, said: 'forceout: Please sign in first.\n' });
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { runTournament } from '../contest/tournament.ts';
import type { Standing, Tournament } from '../contest/tournament.ts';

const folder = mkdtempSync(join(tmpdir(), 'forceout-bots-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const EXAMPLES = fileURLToPath(new URL('../../../../docs/examples/', import.meta.url));
const EXAMPLE = `node ${EXAMPLES}bot.mjs`;

/** Bots in other languages, and what says whether the language is on this machine. */
const LANGUAGES = [
  { name: 'Python', bot: `python3 ${EXAMPLES}bot.py`, there: ['python3', '--version'] },
  { name: 'Perl', bot: `perl ${EXAMPLES}bot.pl`, there: ['perl', '-MJSON::PP', '-e', '1'] },
] as const;

function program(name: string, text: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  return `node ${file}`;
}

async function against(
  bot: string,
  rulebook = 'agloa-onsets-2026',
  division: 'middle' | 'elementary' = 'middle',
  limitMs = 300,
): Promise<Standing> {
  const settings = {
    rulebook,
    division,
    level: 'adventurous',
    season: 'even',
    mode: 'auto',
    clock: 'exact',
    judge: false,
  } as const;
  const plan: Tournament = {
    bots: [bot, 'beginner'],
    settings,
    matches: 1,
    limitMs,
    seed: 'test',
    length: { shakes: 1 },
    atTable: 2,
    options: [],
    starts: [],
    sprt: null,
    errors: false,
    out: null,
  };
  const standings = await runTournament(plan);
  return standings.find((standing) => standing.bot === bot)!;
}

describe('bot programs', () => {
  it('the example bot plays a match legally and loses no point to the clock', async () => {
    const { conduct, penalties, matches } = await against(EXAMPLE, 'agloa-onsets-2026', 'middle', 3000);
    expect(matches).toBe(2);
    expect(penalties).toBe(0);
    expect(conduct).toMatchObject({ late: 0, nonsense: 0, gone: false });
  });

  it('the example bot lays out its cubes in Elementary', async () => {
    expect(await against(EXAMPLE, 'agloa-onsets-2026', 'elementary', 3000)).toMatchObject({
      penalties: 0,
      conduct: { nonsense: 0, gone: false },
    });
  });

  describe.each(LANGUAGES)('a bot in $name, written from docs/bots.md', ({ name, bot, there }) => {
    const [file, ...words] = there;
    const isThere = spawnSync(file, words).status === 0;
    const tables = [
      ['agloa-onsets-2026', 'middle'],
      ['agloa-onsets-2026', 'elementary'],
      ['agloa-equations-2015', 'middle'],
    ] as const;
    it.for(tables)('plays %s, %s, to the end', async ([rulebook, division], context) => {
      if (!isThere) return context.skip(`${name} is not on this machine`);
      const { matches, penalties, conduct } = await against(bot, rulebook, division, 5000);
      expect({ matches, penalties }).toEqual({ matches: 2, penalties: 0 });
      expect(conduct).toMatchObject({ late: 0, nonsense: 0, gone: false });
    });
  });

  it.each([
    ['that crashes at once', 'process.exit(3);', { gone: true }],
    [
      'that crashes in the middle',
      'let n = 0; process.stdin.on("data", () => { if (++n > 3) process.exit(1); });',
      { gone: true },
    ],
    ['that does not exist', null, { gone: true }],
  ] as const)(
    'a program %s loses by the rules, and the match goes on to its end',
    async (_, text, conduct) => {
      const bot = text === null ? 'forceout-no-such-program' : program('crash', text);
      const standing = await against(bot);
      expect(standing.matches).toBe(2);
      expect(standing.conduct).toMatchObject(conduct);
      expect(standing.penalties).toBeGreaterThan(0);
    },
  );

  it('a program that talks nonsense loses by the rules', async () => {
    const lines = [
      'nonsense',
      '{"id":1}',
      '[]',
      '{"id":1,"do":{"do":"roll","cubes":["5"]}}',
      '{"id":1,"do":{"do":"judge-voids-shake"}}',
      'x'.repeat(70_000),
    ];
    const bot = program(
      'nonsense',
      `const lines = ${JSON.stringify(lines)}; let n = 0; process.stdin.on('data', (data) => { for (const _ of String(data).match(/"ask"/g) ?? []) console.log(lines[n++ % lines.length]); });`,
    );
    const standing = await against(bot);
    expect(standing.conduct.nonsense).toBeGreaterThan(0);
    expect(standing.penalties).toBeGreaterThan(0);
    expect(standing.wins).toBe(0);
  });

  it('a program that stalls loses by the rules, and nobody waits for it for long', async () => {
    const bot = program('stall', 'process.stdin.resume();');
    const standing = await against(bot);
    expect(standing.conduct.late).toBeGreaterThan(3);
    expect(standing.penalties).toBeGreaterThan(0);
  });
});

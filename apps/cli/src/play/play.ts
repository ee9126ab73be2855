import type { LevelName } from '@forceout/players';
import { LiveMatch } from './play-live.ts';
import { readPlayOptions } from '../play-options.ts';
import { openTerminal } from './play-terminal.ts';
import { startThinker } from './play-thinker.ts';

const USAGE = `forceout play --seats me,varsity,club

A match in the terminal against bots, or on one keyboard with several "me". ? helps at any moment.

  --seats a,b[,c]   me, beginner, club, varsity, national, perfect (me,club,club)
  --rulebook id     agloa-onsets-2026       --division d   middle
  --mode auto|table auto                    --clock untimed|exact|called  untimed
  --hints on|off    on: whether the coach may be asked
  --shakes N        3                       --seed text    to roll the same match again`;

export async function playCommand(words: readonly string[]): Promise<string | null> {
  const asked = words.includes('--clock') ? words : [...words, '--clock', 'untimed'];
  const read = readPlayOptions(asked, ['hints'], 'me,club,club', ['me']);
  if (!read.ok) return read.error;
  const options = read.value;
  if (options.help) {
    process.stdout.write(`${USAGE}\n`);
    return null;
  }
  const hints = options.text('hints') ?? 'on';
  if (hints !== 'on' && hints !== 'off') return '--hints: on or off';
  const levels = options.levels.map((level): LevelName | null => ((level as string) === 'me' ? null : level));
  const players = levels.map((level, seat) =>
    level === null ? `player ${seat + 1}` : `${level} ${seat + 1}`,
  );
  const settings = { ...options.settings, players };
  const seed = words.includes('--seed') ? options.seed : `play ${Date.now()}`;
  const length = options.length === 'round' && settings.clock === 'untimed' ? { shakes: 3 } : options.length;
  const thinker = startThinker({ settings, levels, seed, coach: { hints: hints === 'on' } });
  const terminal = openTerminal();
  try {
    await new LiveMatch({ settings, seed, length, levels }, thinker, terminal).run();
  } finally {
    terminal.close();
    await thinker.close();
  }
  return null;
}

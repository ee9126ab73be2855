import type { LevelName } from '@forceout/players';
import { botWords } from '@forceout/players/words';
import { LiveMatch } from './play-live.ts';
import { readPlayOptions } from '../play-options.ts';
import { openTerminal } from './play-terminal.ts';
import { startThinker } from './play-thinker.ts';
import { language, words as texts } from '../words/language.ts';

export async function playCommand(words: readonly string[]): Promise<string | null> {
  const asked = words.includes('--clock') ? words : [...words, '--clock', 'untimed'];
  const read = readPlayOptions(asked, 'play', 'me,club,club', ['me']);
  if (!read.ok) return read.error;
  const options = read.value;
  const hints = options.text('hints') ?? 'on';
  if (hints !== 'on' && hints !== 'off') return texts().asked.either('hints', 'on', 'off');
  const levels = options.levels.map((level): LevelName | null => ((level as string) === 'me' ? null : level));
  const { player, bots } = texts().table;
  const called = (level: LevelName): string => botWords(level, language()).name;
  const players = levels.map((level, seat) => {
    if (level === null) return player(seat + 1);
    // Two of a kind are told apart by their seats.
    const twins = levels.filter((other) => other === level).length > 1;
    return twins ? `${called(level)} ${seat + 1}` : called(level);
  });
  const settings = { ...options.settings, players };
  const seed = words.includes('--seed') ? options.seed : `play ${Date.now()}`;
  const length = options.length === 'round' && settings.clock === 'untimed' ? { shakes: 3 } : options.length;
  const thinker = startThinker({
    settings,
    levels,
    seed,
    coach: { hints: hints === 'on' },
    language: language(),
  });
  const terminal = openTerminal();
  for (const level of new Set(levels))
    if (level !== null)
      terminal.say(`${called(level)}, ${bots[level]}: ${botWords(level, language()).plays.join('\n  ')}`);
  try {
    await new LiveMatch({ settings, seed, length, levels }, thinker, terminal).run();
  } finally {
    terminal.close();
    await thinker.close();
  }
  return null;
}

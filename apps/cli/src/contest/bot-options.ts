import type { BotOptions } from '@forceout/players';
import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { words } from '../words/language.ts';

const OPTION = /^(?:(\d+):)?([\w.-]{1,60})=(.{0,1000})$/su;

/** `depth=3` for every program, `2:depth=3` for the second bot only; the later one wins. */
export function optionsFor(given: readonly string[], bots: number): Result<readonly BotOptions[], string> {
  const options = Array.from({ length: bots }, (): Record<string, string> => ({}));
  for (const text of given) {
    const [, number, name, value] = OPTION.exec(text) ?? [];
    if (name === undefined || value === undefined) return err(words().contest.notAnOption(text));
    if (number !== undefined && options[Number(number) - 1] === undefined)
      return err(words().contest.noBot(number));
    for (const [bot, own] of options.entries())
      if (number === undefined || bot === Number(number) - 1) own[name] = value;
  }
  return ok(options);
}

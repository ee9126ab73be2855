import type { Grade, Said } from '@forceout/players';
import type { GameName } from '../../table/seen.ts';
import type { Words } from '../../words/words.ts';
import { spell } from '../../writing/text/sign.ts';

/** Why an answer is right or not, in the reader's language and with the signs of the cubes. */
export function saidWords(words: Words, game: GameName, { said }: Grade): string {
  return said.map((one) => sentence(words, game, one)).join(' ');
}

function sentence({ practise, ruling, said: tell }: Words, game: GameName, said: Said): string {
  const { said: words } = practise;
  const text = 'text' in said ? spell(game, said.text) : '';
  switch (said.says) {
    case 'judge': {
      const codes: Readonly<Record<string, string>> = words.codes;
      const reasons: Readonly<Record<string, string>> = ruling.reasons;
      // Where we have the code, our own words lead.
      return words.judge(codes[said.code] ?? reasons[said.code] ?? '', tell(said.message));
    }
    case 'cards-of-pieces':
    case 'values-of-pieces':
      return words[said.says](said.pieces);
    case 'why-impossible':
      return words['why-impossible'](said.why);
    case 'selects':
    case 'worth':
      return words[said.says](text, said.value);
    case 'correct':
    case 'one-that-is-right':
    case 'group-it':
    case 'now':
    case 'play-on':
    case 'goal-with-a-solution':
    case 'has-a-solution':
    case 'selects-nothing':
    case 'is-illegal':
      return words[said.says](text);
    case 'misses-the-goal':
    case 'impossible':
    case 'no-objection':
    case 'cubes-missing':
    case 'no-solution':
    case 'not-found-quickly':
    case 'other-question':
      return words[said.says];
  }
}

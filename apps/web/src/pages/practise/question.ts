import { PUZZLE_WORDS, withTurned } from '@forceout/players/words';
import type { Pick } from '@forceout/rules/match';
import type { ShownPuzzle } from '../../engine/practice.ts';
import { gameOf } from '../../position/position.ts';
import type { PickText } from '../../position/position.ts';
import { pickWords, variationSays } from '../../table/tell/sentence.ts';
import type { Words } from '../../words/words.ts';
import { spell } from '../../writing/text/sign.ts';

/** What a puzzle asks, in the reader's language and with the signs of the cubes. */
export function questionOf(words: Words, puzzle: ShownPuzzle): string {
  return withTurned(asked(words, puzzle), [puzzle.text, ...puzzle.texts].join(' '), words.language);
}

function asked(words: Words, { kind, text, pick, position }: ShownPuzzle): string {
  const { questions } = PUZZLE_WORDS[words.language];
  const shown = spell(gameOf({ rulebook: String(position['rulebook']) }), text);
  switch (kind) {
    case 'find-the-ambiguity':
    case 'right-or-wrong':
    case 'which-cards':
      return questions[kind](shown);
    case 'evaluate':
      return questions.evaluate(
        shown,
        picksIn(position).some(({ id }) => id === 'base'),
      );
    case 'legal-pick':
      return questions[kind](pick === null ? '' : pickWords(words, pick as unknown as Pick));
    case 'write-a-solution':
      return questions[kind](typeof position['after'] === 'string' ? position['after'] : null);
    case 'now-impossible-or-play-on':
    case 'safe-move':
    case 'set-a-goal':
    case 'spot-the-illegal':
      return questions[kind];
  }
}

export function picksIn(position: ShownPuzzle['position']): readonly PickText[] {
  return (position['variations'] ?? []) as readonly PickText[];
}

/** The variations of the shake, by their names, and what they do. */
export function picksOf(
  words: Words,
  { position }: ShownPuzzle,
): readonly { readonly name: string; readonly says: string }[] {
  return picksIn(position).map((pick) => ({
    name: pickWords(words, pick as unknown as Pick),
    says: variationSays(words, pick.id),
  }));
}

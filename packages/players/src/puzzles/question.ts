import { bookOf } from '@forceout/rules';
import { makeCard } from '@forceout/rules/onsets';
import type { Analyst } from '../bots/analyst.ts';
import type { Language } from '../words/language.ts';
import { PUZZLE_WORDS } from '../words/puzzles.ts';
import { inPrint } from '../words/signs.ts';
import { variationWords } from '../words/variations.ts';
import type { Puzzle } from './puzzle.ts';

/** What a puzzle asks, with the signs of the cubes. */
export function questionWords(
  { task, moment, settings }: Puzzle,
  analyst: Analyst,
  language: Language,
): string {
  const { questions } = PUZZLE_WORDS[language];
  const game = bookOf(settings)?.game ?? 'onsets';
  switch (task.kind) {
    case 'find-the-ambiguity':
    case 'right-or-wrong':
    case 'which-cards':
      return questions[task.kind](inPrint(game, analyst.text(task.written)));
    case 'evaluate':
      // The key is in base ten, whatever base the numerals are in.
      return questions.evaluate(
        inPrint(game, task.text),
        moment.variations.some(({ id }) => id === 'base'),
      );
    case 'legal-pick':
      return questions['legal-pick'](variationWords(task.pick, language, makeCard).name);
    case 'write-a-solution':
      return questions['write-a-solution'](moment.after);
    case 'now-impossible-or-play-on':
    case 'safe-move':
    case 'set-a-goal':
    case 'spot-the-illegal':
      return questions[task.kind];
  }
}

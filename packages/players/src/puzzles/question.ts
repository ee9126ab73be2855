import { bookOf } from '@forceout/rules';
import { makeCard } from '@forceout/rules/onsets';
import type { Analyst } from '../bots/analyst.ts';
import type { Language } from '../words/language.ts';
import { PUZZLE_WORDS } from '../words/puzzles.ts';
import { inPrint } from '../words/signs.ts';
import { withTurned } from '../words/turned.ts';
import { variationWords } from '../words/variations.ts';
import type { Puzzle } from './puzzle.ts';

/** What a puzzle asks, with the signs of the cubes. */
export function questionWords(puzzle: Puzzle, analyst: Analyst, language: Language): string {
  return withTurned(question(puzzle, analyst, language), textOf(puzzle.task, analyst), language);
}

function textOf(task: Puzzle['task'], analyst: Analyst): string {
  if (task.kind === 'spot-the-illegal') return task.texts.join(' ');
  if (task.kind === 'evaluate') return task.text;
  return 'written' in task ? analyst.text(task.written) : '';
}

function question({ task, moment, settings }: Puzzle, analyst: Analyst, language: Language): string {
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

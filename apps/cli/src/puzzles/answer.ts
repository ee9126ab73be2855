import {
  read,
  readDeedWords,
  readSolutions,
  readWrittenEquation,
  readWrittenSolution,
} from '@forceout/formats';
import type { Puzzle, PuzzleAnswer } from '@forceout/players';
import { bookOf } from '@forceout/rules';
import { SECTIONS } from '@forceout/rules/match';
import type { Written } from '@forceout/rules/match';
import { parseCard } from '@forceout/rules/onsets';

/** How an answer to each kind of puzzle is typed. */
export const TYPED: Readonly<Record<PuzzleAnswer['kind'], string>> = {
  'write-a-solution':
    'the Solution: R n B, or (6x6)+1 = 37; Restrictions stand before a colon, "where B=U" behind',
  'find-the-ambiguity': 'the same text with more parentheses',
  'now-impossible-or-play-on': 'now, impossible or play on',
  'safe-move': 'a cube and where it goes: R>p, or r3>f in Equations (r p f)',
  'right-or-wrong': 'right or wrong',
  'which-cards': 'the cards: BR BRG blank; none if it selects none',
  'legal-pick': 'yes or no',
  'set-a-goal': 'a Goal: 3 2',
  evaluate: 'a number: 7, -3/4',
  'spot-the-illegal': 'its number',
};

/** What somebody typed as an answer; a text says why it is none. */
export function answerFrom(puzzle: Puzzle, text: string): PuzzleAnswer | string {
  const { task, settings, moment } = puzzle;
  const game = bookOf(settings)?.game ?? 'onsets';
  const said = text.trim();
  switch (task.kind) {
    case 'write-a-solution':
    case 'find-the-ambiguity': {
      const written: Written[] = [];
      for (const one of readSolutions(said, game)) {
        const solution = read<Written>(one, game === 'onsets' ? readWrittenSolution : readWrittenEquation);
        if (!solution.ok) return solution.error;
        written.push(solution.value);
      }
      return { kind: task.kind, written };
    }
    case 'now-impossible-or-play-on': {
      const call = (['now', 'impossible', 'play-on'] as const).find((one) => one === said.replace(' ', '-'));
      return call === undefined ? TYPED[task.kind] : { kind: task.kind, call };
    }
    case 'safe-move': {
      const move = readDeedWords(said, game);
      const to = SECTIONS.find((section) => section === move?.['to']);
      const cube = move?.['cube'];
      if (to === undefined || typeof cube !== 'string') return TYPED[task.kind];
      // A shift comes out of Permitted, a move out of Resources.
      const from = moment.mat.resources.includes(cube) ? 'resources' : 'permitted';
      return { kind: task.kind, move: { from, cube, to } };
    }
    case 'right-or-wrong':
      return isYes(said) === null ? TYPED[task.kind] : { kind: task.kind, right: isYes(said)! };
    case 'legal-pick':
      return isYes(said) === null ? TYPED[task.kind] : { kind: task.kind, legal: isYes(said)! };
    case 'which-cards': {
      const cards = said === 'none' ? [] : said.split(/\s+/u).map(parseCard);
      return cards.includes(null) ? TYPED[task.kind] : { kind: task.kind, cards: cards as readonly number[] };
    }
    case 'set-a-goal':
      return { kind: task.kind, goal: { text: said, cubes: null } };
    case 'evaluate':
      return { kind: task.kind, value: said };
    case 'spot-the-illegal':
      return /^[1-9]$/u.test(said) ? { kind: task.kind, choice: Number(said) - 1 } : TYPED[task.kind];
  }
}

function isYes(text: string): boolean | null {
  if (['right', 'yes', 'y', 'correct', 'legal'].includes(text.toLowerCase())) return true;
  return ['wrong', 'no', 'n', 'incorrect', 'illegal'].includes(text.toLowerCase()) ? false : null;
}

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
import { told, words } from '../words/language.ts';

/** What somebody typed as an answer; a text says why it is none. */
export function answerFrom(puzzle: Puzzle, text: string): PuzzleAnswer | string {
  const { task, settings, moment } = puzzle;
  const game = bookOf(settings)?.game ?? 'onsets';
  const said = text.trim();
  const { typed, said: taken } = words().practice;
  switch (task.kind) {
    case 'write-a-solution':
    case 'find-the-ambiguity': {
      const written: Written[] = [];
      for (const one of readSolutions(said, game)) {
        const solution = read<Written>(one, game === 'onsets' ? readWrittenSolution : readWrittenEquation);
        if (!solution.ok) return told(solution.error);
        written.push(solution.value);
      }
      return { kind: task.kind, written };
    }
    case 'now-impossible-or-play-on': {
      const call = (['now', 'impossible', 'play-on'] as const).find(
        (one) => one === said.replace(' ', '-') || taken[one] === said,
      );
      return call === undefined ? typed[task.kind] : { kind: task.kind, call };
    }
    case 'safe-move': {
      const move = readDeedWords(said, game);
      const to = SECTIONS.find((section) => section === move?.['to']);
      const cube = move?.['cube'];
      if (to === undefined || typeof cube !== 'string') return typed[task.kind];
      // A shift comes out of Permitted, a move out of Resources.
      const from = moment.mat.resources.includes(cube) ? 'resources' : 'permitted';
      return { kind: task.kind, move: { from, cube, to } };
    }
    case 'right-or-wrong':
      return isYes(said) === null ? typed[task.kind] : { kind: task.kind, right: isYes(said)! };
    case 'legal-pick':
      return isYes(said) === null ? typed[task.kind] : { kind: task.kind, legal: isYes(said)! };
    case 'which-cards': {
      const cards = said === 'none' || said === taken.none ? [] : said.split(/\s+/u).map(parseCard);
      return cards.includes(null) ? typed[task.kind] : { kind: task.kind, cards: cards as readonly number[] };
    }
    case 'set-a-goal':
      return { kind: task.kind, goal: { text: said, cubes: null } };
    case 'evaluate':
      return { kind: task.kind, value: said };
    case 'spot-the-illegal':
      return /^[1-9]$/u.test(said) ? { kind: task.kind, choice: Number(said) - 1 } : typed[task.kind];
  }
}

function isYes(text: string): boolean | null {
  const word = text.toLowerCase();
  const { yes, no } = words().practice.said;
  return yes.includes(word) ? true : no.includes(word) ? false : null;
}

import { bookOf } from '@forceout/rules';
import { gameFor } from '@forceout/rules/match';
import type { MatchSettings } from '@forceout/rules/match';
import type { GameName } from '../words/signs.ts';

/** What the sentences of a lesson must know of the book. */
export interface LessonFacts {
  readonly game: GameName;
  /** How many cards are dealt; null without cards. */
  readonly cards: { readonly least: number; readonly most: number } | null;
  /** Whether the Goal-setter lays V and Λ out instead of rolling them. */
  readonly laysOut: boolean;
  /** Whether who leads may take a bonus move. */
  readonly leaderMayBonus: boolean;
  /** Points for being right and wrong after a challenge, and after the last cube. */
  readonly points: {
    readonly right: number;
    readonly wrong: number;
    readonly lastRight: number;
    readonly lastWrong: number;
  };
  /** Whether operations have their ordinary order where nothing is grouped. */
  readonly ordinaryOrder: boolean;
}

export function factsOf(settings: MatchSettings): LessonFacts {
  const { cards, layOut, procedure } = gameFor(settings);
  const game = bookOf(settings)?.game ?? 'onsets';
  const { correct, notCorrect, forceoutCorrect, forceoutNotCorrect } = procedure.scoring;
  return {
    game,
    cards,
    laysOut: layOut !== null,
    points: {
      right: correct.is,
      wrong: notCorrect.is,
      lastRight: forceoutCorrect.is,
      lastWrong: forceoutNotCorrect.is,
    },
    leaderMayBonus: procedure.bonus.leader.is === 'may',
    ordinaryOrder: game === 'equations' && settings.level === 'basic',
  };
}

import { bookOf } from '@forceout/rules';
import type { Place } from '@forceout/rules/match';
import { makeCard } from '@forceout/rules/onsets';
import { cardWord } from '../words/cards.ts';
import type { Language } from '../words/language.ts';
import { inPrint, lookOf } from '../words/signs.ts';
import { variationWords } from '../words/variations.ts';
import type { Puzzle } from './puzzle.ts';

interface PositionWords {
  readonly cards: string;
  readonly goal: string;
  readonly variations: string;
  readonly places: readonly (readonly [Exclude<Place, 'goal'>, string])[];
}

const WORDS: Readonly<Record<Language, PositionWords>> = {
  en: {
    cards: 'Cards',
    goal: 'Goal',
    variations: 'Variations',
    places: [
      ['required', 'Required'],
      ['permitted', 'Permitted'],
      ['forbidden', 'Forbidden'],
      ['resources', 'Resources'],
    ],
  },
  es: {
    cards: 'Cartas',
    goal: 'Meta',
    variations: 'Variaciones',
    places: [
      ['required', 'Obligatorios'],
      ['permitted', 'Permitidos'],
      ['forbidden', 'Prohibidos'],
      ['resources', 'Recursos'],
    ],
  },
};

/** What lies on the table in a puzzle, line by line, for a terminal. */
export function positionWords({ moment, settings }: Puzzle, language: Language): readonly string[] {
  const words = WORDS[language];
  const { universe, variations, goal, mat } = moment;
  const game = bookOf(settings)?.game ?? 'onsets';
  const lines: string[] = [];
  if (universe.length > 0)
    lines.push(`${words.cards}: ${universe.map((card) => cardWord(makeCard(card), language)).join(', ')}`);
  if (variations.length > 0)
    lines.push(
      `${words.variations}: ${variations.map((pick) => variationWords(pick, language, makeCard).name).join('; ')}`,
    );
  if (goal !== null) lines.push(`${words.goal}: ${game === 'equations' ? inPrint(game, goal) : goal}`);
  const lying = words.places
    .filter(([place]) => mat[place].length > 0)
    .map(([place, name]) => `${name}: ${mat[place].map((cube) => lookOf(cube).sign).join(' ')}`);
  return [...lines, lying.join('   ')];
}

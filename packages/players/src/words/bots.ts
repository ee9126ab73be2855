import { BOT_NAMES } from '@forceout/table/bots';
import type { LevelName } from '@forceout/table';
import type { Language } from './language.ts';

/** A bot by its name, and how it plays in two lines. */
export interface BotWords {
  readonly name: string;
  readonly plays: readonly [string, string];
}

/** Mouse, fox, owl, lynx and crane: the pages draw them. */
const PLAYS: Readonly<Record<Language, Readonly<Record<LevelName, BotWords['plays']>>>> = {
  en: {
    beginner: [
      'Sets one plain digit as a Goal and picks the easiest variations.',
      'Sees Solutions of three cubes, forgets parentheses, and looks at every second move of yours.',
    ],
    club: [
      'Likes Goals of two digits and variations it has practised.',
      'Finds Solutions of five cubes; now and then it takes two cubes for one and says Now too early.',
    ],
    varsity: [
      'Picks what makes you think, and takes a bonus move when nothing else is safe.',
      'Rarely leaves a Now open, reads your paper for a second way to group it, and bluffs when no move is safe.',
    ],
    national: [
      'Looks for the hardest Goal that it can still reach itself, and picks hard variations.',
      'Keeps a Solution of its own alive to the end, misses hardly any challenge, and bluffs with a straight face when it must.',
    ],
    perfect: [
      'Never challenges in error and never leaves a safe move unplayed when there is one.',
      'Counts the last cubes to the end: with a few left it knows how the shake comes out.',
    ],
  },
  es: {
    beginner: [
      'Pone como Meta un solo número y elige las variaciones más fáciles.',
      'Ve Soluciones de tres cubos, olvida paréntesis y mira una de cada dos jugadas tuyas.',
    ],
    club: [
      'Le gustan las Metas de dos números y las variaciones que ha practicado.',
      'Encuentra Soluciones de cinco cubos; a veces toma dos cubos por uno y dice Ahora antes de tiempo.',
    ],
    varsity: [
      'Elige lo que te hace pensar, y usa una jugada extra cuando nada más es seguro.',
      'Casi nunca deja abierto un Ahora, busca en tu papel otra manera de agruparlo, y si nada es seguro va de farol.',
    ],
    national: [
      'Busca la Meta más difícil que todavía alcanza, y elige variaciones difíciles.',
      'Mantiene viva una Solución propia hasta el final, casi no deja pasar ningún desafío, y si hace falta va de farol.',
    ],
    perfect: [
      'Nunca desafía sin razón, y si hay una jugada segura la hace.',
      'Cuenta los últimos cubos hasta el final: cuando quedan pocos sabe cómo acaba la tirada.',
    ],
  },
};

export function botWords(level: LevelName, language: Language): BotWords {
  return { name: BOT_NAMES[level], plays: PLAYS[language][level] };
}

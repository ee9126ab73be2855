import type { Move } from '../bots/analyst.ts';
import { CUBE_WORDS } from './cubes.ts';
import type { Language } from './language.ts';
import { listed } from './lists.ts';

const WORDS: Readonly<Record<Language, { readonly or: string; readonly to: string; readonly from: string }>> =
  {
    en: { or: 'or', to: 'to', from: ' from Permitted' },
    es: { or: 'o', to: 'a', from: ' de Permitidos' },
  };

/** Moves that would all do, by where they lead: "the + or the red 3 to Forbidden, or the √ to Required". */
export function movesListed(moves: readonly Move[], language: Language): string {
  const { cube, places } = CUBE_WORDS[language];
  const { or, to, from } = WORDS[language];
  const ways = new Map<string, string[]>();
  for (const move of moves) {
    const way = `${move.from === 'permitted' ? from : ''} ${to} ${places[move.to]}`;
    ways.set(way, [...(ways.get(way) ?? []), cube(move.cube)]);
  }
  return [...ways].map(([way, cubes]) => `${listed(cubes, or)}${way}`).join(`, ${or} `);
}

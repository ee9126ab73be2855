import type { Move, Piece, WhyNot } from '../bots/analyst.ts';
import type { PuzzleKind, Said } from '../puzzles/puzzle.ts';
import type { Theme } from '../puzzles/themes.ts';
import type { Language } from './language.ts';
import { PUZZLES_EN } from './puzzles-en.ts';
import { PUZZLES_ES } from './puzzles-es.ts';
import { reasonWords } from './reasons.ts';

type Says = Said['says'];
type AboutText = Exclude<Extract<Said, { readonly text: string }>['says'], Facts>;
type Plain = Exclude<Says, AboutText | 'judge' | Pieces | 'why-impossible' | 'safe-instead' | Facts>;
type Pieces = 'cards-of-pieces' | 'values-of-pieces';
/** What is told with several figures. */
type Facts =
  | 'goal-asks'
  | 'restrictions'
  | 'multiple-apart'
  | 'now'
  | 'play-on'
  | 'selects'
  | 'cards-left-out'
  | 'cards-too-many';

/** Everything that puzzles say, in one language. */
export interface PuzzleWords {
  readonly kinds: Readonly<Record<PuzzleKind, string>>;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly questions: {
    readonly 'write-a-solution': (after: string | null) => string;
    readonly 'now-impossible-or-play-on': string;
    readonly 'safe-move': string;
    readonly 'find-the-ambiguity': (text: string) => string;
    readonly 'right-or-wrong': (text: string) => string;
    readonly 'which-cards': (text: string) => string;
    readonly 'legal-pick': (pick: string) => string;
    readonly 'set-a-goal': string;
    readonly evaluate: (text: string, inBase: boolean) => string;
    readonly 'spot-the-illegal': string;
  };
  readonly said: Readonly<Record<Plain, string>> &
    Readonly<Record<Exclude<AboutText, 'worth'>, (text: string) => string>> &
    Readonly<Record<'worth', (text: string, value: string) => string>> &
    Readonly<Record<Pieces, (pieces: readonly Piece[]) => string>> & {
      readonly [Fact in Facts]: (said: Extract<Said, { readonly says: Fact }>) => string;
    } & {
      readonly 'why-impossible': (why: WhyNot) => string;
      readonly 'safe-instead': (moves: readonly Move[]) => string;
    };
}

export const PUZZLE_WORDS: Readonly<Record<Language, PuzzleWords>> = { en: PUZZLES_EN, es: PUZZLES_ES };

/** Why an answer is right or not. */
export function saidWords(said: readonly Said[], language: Language): string {
  return said.map((one) => sentence(one, PUZZLE_WORDS[language].said, language)).join(' ');
}

function sentence(said: Said, words: PuzzleWords['said'], language: Language): string {
  switch (said.says) {
    case 'judge':
      return reasonWords(said, language, said.game);
    case 'goal-asks':
      return words['goal-asks'](said);
    case 'restrictions':
      return words.restrictions(said);
    case 'multiple-apart':
      return words['multiple-apart'](said);
    case 'now':
      return words.now(said);
    case 'play-on':
      return words['play-on'](said);
    case 'selects':
      return words.selects(said);
    case 'cards-left-out':
      return words['cards-left-out'](said);
    case 'cards-too-many':
      return words['cards-too-many'](said);
    case 'cards-of-pieces':
    case 'values-of-pieces':
      return words[said.says](said.pieces);
    case 'why-impossible':
      return words['why-impossible'](said.why);
    case 'safe-instead':
      return words['safe-instead'](said.moves);
    case 'worth':
      return words.worth(said.text, said.value);
    case 'correct':
    case 'one-that-is-right':
    case 'group-it':
    case 'is-safe':
    case 'makes-now':
    case 'goal-with-a-solution':
    case 'has-a-solution':
    case 'selects-nothing':
    case 'is-illegal':
      return words[said.says](said.text);
    case 'misses-the-goal':
    case 'impossible':
    case 'no-proof':
    case 'makes-impossible':
    case 'illegal-move':
    case 'no-objection':
    case 'cubes-missing':
    case 'no-solution':
    case 'not-found-quickly':
    case 'other-question':
      return words[said.says];
  }
}

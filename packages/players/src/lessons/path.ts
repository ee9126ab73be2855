import { bookOf } from '@forceout/rules';
import { gameFor } from '@forceout/rules/match';
import type { MatchSettings } from '@forceout/rules/match';
import { variationsOf } from '../coach/variations-of.ts';
import type { PuzzleKind } from '../puzzles/puzzle.ts';
import type { Theme } from '../puzzles/themes.ts';
import type { GameName } from '../words/signs.ts';
import { DEEDS_OF, DEEDS_OF_VARIATION } from './deeds.ts';
import { EXAMPLES, VARIATION_EXAMPLES } from './examples.ts';
import { EQUATIONS_STEPS, ONSETS_STEPS, TABLE_STEPS } from './lesson.ts';
import type { Exercise, LessonStep, StepName } from './lesson.ts';

function exercise(kind: PuzzleKind, theme: Theme | null = null, sign: string | null = null): Exercise {
  return { kind, theme, sign, variation: null };
}

const EXERCISES: Readonly<Record<StepName, readonly Exercise[]>> = {
  cards: [exercise('which-cards')],
  intersection: [exercise('which-cards', null, 'n')],
  union: [exercise('which-cards', null, 'U')],
  subtraction: [exercise('which-cards', null, '-')],
  complement: [exercise('which-cards', 'complement', "'")],
  'set-grouping': [exercise('find-the-ambiguity'), exercise('right-or-wrong', null, '(')],
  'universe-and-null': [
    exercise('which-cards', 'null-or-universe'),
    exercise('write-a-solution', 'null-or-universe'),
  ],
  'onsets-goal': [exercise('set-a-goal')],
  cubes: [exercise('evaluate')],
  operations: [exercise('evaluate', null, 'x'), exercise('evaluate', 'fraction', '/')],
  'one-digit': [exercise('spot-the-illegal'), exercise('write-a-solution')],
  powers: [exercise('evaluate', 'power', '^')],
  roots: [exercise('evaluate', 'root', 'r')],
  order: [exercise('find-the-ambiguity'), exercise('right-or-wrong', null, '(')],
  'equations-goal': [exercise('set-a-goal')],
  mat: [exercise('write-a-solution'), exercise('right-or-wrong')],
  write: [exercise('write-a-solution')],
  now: [exercise('now-impossible-or-play-on')],
  impossible: [exercise('now-impossible-or-play-on')],
  papers: [exercise('write-a-solution')],
  checking: [exercise('right-or-wrong'), exercise('find-the-ambiguity')],
  'safe-move': [exercise('safe-move')],
  bonus: [exercise('safe-move')],
  'last-cube': [exercise('now-impossible-or-play-on'), exercise('write-a-solution')],
  manners: [exercise('right-or-wrong')],
  picking: [exercise('legal-pick')],
  restrictions: [exercise('which-cards', 'restriction', '='), exercise('write-a-solution', 'restriction')],
  'wild-relations': [exercise('write-a-solution', 'wild')],
};

/** What asks for a variation best: most change what may be written, some what may be done. */
function exercisesWith(variation: string): readonly Exercise[] {
  const kinds: readonly PuzzleKind[] =
    variation === 'shift-from-permitted'
      ? ['safe-move', 'legal-pick']
      : ['write-a-solution', 'right-or-wrong'];
  return kinds.map((kind) => ({ kind, theme: null, sign: null, variation }));
}

/** The way through a game as a division plays it; nothing that a match asks for is left out. */
export function lessonPath(settings: MatchSettings): readonly LessonStep[] {
  const book = bookOf(settings);
  if (book === null) return [];
  const game = gameFor(settings);
  const names: StepName[] = [...(book.game === 'onsets' ? ONSETS_STEPS : EQUATIONS_STEPS)];
  names.push(...TABLE_STEPS.filter((name) => name !== 'picking' || game.picks));
  const relations = relationsOf(settings);
  if (relations !== null) names.push(relations);
  const { always, list } = variationsOf(settings);
  return [
    ...names.map((name) => gameStep(name, book.game)),
    ...always.map((variation) => variationStep(variation, true)),
    ...list.filter((id) => !always.includes(id)).map((variation) => variationStep(variation, false)),
  ];
}

/** What = and ⊆ are in this division, where there are such cubes. */
function relationsOf(settings: MatchSettings): StepName | null {
  const book = bookOf(settings);
  if (book?.game !== 'onsets' || settings.level === 'basic') return null;
  switch (book.relationCubes[settings.division]?.is) {
    case 'restrictions':
      return 'restrictions';
    case 'wild':
      return 'wild-relations';
    default:
      return null;
  }
}

function gameStep(name: StepName, game: GameName): LessonStep {
  return {
    id: name,
    about: { kind: 'game', name },
    deeds: DEEDS_OF[name] ?? [],
    examples: EXAMPLES[game][name] ?? [],
    exercises: EXERCISES[name],
  };
}

function variationStep(variation: string, always: boolean): LessonStep {
  const example = VARIATION_EXAMPLES[variation]?.example;
  return {
    id: `variation:${variation}`,
    about: { kind: 'variation', variation, always },
    deeds: DEEDS_OF_VARIATION[variation] ?? [],
    examples: example === undefined ? [] : [example],
    // What is always in force need not be asked for.
    exercises: exercisesWith(variation).map((one) => (always ? { ...one, variation: null } : one)),
  };
}

import type { Division } from '@forceout/rules';
import { bookChoice } from '../play/books.ts';
import { emptyPosition } from '../../position/position.ts';
import type { Game, Position } from '../../position/position.ts';
import { signsOf } from '../../writing/text/sign.ts';
import { draftText } from '../../table/goal/goal-draft.ts';
import type { GoalDraft } from '../../table/goal/goal-draft.ts';
import { NO_DRAFT } from '../../table/goal/goal-draft.ts';

/** What a judge at a real table has to say: the cards, the Goal and what is written. The cubes of the mat if it matters. */
export interface Quick {
  readonly rulebook: string;
  readonly division: Division;
  /** By their dots. */
  readonly cards: readonly string[];
  readonly goal: GoalDraft;
  readonly restriction: string;
  /** The Set-Name, or the Solution of Equations. */
  readonly text: string;
  /** The cubes that there are; with none of them they are taken to be there. */
  readonly cubes: readonly string[];
}

export function gameOf({ rulebook }: Pick<Quick, 'rulebook'>): Game {
  return bookChoice(rulebook).game;
}

/** An empty desk by the same book. */
export function fresh({ rulebook, division }: Pick<Quick, 'rulebook' | 'division'>): Quick {
  return { rulebook, division, cards: [], goal: NO_DRAFT, restriction: '', text: '', cubes: [] };
}

/**
 * The position that is judged. Where nobody said which cubes lie on the mat, those are there that were written, once
 * for each part: then the ruling is about meaning and value only.
 */
export function positionOf(quick: Quick): Position {
  const game = gameOf(quick);
  const written = (text: string): readonly string[] =>
    signsOf(game, text).flatMap(({ kind, face }) => (kind === 'cube' && face !== null ? [face] : []));
  const [a, b] = [written(quick.restriction), written(quick.text)];
  const both = [...b, ...lacking(a, b)];
  const inks = (face: string): string => (game === 'equations' ? inInk(face) : face);
  return {
    ...emptyPosition(quick.rulebook),
    division: quick.division,
    universe: game === 'onsets' ? quick.cards : [],
    goal: quick.goal.cubes.length === 0 ? '' : draftText(game, quick.goal),
    permitted: quick.cubes.length === 0 ? both.map(inks) : quick.cubes,
    after: 'impossible',
  };
}

/** A colour of the kit that shows this face. */
function inInk(face: string): string {
  const ink = /[0-3]/.test(face)
    ? 'red'
    : /[456^-]/.test(face)
      ? 'green'
      : /[x/]/.test(face)
        ? 'blue'
        : 'black';
  return `${ink}:${face}`;
}

function lacking(cubes: readonly string[], there: readonly string[]): readonly string[] {
  const rest = [...there];
  return cubes.filter((cube) => {
    const at = rest.indexOf(cube);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** What is written, in the public format; nothing while there is no Set-Name or Solution. */
export function writtenOf(quick: Quick): readonly Readonly<Record<string, unknown>>[] {
  if (quick.text.trim() === '') return [];
  if (gameOf(quick) === 'equations')
    return [{ solution: quick.text, goal: draftText('equations', quick.goal).replaceAll(' ', '') }];
  return [
    {
      ...(quick.restriction.trim() === '' ? {} : { restrictions: [quick.restriction] }),
      setName: quick.text,
    },
  ];
}

/** The faces of the pad, in the place that each always has. */
export const PAD: Readonly<Record<Game, readonly string[]>> = {
  onsets: ['R', 'B', 'G', 'Y', 'V', '^', 'U', 'n', '-', "'", 'C', '='],
  equations: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '+', '-', 'x', '/', '^', 'r'].map(inInk),
};

/** The faces that a Goal is made of. */
export const GOAL_PAD: Readonly<Record<Game, readonly string[]>> = {
  onsets: ['1', '2', '3', '4', '5'],
  equations: PAD.equations,
};

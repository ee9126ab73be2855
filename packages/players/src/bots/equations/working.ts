import { explainEquation } from '@forceout/rules/equations';
import type { EquationsPosition, ExplanationStep, WrittenEquation } from '@forceout/rules/equations';
import { stepInPrint } from '../../words/signs.ts';
import type { Piece, Working } from '../analyst.ts';

/** The steps of the left side with what each is worth, and what the Goal is worth. */
export function working(position: EquationsPosition, all: readonly WrittenEquation[]): Working {
  const explained = all.map((equation) => explainEquation(position, equation));
  const [first] = explained;
  const k = position.variations.flatMap((pick) => (pick.id === 'multiple-of-k' ? [pick.k] : []))[0];
  return {
    pieces: explained.flatMap(({ solution }) => pieces(position, solution?.steps ?? [])),
    goal: explained.flatMap(({ goal }) => pieces(position, goal?.steps.slice(-1) ?? [])),
    asks: [],
    restricted: null,
    apart: k === undefined ? null : apart(first?.solution?.value, first?.goal?.value, k),
  };
}

function pieces(position: EquationsPosition, steps: readonly ExplanationStep[]): readonly Piece[] {
  const base = position.variations.flatMap((pick) => (pick.id === 'base' ? [pick.m] : []))[0];
  return (
    steps
      // A number alone is no step.
      .filter(({ text, values }) => values.length === 1 && !isNumeral(text, values[0]!))
      .map(({ text, values }) => ({
        text: base !== undefined && /^[\dTE]+$/.test(text) ? `${text} (base ${base})` : stepInPrint(text),
        value: minus(values[0]!),
      }))
  );
}

/** How far apart Solution and Goal are, where both are whole numbers. */
function apart(value: string | undefined, goal: string | undefined, k: number): Working['apart'] {
  const whole = /^-?\d{1,9}$/;
  if (value === undefined || goal === undefined || !whole.test(value) || !whole.test(goal)) return null;
  return { value: minus(value), goal: minus(goal), apart: Math.abs(Number(value) - Number(goal)), k };
}

function minus(value: string): string {
  return value.replaceAll('-', '−');
}

/** 04 is plainly 4. */
function isNumeral(text: string, value: string): boolean {
  return text.replace(/^0+(?=\d)/, '') === value;
}

import { faceOfCube, isDigit, rulesOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition } from '@forceout/rules/equations';

/** What is wrong with a proof for three numerals beside zeros, but for the part without √. */
export function faultBesideZeros(
  position: EquationsPosition,
  values: readonly string[],
  hasRest: boolean,
): string | null {
  const { force, language, wholePowers } = rulesOf(position);
  if (force['multiple-operations'] === null || wholePowers !== null || language.imaginary || language.unaryX)
    return 'there are no piles of roots, or others as well';
  const others = Object.entries(force).filter(([, one]) => one !== null);
  const plain = [
    'multiple-operations',
    'exponent',
    'sideways',
    'upside-down',
    'three-operation-solution',
    'decimal-in-goal',
  ];
  const [unknown] = others.find(([id]) => !plain.includes(id)) ?? [];
  if (unknown !== undefined) return `zeros may be more with ${unknown}`;
  const isOne = (cube: Cube): boolean => isDigit(faceOfCube(cube)) && faceOfCube(cube) !== '0';
  const isRoot = (cube: Cube): boolean => faceOfCube(cube) === 'r';
  const mat = [...position.required, ...position.permitted];
  const resources = position.after === 'forceout' ? [] : position.resources;
  const inResources = resources.filter(isOne).length;
  const needsRest = position.after === 'now' && !mat.some(isRoot);
  const more = position.after !== 'now' ? inResources : needsRest ? 0 : Math.min(1, inResources);
  const digits = mat.filter(isOne).length + more;
  if (digits > 3) return `${digits} digits but zeros can stand beside a root`;
  if (needsRest && !hasRest) return 'what has no root was not looked for';
  const isKnown = (value: string): boolean => /^-?\d+(\/\d+)?$/.test(value) && !/^(0|-?1)$/.test(value);
  return values.every(isKnown) ? null : 'the Goal is no fraction, or 0, 1 or -1';
}

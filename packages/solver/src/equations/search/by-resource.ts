import { colorOfCube, faceOfCube, isDigit, rulesOf, usableResources } from '@forceout/rules/equations';
import type { Cube, ShakeRules } from '@forceout/rules/equations';
import type { Budget } from '../../budget.ts';
import { provedBesideZeros } from './beside-zeros.ts';
import { exhausted } from './exhausted.ts';
import { invariantAgainst } from './invariants.ts';
import type { CaseProof } from '../goal/proof.ts';
import { prepare } from './prepare.ts';
import type { Aims } from '../goal/targets.ts';

/** What it takes to look for reasons, in the measure of the budget. */
const STEPS_OF_REASONS = 20_000;

type Part = (CaseProof & { readonly kind: 'by-resource' })['parts'][number];

/**
 * A proof where signs may be used without end, or are i, and one cube of Resources at most: often that is the only sign of its sort, or
 * without it there are few numerals or none, or nothing complex, and a reason is at hand that the whole position does not give. What is left is searched, digits and each
 * sign apart. Null if there is no proof.
 */
export function provedByResource(rules: ShakeRules, aims: Aims, budget: Budget): CaseProof | null {
  const { position, force, language } = rules;
  const hasPowers = force['powers-of-the-base'] !== null;
  const isWorthIt = force['multiple-operations'] !== null || language.imaginary || hasPowers;
  if (position.after !== 'now' || !isWorthIt) return null;
  const parts: Part[] = [];
  const left: Cube[] = [];
  for (const cubes of grouped(usableResources(position), kindOf)) {
    budget.spend(STEPS_OF_REASONS);
    if (budget.over) return null;
    const own = rulesOf({ ...position, resources: cubes });
    const proof = invariantAgainst(own, prepare(own, aims, budget));
    if (proof === null) left.push(...cubes);
    else parts.push({ resources: cubes, proof });
  }
  const hasRoots = [...position.required, ...position.permitted, ...left].some(
    (cube) => signOf(cube) === 'r',
  );
  // Without piles of √, i and 1s of any power one search does for all.
  const isApart = hasRoots || language.imaginary;
  const groups = grouped(left, hasPowers ? signOrOne : isApart ? signOf : () => '');
  if (parts.length === 0 && groups.length < 2) return null;
  for (const resources of groups) {
    if (budget.over) return null;
    const own = rulesOf({ ...position, resources });
    const proof = provedBesideZeros(own, aims, budget) ?? exhausted(own, aims, budget);
    if (proof === null) return null;
    parts.push({ resources, proof });
  }
  return { kind: 'by-resource', parts };
}

function grouped(cubes: readonly Cube[], by: (cube: Cube) => string): readonly (readonly Cube[])[] {
  return [...Map.groupBy(cubes, by).values()];
}

/** Colours matter to exponents. */
function kindOf(cube: Cube): string {
  return `${faceOfCube(cube)} ${colorOfCube(cube)}`;
}

/** Beside a 1 from Resources there may be one more of any power. */
function signOrOne(cube: Cube): string {
  return faceOfCube(cube) === '1' ? '1' : signOf(cube);
}

/** Beside a sign there are fewer numerals, and beside digits fewer signs. */
function signOf(cube: Cube): string {
  const face = faceOfCube(cube);
  return isDigit(face) ? 'digit' : face;
}

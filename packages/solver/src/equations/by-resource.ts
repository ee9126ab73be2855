import { colorOfCube, faceOfCube, rulesOf, usableResources } from '@forceout/rules/equations';
import type { Cube, ShakeRules } from '@forceout/rules/equations';
import type { Budget } from '../onsets/budget.ts';
import { invariantAgainst } from './invariants.ts';
import type { CaseProof } from './proof.ts';
import { runFor } from './run.ts';
import { Search } from './search.ts';
import type { Aims } from './targets.ts';

type Part = (CaseProof & { readonly kind: 'by-resource' })['parts'][number];

/**
 * A proof where signs may be used without end and one cube of Resources at most: often that is the only sign of its sort, or without it
 * there are few numerals or none, and a reason is at hand that the whole position does not give. What is left is searched. Null if there is
 * no proof.
 */
export function provedByResource(rules: ShakeRules, aims: Aims, budget: Budget): CaseProof | null {
  const { position, force } = rules;
  if (position.after !== 'now' || force['multiple-operations'] === null) return null;
  const parts: Part[] = [];
  const left: Cube[] = [];
  for (const cubes of alike(usableResources(position))) {
    if (budget.look()) return null;
    const proof = provedWith(rules, cubes, aims, budget);
    if (proof === null) left.push(...cubes);
    else parts.push({ resources: cubes, proof });
  }
  if (parts.length === 0) return null;
  if (left.length > 0) {
    const proof = searched(rulesOf({ ...position, resources: left }), aims, budget);
    if (proof === null) return null;
    parts.push({ resources: left, proof });
  }
  return { kind: 'by-resource', parts };
}

/** Cubes by their kind: colours matter to exponents. */
function alike(cubes: readonly Cube[]): readonly (readonly Cube[])[] {
  return [...Map.groupBy(cubes, (cube) => `${faceOfCube(cube)} ${colorOfCube(cube)}`).values()];
}

function provedWith(
  { position }: ShakeRules,
  resources: readonly Cube[],
  aims: Aims,
  budget: Budget,
): CaseProof | null {
  const rules = rulesOf({ ...position, resources });
  return invariantAgainst(rules, runFor(rules, aims, budget));
}

/** A search of its own. */
function searched(rules: ShakeRules, aims: Aims, budget: Budget): CaseProof | null {
  const run = runFor(rules, aims, budget, 'bounded', true);
  const search = new Search(run, budget, { hit: () => true, meeting: () => true });
  for (let size = 1; size <= run.largest; size++) if (search.step(size)) return null;
  if (search.goOver() || search.pursue()) return null;
  const outcome = search.outcome();
  return 'kind' in outcome ? outcome : null;
}

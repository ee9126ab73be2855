import { faceOfCube, parseLayout, rulesOf } from '@forceout/rules/equations';
import type { LaidGoal, ShakeRules } from '@forceout/rules/equations';
import type { Budget } from '../../budget.ts';
import { exhausted } from './exhausted.ts';
import { invariantAgainst } from './invariants.ts';
import type { CaseProof } from '../goal/proof.ts';
import { prepare } from './prepare.ts';
import type { Aims } from '../goal/targets.ts';

/**
 * After Now a wild cube that is in Resources only is used alone or not at all. What the other cubes of Resources make is the same whatever it
 * stands for, and is searched once; beside the wild cube nothing else of Resources is used. Proofs for the meanings that have one.
 */
export function provedBesideWild(
  { position, force }: ShakeRules,
  goal: LaidGoal,
  open: readonly Aims[],
  budget: Budget,
): ReadonlyMap<Aims, CaseProof> {
  const proofs = new Map<Aims, CaseProof>();
  const face = force.wild?.cube;
  const layout = parseLayout(goal);
  const isWild = (cube: (typeof position.resources)[number]): boolean => faceOfCube(cube) === face;
  const isOnMat = [...position.required, ...position.permitted].some(isWild);
  const [first] = open;
  if (position.after !== 'now' || first === undefined || open.length < 2 || isOnMat || !layout.ok)
    return proofs;
  if (layout.value.cubes.some((cube) => cube.face === face)) return proofs;
  const [wild, others] = [
    position.resources.filter(isWild),
    position.resources.filter((one) => !isWild(one)),
  ];
  if (wild.length === 0 || others.length === 0) return proofs;
  const proved = (resources: typeof position.resources, aims: Aims): CaseProof | null => {
    const own = rulesOf({ ...position, resources });
    return invariantAgainst(own, prepare(own, aims, budget)) ?? exhausted(own, aims, budget);
  };
  const shared = proved(others, first);
  if (shared === null) return proofs;
  for (const aims of open) {
    if (budget.over) break;
    const own = proved(wild, aims);
    if (own === null) continue;
    proofs.set(aims, {
      kind: 'by-resource',
      parts: [
        { resources: others, proof: shared },
        { resources: wild, proof: own },
      ],
    });
  }
  return proofs;
}

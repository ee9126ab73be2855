import { isRelation } from '@forceout/rules/onsets';
import type { ShakeRules, WildMeaning } from '@forceout/rules/onsets';
import {
  BINARY_KINDS,
  countKinds,
  EQUALS,
  kindOf,
  KINDS,
  LEAF_KINDS,
  OPERATION_KINDS,
  RELATION_KINDS,
  SUBSET,
} from './kinds.ts';
import type { Counts, Kind } from './kinds.ts';
import { wildChoices } from './wild-meanings.ts';

/** More of a kind than any text needs; stands for "as often as you like". */
export const UNLIMITED = 99;

/**
 * A way to use the cubes in which both parts of a Solution are free of each other: each kind is written at least
 * and at most so often in each part. A Solution exists if and only if one exists in some case.
 */
export interface Case {
  readonly wild: readonly WildMeaning[];
  readonly most: Counts;
  readonly leastInSetName: Counts;
  readonly leastInRestrictions: Counts;
  readonly mayStandAlone: boolean;
  readonly mayBeRestricted: boolean;
  /** Multiple Operations: signs may be written again and again. */
  readonly repeats: boolean;
}

export function casesOf(rules: ShakeRules): readonly Case[] {
  const { position, force } = rules;
  const repeats = force['multiple-operations'] !== null;
  // Two meanings of wild cubes may come to the same cubes in all, and then to the same texts.
  const cases = new Map<string, Case>();
  const add = (one: Case): void => {
    const key = [one.most, one.leastInSetName, one.leastInRestrictions].join(';') + Number(one.mayStandAlone);
    if (!cases.has(key) && canBeMet(one)) cases.set(key, one);
  };
  for (const { declared, meaningOf } of wildChoices(rules)) {
    if (position.required.some((cube) => meaningOf(cube) === null)) continue;
    const required = countKinds(position.required, meaningOf, force);
    const onMat = countKinds(position.permitted, meaningOf, force).map(
      (count, kind) => count + required[kind]!,
    );
    const resources = countKinds(position.resources, meaningOf, force);
    const relationRequired = required[EQUALS]! + required[SUBSET]! > 0;
    if (relationRequired && !force.restrictionsPlayed) continue;

    const wanted = force['required-cube']?.cube;
    const wantedMeaning = wanted === undefined ? null : meaningOf(wanted);
    if (wanted !== undefined && wantedMeaning === null) continue;
    const wantedKind = wantedMeaning === null ? -1 : kindOf(wantedMeaning, force);
    // A Required cube is used in any correct Solution; one in Permitted or Resources needs a place of its own.
    const mustFindPlace = wanted !== undefined && !position.required.includes(wanted);
    const onlyInResources = mustFindPlace && !position.permitted.includes(wanted);
    if (onlyInResources && (position.after === 'forceout' || !position.resources.includes(wanted))) continue;

    const least = required;
    const raised = mustFindPlace ? least.map((count, kind) => count + Number(kind === wantedKind)) : least;
    const [leastNamed, raisedNamed] = [least, raised].map((counts) =>
      counts.map((count, kind) => (RELATION_KINDS.includes(kind) ? 0 : count)),
    );
    for (const most of upperBounds(rules, onMat, resources, onlyInResources ? wantedKind : null, repeats)) {
      const shared = { wild: declared, most, repeats };
      const mayBeRestricted = force.restrictionsPlayed && most[EQUALS]! + most[SUBSET]! > 0;
      if (!isRelation(wantedMeaning ?? '') || !mustFindPlace) {
        add({
          ...shared,
          leastInSetName: raisedNamed!,
          leastInRestrictions: least,
          mayStandAlone: !relationRequired,
          mayBeRestricted,
        });
      }
      if (mustFindPlace && mayBeRestricted) {
        const apart = { leastInSetName: leastNamed!, leastInRestrictions: raised };
        add({ ...shared, ...apart, mayStandAlone: false, mayBeRestricted });
      }
    }
  }
  return [...cases.values()];
}

/** In how many ways the cubes can be used up, roughly: a measure of how long a search takes that leaves nothing out. */
export function usagesIn({
  most,
  leastInSetName,
  leastInRestrictions,
  repeats,
  mayBeRestricted,
}: Case): number {
  return KINDS.reduce((usages, kind) => {
    if (RELATION_KINDS.includes(kind) && !mayBeRestricted) return usages;
    const isCounted = !repeats || !OPERATION_KINDS.includes(kind);
    const least = Math.max(leastInSetName[kind]!, leastInRestrictions[kind]!);
    return usages * ((isCounted ? most[kind]! : Math.min(most[kind]!, least)) + 1);
  }, 1);
}

/** How often each kind may be written: after Now one bound for every Resource cube that might be the one used. */
function upperBounds(
  { position }: ShakeRules,
  onMat: Counts,
  resources: Counts,
  only: Kind | null,
  repeats: boolean,
): readonly Counts[] {
  const bound = (counts: Counts): Counts =>
    counts.map((count, kind) => (repeats && count > 0 && OPERATION_KINDS.includes(kind) ? UNLIMITED : count));
  if (position.after === 'forceout') return [bound(onMat)];
  if (position.after !== 'now') return [bound(onMat.map((count, kind) => count + resources[kind]!))];
  const bounds = new Map<string, Counts>();
  const plain = bound(onMat);
  for (const kind of KINDS) {
    if (resources[kind] === 0 || (only !== null && kind !== only)) continue;
    const most = bound(onMat.map((count, other) => count + Number(other === kind)));
    if (most.join() !== plain.join()) bounds.set(most.join(), most);
  }
  return bounds.size === 0 ? [plain] : [...bounds.values()];
}

/** Enough cubes for what Required asks, and the right number of signs to join them. */
function canBeMet({
  most,
  leastInSetName,
  leastInRestrictions,
  mayStandAlone,
  mayBeRestricted,
}: Case): boolean {
  const sum = (counts: Counts, kinds: readonly Kind[]): number =>
    kinds.reduce((all, kind) => all + counts[kind]!, 0);
  const met = (least: Counts, fewestSides: number, mostSides: number): boolean =>
    least.every((count, kind) => count <= most[kind]!) &&
    sum(least, BINARY_KINDS) + fewestSides <= sum(most, LEAF_KINDS) &&
    sum(least, LEAF_KINDS) <= sum(most, BINARY_KINDS) + mostSides;
  const fewest = Math.max(1, sum(leastInRestrictions, RELATION_KINDS)) + 1;
  const canRestrict = mayBeRestricted && met(leastInRestrictions, fewest, 2 * sum(most, RELATION_KINDS));
  return met(leastInSetName, 1, 1) && (mayStandAlone || canRestrict);
}

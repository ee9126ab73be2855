import { judge, makeRestriction, makeSetName, tableFor } from '@forceout/rules/onsets';
import type { OnSetsPosition, ShakeRules, WrittenSolution } from '@forceout/rules/onsets';
import type { Find } from './find.ts';
import { ungroup } from './spell.ts';
import { canonical, canonicalRestrictions } from '../spellings/canonical.ts';

/** The text of a Solution, with no more grouping symbols and no more said of wild cubes than needed. */
export function writeDown(rules: ShakeRules, find: Find, goalLayout: string | null): WrittenSolution {
  const { position, force } = rules;
  const blank = find.blankIsWild && find.dots !== 0 ? find.dots : null;
  const symmetric = force.minus === 'symmetric';
  const table = tableFor(position, force, blank);
  const written: WrittenSolution = {
    setName: makeSetName(ungroup(canonical(find.setName, symmetric), table)),
    restrictions: canonicalRestrictions(find.restrictions, symmetric).map(({ sides, relations }) =>
      makeRestriction({ sides: sides.map((side) => ungroup(side, table)), relations }),
    ),
    wild: find.wild,
    blank,
    goalLayout,
  };
  if (find.wild.length === 0) return written;
  const silent = { ...written, wild: [] };
  return isRight(position, [silent]) ? silent : written;
}

/** Whether the judge accepts it; each of two Solutions may be asked about by itself. */
export function isRight(position: OnSetsPosition, written: readonly WrittenSolution[]): boolean {
  const { reasons } = judge(position, written);
  return reasons.every(({ code }) => written.length === 1 && code === 'not-two-solutions');
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCubes } from './cubes.ts';
import type { After } from '../shake/position.ts';
import { readSide } from '../text/reading.ts';
import type { UsedSymbol } from '../text/reading.ts';
import { rulesOf } from '../shake/shake-rules.ts';
import { colorOfCube, faceOfCube } from '../text/symbols.ts';
import type { Cube, Face } from '../text/symbols.ts';
import { shake } from '../testing.ts';
import type { Shake } from '../testing.ts';

const CUBES = ['red:1', 'blue:1', 'red:2', 'blue:2', 'red:+', 'blue:x', 'green:^'];
const some = (most: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...CUBES), { maxLength: most }).map((list) => list.join(' '));
const PICKS = [{ id: 'exponent', color: 'red' }, { id: 'multiple-operations' }] as const;

/** The plain way: every set of cubes with all of Required in it, and whether it makes just these symbols. */
function canBeMade(parts: Shake, symbols: readonly UsedSymbol[]): boolean {
  const { required, permitted, resources, after } = shake('junior', parts);
  const spare = after === 'forceout' ? permitted : [...permitted, ...resources];
  const repeats = parts.variations?.some(({ id }) => id === 'multiple-operations') === true;
  for (let set = 0; set < 2 ** spare.length; set++) {
    const chosen = spare.filter((_, index) => (set >> index) % 2 === 1);
    const fromResources = chosen.length - permitted.filter((_, index) => (set >> index) % 2 === 1).length;
    if (after === 'now' && fromResources > 1) continue;
    if (makes([...required, ...chosen], symbols, repeats)) return true;
  }
  return false;
}

function makes(cubes: readonly Cube[], symbols: readonly UsedSymbol[], repeats: boolean): boolean {
  const faces = new Set<Face>([...cubes.map(faceOfCube), ...symbols.map(({ face }) => face)]);
  return [...faces].every((face) => {
    const own = cubes.filter((cube) => faceOfCube(cube) === face);
    const written = symbols.filter((symbol) => symbol.face === face);
    const exponents = written.filter(({ exponent }) => exponent).length;
    const operations = written.filter(({ operation }) => operation).length;
    if (exponents > own.filter((cube) => colorOfCube(cube) === 'red').length) return false;
    if (!repeats || operations === 0) return own.length === written.length;
    return own.length > written.length - operations && own.length <= written.length;
  });
}

describe('use of the cubes', () => {
  it.for(['now', 'impossible', 'forceout'] as const)(
    'agrees with trying every set of cubes after %s',
    (after: After) => {
      const position = fc.record({ required: some(4), permitted: some(4), resources: some(4) });
      const text = fc.constantFrom(
        "1+2'1",
        "1'1'2",
        '1+2x1',
        '1+1+1',
        "1x2'2",
        '1^2^1',
        "(1+1)'1+2'2",
        '1+2',
        "2'1",
        '1x1x2',
      );
      const variations = fc.constantFrom([PICKS[0]], [PICKS[0], PICKS[1]]);
      fc.assert(
        fc.property(position, text, variations, (parts, written, picked) => {
          const shakeParts: Shake = { ...parts, variations: picked, after };
          const rules = rulesOf(shake('junior', shakeParts));
          const { symbols } = readSide(written, 'solution', rules, null);
          const possible = checkCubes(rules, symbols, null).length === 0;
          expect({ shakeParts, written, possible }).toEqual({
            shakeParts,
            written,
            possible: canBeMade(shakeParts, symbols),
          });
        }),
        { numRuns: 700, seed: 2015 },
      );
    },
  );
});

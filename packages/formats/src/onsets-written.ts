import { say } from '@forceout/rules';
import { cubeOf, isDigit, makeCard } from '@forceout/rules/onsets';
import type { WildMeaning, WrittenSolution } from '@forceout/rules/onsets';
import type { Field } from './field.ts';
import { readCard, readCube } from './onsets-position.ts';

/** Longer than anything eighteen cubes can spell, grouping symbols and repeated operations included. */
const MOST_TEXT = 400;
const MOST_RESTRICTIONS = 12;

export function readWrittenSolution(field: Field): WrittenSolution {
  const restrictions = field.get('restrictions');
  const wild = field.get('wild');
  const blank = field.get('blank');
  const goalLayout = field.get('goalLayout');
  return {
    restrictions: restrictions.missing
      ? []
      : restrictions.list(MOST_RESTRICTIONS).map((entry) => entry.text(MOST_TEXT)),
    setName: field.get('setName').text(MOST_TEXT),
    wild: wild.missing ? [] : readWild(wild),
    blank: blank.missing ? null : readCard(blank),
    goalLayout: goalLayout.missing ? null : goalLayout.text(MOST_TEXT),
  };
}

/** `{"B": "U"}`; a list of two meanings can be written too, and is judged inconsistent. */
function readWild(field: Field): readonly WildMeaning[] {
  return field.keys(12).map((key) => {
    const face = cubeOf(key);
    if (face === null || isDigit(face)) return field.fail(say('input-never-wild', { text: key }));
    const meaning = field.get(key);
    const standsFor = Array.isArray(meaning.value) ? meaning.list(12).map(readCube) : [readCube(meaning)];
    return { face, standsFor };
  });
}

/** A Solution in the public format, without what the writer did not say. */
export function makeWrittenSolution(written: WrittenSolution): Readonly<Record<string, unknown>> {
  const { restrictions, setName, wild, blank, goalLayout } = written;
  return {
    ...(restrictions.length === 0 ? {} : { restrictions }),
    setName,
    ...(wild.length === 0 ? {} : { wild: Object.fromEntries(wild.map(meaningEntry)) }),
    ...(blank === null ? {} : { blank: makeCard(blank) }),
    ...(goalLayout === null ? {} : { goalLayout }),
  };
}

function meaningEntry({ face, standsFor }: WildMeaning): readonly [string, unknown] {
  return [face, standsFor.length === 1 ? standsFor[0] : standsFor];
}

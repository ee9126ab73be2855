import { DIVISIONS } from '@forceout/rules';
import { AFTERS, VARIATIONS as ONSETS_VARIATIONS } from '@forceout/rules/onsets';
import { COLORS, VARIATIONS as EQUATIONS_VARIATIONS, WILD_FACES } from '@forceout/rules/equations';
import { EQUATIONS_CUBES, ONSETS_CUBES } from '@forceout/rules/kit';
import { blankOf } from '@forceout/formats/line';
import { either, exactly, integer, list, object, oneOf, record, text, use } from './shapes.ts';
import type { Schema } from './shapes.ts';

/** What can stand in a variation's blank. */
const BLANKS: Readonly<Record<string, Schema>> = {
  cube: use('onsets-cube'),
  card: use('card'),
  set: text('A Set-Name, "R - Y".'),
  m: integer,
  k: integer,
  color: oneOf(COLORS),
};

/** With a blank it may also be left open: what may be picked is asked before it is filled. */
function picks(ids: readonly string[]): Schema {
  const plain = ids.filter((id) => blankOf(id) === null);
  const filled = ids.flatMap((id) => {
    const blank = blankOf(id);
    if (blank === null) return [];
    return [object({ id: exactly(id), [`${blank}?`]: id === 'wild' ? oneOf(WILD_FACES) : BLANKS[blank]! })];
  });
  return either(object({ id: oneOf(plain) }), ...filled);
}

const written = (game: 'onsets' | 'equations'): Schema => {
  const wild = record(either(text(), list(text(), 12)));
  return game === 'onsets'
    ? object({
        'restrictions?': list(text('Several may stand in one text, with commas.'), 12),
        setName: text(),
        'wild?': wild,
        'blank?': use('card'),
        'goalLayout?': text('After "no Goal": the writer\'s own.'),
      })
    : object({
        solution: text(),
        'goal?': text("The writer's interpretation of the Goal."),
        'wild?': wild,
        'goalLayout?': use('laid-goal'),
      });
};

const mat = (cube: Schema): Readonly<Record<string, Schema>> => ({
  'required?': list(cube, 64),
  'permitted?': list(cube, 64),
  'forbidden?': list(cube, 64),
  'resources?': list(cube, 64),
});
const where = {
  rulebook: text('A built-in rulebook, or the id of house rules that are given too.'),
  division: oneOf(DIVISIONS),
  'level?': oneOf(['basic', 'adventurous']),
};
const after = { 'after?': either(oneOf(AFTERS), { type: 'null' }) };

/** The words of positions and Solutions, by the names with which other schemas use them. */
export const DEFINITIONS: Readonly<Record<string, Schema>> = {
  'onsets-cube': text(
    `The face it shows: ${[...new Set(ONSETS_CUBES.flatMap(({ faces }) => faces))].join(' ')}, or another sign for the same.`,
  ),
  'equations-cube': text(
    `Colour and face: ${EQUATIONS_CUBES.map(({ faces }) => faces.join(' ')).join('; ')}, or another sign for the same.`,
  ),
  cube: either(use('onsets-cube'), use('equations-cube')),
  card: text('Its dots in the order B R G Y, or "blank".'),
  'laid-goal': either(text(), object({ text: text(), 'cubes?': list(use('equations-cube'), 64) })),
  'onsets-pick': picks(ONSETS_VARIATIONS),
  'equations-pick': picks(EQUATIONS_VARIATIONS),
  pick: either(use('onsets-pick'), use('equations-pick')),
  'written-set': written('onsets'),
  'written-equation': written('equations'),
  written: either(use('written-set'), use('written-equation')),
  'onsets-position': object({
    ...where,
    universe: list(use('card'), 64),
    'variations?': list(use('onsets-pick')),
    'goal?': either(text(), { type: 'null' }),
    ...mat(use('onsets-cube')),
    ...after,
  }),
  'equations-position': object({
    ...where,
    'season?': oneOf(['even', 'odd']),
    'variations?': list(use('equations-pick')),
    'goal?': either(use('laid-goal'), { type: 'null' }),
    ...mat(use('equations-cube')),
    ...after,
  }),
  position: either(
    use('onsets-position'),
    use('equations-position'),
    text('One line: see docs/formats.md, "A position in one line".'),
  ),
};

import { DIVISIONS, say } from '@forceout/rules';
import type { EquationsRulebook } from '@forceout/rules';
import {
  AFTERS,
  COLORS,
  cubeOf,
  hasBlank,
  LEVELS,
  pickOf,
  SEASONS,
  VARIATION,
  VARIATIONS,
  WILD_FACES,
} from '@forceout/rules/equations';
import type {
  BlankName,
  Cube,
  EquationsPosition,
  Fillings,
  LaidGoal,
  Pick,
  UnfilledPick,
} from '@forceout/rules/equations';
import { EQUATIONS_CUBES } from '@forceout/rules/kit';
import type { Field } from './field.ts';
import { MOST_CUBES, readMat } from './mat.ts';

const MOST_TEXT = 200;

export function readEquationsCube(field: Field): Cube {
  const text = field.text(MOST_TEXT);
  return cubeOf(text) ?? field.fail(say('input-no-equations-cube', { text, kit: kitOf(text) }));
}

/** What cubes of that colour show, where it is only the face that is wrong. */
function kitOf(text: string): { readonly color: string; readonly faces: readonly string[] } | null {
  const sort = EQUATIONS_CUBES.find(({ name }) => text.startsWith(`${name}:`));
  if (sort === undefined) return null;
  return { color: sort.name, faces: sort.faces.map((face) => face.slice(sort.name.length + 1)) };
}

/** A Goal as it lies: its text, or its text and its cubes with their colours. */
export function readLaidGoal(field: Field): LaidGoal {
  if (typeof field.value === 'string') return { text: field.text(MOST_TEXT), cubes: null };
  const cubes = field.get('cubes');
  return {
    text: field.get('text').text(MOST_TEXT),
    cubes: cubes.missing ? null : cubes.list(MOST_CUBES).map(readEquationsCube),
  };
}

/** A position of an Equations book; refused for what the kit cannot show. */
export function readEquationsPosition(field: Field, book: EquationsRulebook): EquationsPosition {
  // Whoever calls has read the book; a script's position names it again.
  field.get('rulebook');
  const divisionField = field.get('division');
  const division = divisionField.oneOf(DIVISIONS, 'division');
  if (!book.divisions.includes(division))
    divisionField.fail(say('input-no-division', { book: book.id, division }));
  const [seasonField, levelField] = [field.get('season'), field.get('level')];
  const [goal, after] = [field.get('goal'), field.get('after')];
  const where = {
    book,
    division,
    season: seasonField.missing ? 'even' : seasonField.oneOf(SEASONS, 'even-or-odd'),
    level: levelField.missing ? 'adventurous' : levelField.oneOf(LEVELS, 'level'),
  } as const;
  return {
    ...where,
    variations: readVariations(field.get('variations')),
    goal: goal.missing || goal.value === null ? null : readLaidGoal(goal),
    ...readMat(field, EQUATIONS_CUBES, readEquationsCube),
    after: after.missing || after.value === null ? null : after.oneOf(AFTERS, 'after'),
  };
}

/** What was picked, legal or not: the rules ignore what may not be in force. */
function readVariations(field: Field): readonly Pick[] {
  if (field.missing) return [];
  return field.list(VARIATIONS.length).map((entry) => {
    const pick = readEquationsPick(entry);
    return 'unfilled' in pick ? entry.fail(say('input-unfilled', { id: pick.id, game: 'equations' })) : pick;
  });
}

/** How each blank is read. */
const READ_BLANK: { readonly [Name in BlankName]: (field: Field) => Fillings[Name] } = {
  cube: (field) => field.oneOf(WILD_FACES, 'wild-face'),
  m: (field) => field.number(),
  k: (field) => field.number(),
  color: (field) => field.oneOf(COLORS, 'color'),
};

/** A variation with its blank filled in, or left open. */
export function readEquationsPick(field: Field): Pick | UnfilledPick {
  const id = field.get('id').oneOf(VARIATIONS, 'equations-variation');
  if (!hasBlank(id)) return pickOf(id);
  const { blank } = VARIATION[id];
  const filling = field.get(blank);
  return filling.missing ? { id, unfilled: true } : pickOf(id, READ_BLANK[blank](filling));
}

type Json = Readonly<Record<string, unknown>>;

export function makeLaidGoal({ text, cubes }: LaidGoal): unknown {
  return cubes === null ? text : { text, cubes };
}

/** A position in the public format. */
export function makeEquationsPosition(position: EquationsPosition): Json {
  return {
    rulebook: position.book.id,
    division: position.division,
    season: position.season,
    ...(position.level === 'basic' ? { level: 'basic' } : {}),
    variations: position.variations,
    ...(position.goal === null ? {} : { goal: makeLaidGoal(position.goal) }),
    required: position.required,
    permitted: position.permitted,
    forbidden: position.forbidden,
    resources: position.resources,
    ...(position.after === null ? {} : { after: position.after }),
  };
}

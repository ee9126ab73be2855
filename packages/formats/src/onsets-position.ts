import { DIVISIONS, say } from '@forceout/rules';
import type { OnSetsRulebook } from '@forceout/rules';
import {
  AFTERS,
  cubeOf,
  hasBlank,
  LEVELS,
  makeCard,
  parseCard,
  parseSetName,
  pickOf,
  VARIATION,
  VARIATIONS,
} from '@forceout/rules/onsets';
import type {
  BlankName,
  Card,
  Cube,
  Fillings,
  OnSetsPosition,
  Pick,
  UnfilledPick,
} from '@forceout/rules/onsets';
import { ONSETS_CUBES } from '@forceout/rules/kit';
import type { Field } from './field.ts';
import { MOST_CUBES, readMat } from './mat.ts';

const MOST_TEXT = 200;

export function readCube(field: Field): Cube {
  const text = field.text(MOST_TEXT);
  return cubeOf(text) ?? field.fail(say('input-not-a', { text, wanted: 'onsets-cube' }));
}

export function readCard(field: Field): Card {
  const text = field.text(MOST_TEXT);
  return parseCard(text) ?? field.fail(say('input-not-a', { text, wanted: 'card' }));
}

/** A position of an On-Sets book; refused for what the kit cannot show. */
export function readOnSetsPosition(field: Field, book: OnSetsRulebook): OnSetsPosition {
  // Whoever calls has read the book; a script's position names it again.
  field.get('rulebook');
  const divisionField = field.get('division');
  const division = divisionField.oneOf(DIVISIONS, 'division');
  if (!book.divisions.includes(division))
    divisionField.fail(say('input-no-division', { book: book.id, division }));
  const levelField = field.get('level');
  const level = levelField.missing ? 'adventurous' : levelField.oneOf(LEVELS, 'level');
  if (level === 'basic' && book.basicLevel === null)
    levelField.fail(say('input-no-basic', { book: book.id }));
  const goal = field.get('goal');
  const after = field.get('after');
  const where = { book, division, level };
  return {
    ...where,
    universe: readUniverse(field.get('universe')),
    variations: readVariations(field.get('variations')),
    goal: goal.missing || goal.value === null ? null : goal.text(MOST_TEXT),
    ...readMat(field, ONSETS_CUBES, readCube),
    after: after.missing || after.value === null ? null : after.oneOf(AFTERS, 'after'),
  };
}

function readUniverse(field: Field): readonly Card[] {
  const cards: Card[] = [];
  for (const entry of field.list(MOST_CUBES)) {
    const card = readCard(entry);
    if (cards.includes(card)) entry.fail(say('input-card-twice', { card: makeCard(card) }));
    cards.push(card);
  }
  return cards.length === 0 ? field.fail(say('input-no-card')) : cards;
}

/** What was picked, legal or not: the rules ignore what may not be in force. */
function readVariations(field: Field): readonly Pick[] {
  if (field.missing) return [];
  return field.list(VARIATIONS.length).map((entry) => {
    const pick = readPick(entry);
    if ('unfilled' in pick) return entry.fail(say('input-unfilled', { id: pick.id, game: 'onsets' }));
    if ('set' in pick) {
      const set = parseSetName(pick.set);
      if (!set.ok) entry.get('set').fail(say('input-no-set', { text: pick.set, what: set.error.message }));
    }
    return pick;
  });
}

/** How each blank is read. */
const READ_BLANK: { readonly [Name in BlankName]: (field: Field) => Fillings[Name] } = {
  cube: readCube,
  card: readCard,
  set: (field) => field.text(MOST_TEXT),
};

/** A variation with its blank filled in, or left open. */
export function readPick(field: Field): Pick | UnfilledPick {
  const id = field.get('id').oneOf(VARIATIONS, 'onsets-variation');
  // A blank is asked for only where the variation has it: any other is a field too many.
  if (!hasBlank(id)) return pickOf(id);
  const { blank } = VARIATION[id];
  const filling = field.get(blank);
  return filling.missing ? { id, unfilled: true } : pickOf(id, READ_BLANK[blank](filling));
}

type Json = Readonly<Record<string, unknown>>;

/** A position in the public format. */
export function makeOnSetsPosition(position: OnSetsPosition): Json {
  return {
    rulebook: position.book.id,
    division: position.division,
    ...(position.level === 'basic' ? { level: 'basic' } : {}),
    universe: position.universe.map(makeCard),
    variations: position.variations.map(makePick),
    ...(position.goal === null ? {} : { goal: position.goal }),
    required: position.required,
    permitted: position.permitted,
    forbidden: position.forbidden,
    resources: position.resources,
    ...(position.after === null ? {} : { after: position.after }),
  };
}

export function makePick(pick: Pick): Json {
  return 'card' in pick ? { ...pick, card: makeCard(pick.card) } : { ...pick };
}

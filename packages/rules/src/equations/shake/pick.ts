import type { Rule } from '../../rulebooks/ruled.ts';
import { entryFor, inForce, variationsOf } from './in-force.ts';
import type { EquationsPosition } from './position.ts';
import { colorOfCube, faceOfCube, isDigit, isOperationFace, signOf } from '../text/symbols.ts';
import type { Color, Face } from '../text/symbols.ts';
import { nameOf } from './variation.ts';
import type { Blanks, EntryOf, Pick, PickOf } from './variation.ts';
import { worth } from '../text/vocabulary.ts';

export const PICK_CODES = [
  'not-in-list',
  'always-in-force',
  'already-chosen',
  'blank-unfilled',
  'conflict',
  'no-effect',
  'blank-not-allowed',
] as const;
export type PickCode = (typeof PICK_CODES)[number];

export interface PickReason {
  readonly code: PickCode;
  readonly rule: Rule;
  readonly message: string;
}

export interface EquationsPickRuling {
  readonly legal: boolean;
  readonly reasons: readonly PickReason[];
}

/** A variation circled without saying which cube, number or colour. */
export interface UnfilledPick {
  readonly id: keyof Blanks;
  readonly unfilled: true;
}

/** Whether a player may pick this variation now, before the Goal is set; every objection is named. [II-B-2] */
export function judgeEquationsPick(
  position: EquationsPosition,
  pick: Pick | UnfilledPick,
): EquationsPickRuling {
  const own = 'unfilled' in pick ? unfilled(position, pick) : ownRules(position, pick);
  const reasons = [...listed(position, pick), ...own];
  return { legal: reasons.length === 0, reasons };
}

function unfilled(position: EquationsPosition, { id }: UnfilledPick): readonly PickReason[] {
  const entry = entryFor(position, id);
  const message = `${nameOf(id)}: the blank is not filled in.`;
  return entry === null ? [] : [{ code: 'blank-unfilled', rule: entry.rule, message }];
}

/** May it be picked in this division and season at all, and has nobody picked it? */
function listed(position: EquationsPosition, pick: Pick | UnfilledPick): readonly PickReason[] {
  const { book } = position;
  const { always, list } = variationsOf(position);
  const constant = always.find((entry) => entry.id === pick.id);
  if (constant !== undefined) {
    const message = `${nameOf(pick.id)} is in force in every shake of this division, so picking it changes nothing.`;
    return [{ code: 'always-in-force', rule: constant.rule, message }];
  }
  if (!list.some((entry) => entry.id === pick.id)) {
    const message = `${nameOf(pick.id)} is not among the variations of this division and season.`;
    return [{ code: 'not-in-list', rule: book.variationLists.rule, message }];
  }
  // Another cube, base, k or colour makes it no other variation.
  if (!position.variations.some((other) => other.id === pick.id)) return [];
  const { rule } = book.procedure.picking.illegalPick;
  return [
    { code: 'already-chosen', rule, message: `${nameOf(pick.id)} has already been chosen for this shake.` },
  ];
}

function ownRules(position: EquationsPosition, pick: Pick): readonly PickReason[] {
  if (entryFor(position, pick.id) === null) return [];
  switch (pick.id) {
    case 'sideways':
      // One over one is one.
      return effect(position, digitFrom(2), 'No digit was rolled that has another reciprocal.');
    case 'upside-down':
      return effect(position, digitFrom(1), 'No digit but 0 was rolled.');
    case 'factorial':
    case 'decimal-in-goal':
      return effect(position, digitFrom(0), 'No digit was rolled.');
    case 'multiple-operations':
      // It also lifts the limit on factorials. [XIII-B-5]
      if (inForce(position).factorial !== null) return [];
      return effect(position, (face) => isOperation(position, face), 'No operation was rolled.');
    case 'two-digit-numerals':
      return twoDigits(position);
    case 'average':
      return needs(position, '+');
    case 'smallest-prime':
    case 'number-of-factors':
      return needs(position, 'x');
    case 'percent':
    case 'lcm':
      return needs(position, 'r');
    case 'imaginary':
      return imaginaryRules(position);
    case 'decimal-point':
    case 'gcf':
      return needs(position, '^');
    case 'remainder':
    case 'log':
      return needs(position, '/');
    case 'powers-of-the-base':
      return needs(position, '1');
    case 'wild':
      return wildRules(position, pick, entryFor(position, 'wild')!);
    case 'base':
      return baseRules(position, pick, entryFor(position, 'base')!);
    case 'multiple-of-k':
      return multipleRules(pick, entryFor(position, 'multiple-of-k')!);
    case 'exponent':
      return exponentRules(position, pick);
    case 'three-operation-solution':
      return [];
  }
}

/** Whether some wild cube may be any symbol, so that a variation has an effect whatever was rolled. */
function anySymbol(position: EquationsPosition): boolean {
  const { wild } = inForce(position);
  return wild !== null && wild.standsFor === 'symbol' && shows(position, wild.cube);
}

/** A wild cube that may be any numeral will do where a digit is wanted. */
function anyDigit(position: EquationsPosition): boolean {
  const { wild } = inForce(position);
  return wild !== null && shows(position, wild.cube);
}

function shows({ resources }: EquationsPosition, face: Face): boolean {
  return resources.some((cube) => faceOfCube(cube) === face);
}

/** It must be able to change some Solution of this shake. */
function effect(
  position: EquationsPosition,
  works: (face: Face) => boolean,
  message: string,
): readonly PickReason[] {
  const can = position.resources.some((cube) => works(faceOfCube(cube)));
  return can || anySymbol(position) || (works('9') && anyDigit(position))
    ? []
    : [noEffect(position, message)];
}

function needs(position: EquationsPosition, face: Face): readonly PickReason[] {
  const wildIsDigit = isDigit(face) && anyDigit(position);
  return shows(position, face) || anySymbol(position) || wildIsDigit
    ? []
    : [noEffect(position, `No ${signOf(face)} was rolled.`)];
}

function noEffect(position: EquationsPosition, message: string): PickReason {
  const { rule } = position.book.procedure.picking.illegalPick;
  return { code: 'no-effect', rule, message: `${message} The variation would change nothing.` };
}

function digitFrom(least: number): (face: Face) => boolean {
  return (face) => isDigit(face) && worth(face) >= least;
}

/** √ = i makes √ no operation. [XIII-D-11-comment-f] */
function isOperation(position: EquationsPosition, face: Face): boolean {
  return isOperationFace(face) && !(face === 'r' && inForce(position).imaginary !== null);
}

/** Besides √ it changes every power with a fractional exponent, which then has several values. [XIII-D-11] */
function imaginaryRules(position: EquationsPosition): readonly PickReason[] {
  const { exponent } = inForce(position);
  const hasPower =
    shows(position, '^') || (exponent !== null && mayBeExponent(position, exponent.color, null));
  const hasFraction = anyDigit(position) || position.resources.some((cube) => digitFrom(2)(faceOfCube(cube)));
  return hasPower && hasFraction ? [] : needs(position, 'r');
}

function twoDigits(position: EquationsPosition): readonly PickReason[] {
  const digits = position.resources.filter((cube) => isDigit(faceOfCube(cube))).length;
  return digits >= 2 ? [] : [noEffect(position, 'Two digits are needed.')];
}

function wildRules(
  position: EquationsPosition,
  { cube }: PickOf<'wild'>,
  entry: EntryOf<'wild'>,
): readonly PickReason[] {
  if (!entry.faces.includes(cube)) {
    return [
      {
        code: 'blank-not-allowed',
        rule: entry.rule,
        message: `${signOf(cube)} cannot be made wild in this division.`,
      },
    ];
  }
  return shows(position, cube) ? [] : [noEffect(position, `No ${signOf(cube)} was rolled.`)];
}

function baseRules(
  position: EquationsPosition,
  { m }: PickOf<'base'>,
  { bases, rule }: EntryOf<'base'>,
): readonly PickReason[] {
  if (!bases.includes(m))
    return [
      { code: 'blank-not-allowed', rule, message: `The base is one of ${bases.join(', ')}, not ${m}.` },
    ];
  const { exponent } = inForce(position);
  // It would leave an Exponent colour that was picked before without a digit.
  if (exponent === null || mayBeExponent(position, exponent.color, m)) return [];
  return [
    {
      code: 'conflict',
      rule,
      message: `Base ${m} leaves no ${exponent.color} digit for the Exponent variation.`,
    },
  ];
}

function multipleRules(
  { k }: PickOf<'multiple-of-k'>,
  { least, most, rule }: EntryOf<'multiple-of-k'>,
): readonly PickReason[] {
  if (Number.isInteger(k) && k >= least && k <= most) return [];
  return [
    { code: 'blank-not-allowed', rule, message: `k is a whole number from ${least} to ${most}, not ${k}.` },
  ];
}

/** A digit of the colour must be usable, unless a wild cube may be one. [XIII-B-12-comment-c] */
function exponentRules(position: EquationsPosition, { color }: PickOf<'exponent'>): readonly PickReason[] {
  const base = inForce(position).base?.m ?? null;
  if (mayBeExponent(position, color, base)) return [];
  return [noEffect(position, `No ${color} digit was rolled that can be used.`)];
}

function mayBeExponent(position: EquationsPosition, color: Color, base: number | null): boolean {
  const { wild } = inForce(position);
  const faces = position.resources.filter((cube) => colorOfCube(cube) === color).map(faceOfCube);
  if (faces.some((face) => isDigitIn(position, face, base) || face === wild?.cube)) return true;
  // The book lets any wild cube save digits that the base took away.
  return anyDigit(position) && faces.some(isDigit);
}

/** Whether a face is a digit in this base: a power cube may be ten, and a root cube eleven. [XIII-C-5] */
function isDigitIn(position: EquationsPosition, face: Face, base: number | null): boolean {
  if (isDigit(face)) return base === null || worth(face) < base;
  const entry = entryFor(position, 'base');
  if (base === null || entry === null) return false;
  const from = face === '^' ? entry.tenFrom : face === 'r' ? entry.elevenFrom : null;
  return from !== null && base >= from;
}

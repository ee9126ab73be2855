import type { Kind } from '../../rulebooks/house/kinds.ts';
import type { Rule } from '../../rulebooks/ruled.ts';
import type { Color } from '../text/symbols.ts';
import type { Base } from '../variations/base.ts';
import type { DecimalPoint } from '../variations/decimal-point.ts';
import type { Exponent } from '../variations/exponent.ts';
import type { Factorial } from '../variations/factorial.ts';
import type { MultipleOfK } from '../variations/multiple-of-k.ts';
import type { MultipleOperations } from '../variations/multiple-operations.ts';
import type { NumberOfFactors } from '../variations/number-of-factors.ts';
import type { Remainder } from '../variations/remainder.ts';
import type { SmallestPrime } from '../variations/smallest-prime.ts';
import type { ThreeOperationSolution } from '../variations/three-operation-solution.ts';
import type { Wild } from '../variations/wild.ts';
import type { InForce } from './in-force.ts';
import type { EquationsPosition, Season } from './position.ts';
import type { Said } from '../../said/said.ts';

export const WILD_FACES = ['0', 'x'] as const;
export type WildFace = (typeof WILD_FACES)[number];

/** What is written into a blank, by the name that the public formats have for it. */
export interface Fillings {
  readonly cube: WildFace;
  readonly m: number;
  readonly k: number;
  readonly color: Color;
}
export type BlankName = keyof Fillings;

/** Nothing to fill in, and the same in every book. */
export interface Plain {
  readonly blank: null;
  readonly details: object;
}

/** Every variation of the game. A new one begins with a line here; the compiler says what else it needs. */
export interface Shapes {
  readonly sideways: Plain;
  readonly 'upside-down': Plain;
  readonly wild: Wild;
  readonly factorial: Factorial;
  readonly 'multiple-operations': MultipleOperations;
  readonly 'three-operation-solution': ThreeOperationSolution;
  readonly remainder: Remainder;
  readonly average: Plain;
  readonly 'smallest-prime': SmallestPrime;
  readonly percent: Plain;
  readonly 'decimal-point': DecimalPoint;
  readonly 'two-digit-numerals': Plain;
  readonly lcm: Plain;
  readonly gcf: Plain;
  readonly 'number-of-factors': NumberOfFactors;
  readonly base: Base;
  readonly 'multiple-of-k': MultipleOfK;
  readonly exponent: Exponent;
  readonly 'powers-of-the-base': Plain;
  readonly imaginary: Plain;
  readonly 'decimal-in-goal': Plain;
  readonly log: Plain;
}
export type VariationId = keyof Shapes;

type Filled<Blank> = Blank extends BlankName ? { readonly [Name in Blank]: Fillings[Name] } : unknown;

/** A variation as a player picks it. */
export type PickOf<Id extends VariationId> = { readonly id: Id } & Filled<Shapes[Id]['blank']>;
export type Pick = { [Id in VariationId]: PickOf<Id> }[VariationId];

/** The variations that have a blank. */
export type BlankId = {
  [Id in VariationId]: Shapes[Id]['blank'] extends BlankName ? Id : never;
}[VariationId];

/** A variation as a rulebook has it in a division; without a season it is played every year. */
export type EntryOf<Id extends VariationId> = {
  readonly id: Id;
  readonly rule: Rule;
  readonly season?: Season;
} & Shapes[Id]['details'];
export type VariationEntry = { [Id in VariationId]: EntryOf<Id> }[VariationId];

/** A variation in force: what the book says of it and what the player filled in. */
export type Active<Id extends VariationId> = PickOf<Id> & EntryOf<Id>;

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
  readonly message: Said;
}

/** What was rolled, and what is in force before a pick. */
export interface Rolled {
  readonly position: EquationsPosition;
  readonly force: InForce;
}

/** A pick before the Goal is set, with what was picked before it. */
export interface Asked<Id extends VariationId> extends Rolled {
  readonly pick: PickOf<Id>;
  readonly entry: EntryOf<Id>;
}

/** What a variation is. Its names are words, and what it does to an Equation is the judge's and the solver's to know. */
export interface Variation<Id extends VariationId> {
  /** What a player fills in when picking it. */
  readonly blank: Shapes[Id]['blank'];
  /** What may be filled in where the rulebook says this of it. */
  readonly fillings: Shapes[Id]['blank'] extends BlankName
    ? (entry: EntryOf<Id>) => readonly Fillings[Shapes[Id]['blank']][]
    : null;
  /** What a rulebook says of it, and what may stand as the answer in a league's own rules. */
  readonly details: { readonly [Detail in keyof Shapes[Id]['details']]: Kind };
  /** What speaks against picking it now, beyond what is asked of every pick. */
  readonly against: (asked: Asked<Id>) => readonly PickReason[];
}

import type { Kind } from '../../rulebooks/house/kinds.ts';
import type { Rule } from '../../rulebooks/ruled.ts';
import type { Card } from '../text/cards.ts';
import type { Cube } from '../text/symbols.ts';
import type { DoubleSet } from '../variations/double-set.ts';
import type { ForbiddenCard } from '../variations/forbidden-card.ts';
import type { MultipleOperations } from '../variations/multiple-operations.ts';
import type { RequiredCard } from '../variations/required-card.ts';
import type { RequiredCube } from '../variations/required-cube.ts';
import type { ShiftFromPermitted } from '../variations/shift-from-permitted.ts';
import type { TwoSolutions } from '../variations/two-solutions.ts';
import type { WildCube } from '../variations/wild-cube.ts';
import type { InForce } from './in-force.ts';
import type { OnSetsPosition } from './position.ts';
import type { Said } from '../../said/said.ts';

/** What is written into a blank, by the name that the public formats have for it. */
export interface Fillings {
  readonly cube: Cube;
  readonly card: Card;
  /** A Set-Name as it was written. */
  readonly set: string;
}
export type BlankName = keyof Fillings;

/** What a variation has beside its name: the blank that a player fills in, and what a rulebook says of it. */
export interface Shape {
  readonly blank: BlankName | null;
  readonly details: object;
}

/** Nothing to fill in, and the same in every book. */
export interface Plain {
  readonly blank: null;
  readonly details: object;
}

/** Every variation of the game. A new one begins with a line here; the compiler says what else it needs. */
export interface Shapes {
  readonly 'required-cube': RequiredCube;
  readonly 'wild-cube': WildCube;
  readonly 'union-intersection-interchangeable': Plain;
  readonly 'universe-null-interchangeable': Plain;
  readonly 'two-operations': Plain;
  readonly 'multiple-operations': MultipleOperations;
  readonly 'shift-from-permitted': ShiftFromPermitted;
  readonly 'no-null-restrictions': Plain;
  readonly 'absolute-value': Plain;
  readonly 'double-set': DoubleSet;
  readonly 'required-card': RequiredCard;
  readonly 'forbidden-card': ForbiddenCard;
  readonly 'blank-card-wild': Plain;
  readonly 'symmetric-difference': Plain;
  readonly 'two-solutions': TwoSolutions;
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

/** A variation as a rulebook has it in a division. */
export type EntryOf<Id extends VariationId> = {
  readonly id: Id;
  readonly rule: Rule;
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
  'cube-not-in-resources',
  'cube-not-allowed',
  'card-not-dealt',
  'blank-not-dealt',
  'set-undefined',
  'set-too-long',
  'set-empty',
  'set-is-universe',
] as const;
export type PickCode = (typeof PICK_CODES)[number];

export interface PickReason {
  readonly code: PickCode;
  readonly rule: Rule;
  readonly message: Said;
}

/** A pick before the Goal is set, with what was picked before it. */
export interface Asked<Id extends VariationId> {
  readonly position: OnSetsPosition;
  readonly force: InForce;
  readonly pick: PickOf<Id>;
  readonly entry: EntryOf<Id>;
}

/** What a variation is. Its names are words, and what it does to a Solution is the judge's and the solver's to know. */
export interface Variation<Id extends VariationId> {
  /** What a player fills in when picking it. */
  readonly blank: Shapes[Id]['blank'];
  /** What a rulebook says of it, and what may stand as the answer in a league's own rules. */
  readonly details: { readonly [Detail in keyof Shapes[Id]['details']]: Kind };
  /** Whether the blank is filled in with what the variation may never name, whatever was rolled or dealt. */
  readonly isBarred: Shapes[Id]['blank'] extends BlankName
    ? (pick: PickOf<Id>, entry: EntryOf<Id>) => boolean
    : null;
  /** Only where two are sides of one variation: who picks either has picked the other too. */
  readonly sideOf?: VariationId;
  /** Whether its section says that the other may not be picked beside it. */
  readonly excludes: (other: Pick) => boolean;
  /** What speaks against picking it now, beyond what is asked of every pick. */
  readonly against: (asked: Asked<Id>) => readonly PickReason[];
}

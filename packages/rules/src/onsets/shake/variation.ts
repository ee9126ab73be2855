import type { Rule } from '../../rulebooks/ruled.ts';
import type { Seconds } from '../../rulebooks/procedure.ts';
import type { Card } from '../text/cards.ts';
import type { Cube } from '../text/symbols.ts';

export const VARIATIONS = [
  'required-cube',
  'wild-cube',
  'union-intersection-interchangeable',
  'universe-null-interchangeable',
  'two-operations',
  'multiple-operations',
  'shift-from-permitted',
  'no-null-restrictions',
  'absolute-value',
  'double-set',
  'required-card',
  'forbidden-card',
  'blank-card-wild',
  'symmetric-difference',
  'two-solutions',
] as const;
export type VariationId = (typeof VARIATIONS)[number];

/** The blanks a player fills in when picking; the Double Set as it was written. */
export interface Blanks {
  readonly 'required-cube': { readonly cube: Cube };
  readonly 'wild-cube': { readonly cube: Cube };
  readonly 'double-set': { readonly set: string };
  readonly 'required-card': { readonly card: Card };
  readonly 'forbidden-card': { readonly card: Card };
}

/** What a rulebook says of a variation in a division, beyond what its name means in every book. */
export interface Details {
  readonly 'wild-cube': { readonly mayNotBe: readonly ('digit' | 'relation')[] };
  readonly 'multiple-operations': {
    readonly signs: 'not-in-forbidden' | 'in-required-permitted-or-resources';
  };
  readonly 'shift-from-permitted': { readonly relationsToForbidden: boolean };
  readonly 'double-set': {
    readonly mostSymbols: number;
    /** What − means in the Double Set when Symmetric Difference is picked too. */
    readonly minus: 'symmetric-if-in-force' | 'as-called';
  };
  readonly 'forbidden-card': { readonly blankMadeForbidden: 'neither-may-be-in-the-set' | 'not-allowed' };
  readonly 'two-solutions': {
    readonly writing: Seconds;
    readonly checking: Seconds;
    readonly impossibleAfterLastCube: Seconds;
    readonly leastResourcesForNow: number;
  };
}

type Part<Map, Id> = Id extends keyof Map ? Map[Id] : unknown;

/** A variation as a player picks it. */
export type PickOf<Id extends VariationId> = { readonly id: Id } & Part<Blanks, Id>;
export type Pick = { [Id in VariationId]: PickOf<Id> }[VariationId];

/** A variation as a rulebook has it in a division. */
export type EntryOf<Id extends VariationId> = { readonly id: Id; readonly rule: Rule } & Part<Details, Id>;
export type VariationEntry = { [Id in VariationId]: EntryOf<Id> }[VariationId];

/** A variation in force: what the book says of it and what the player filled in. */
export type Active<Id extends VariationId> = PickOf<Id> & EntryOf<Id>;

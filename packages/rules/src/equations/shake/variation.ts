import type { Rule } from '../../rulebooks/ruled.ts';
import type { Season } from './position.ts';
import type { Color } from '../text/symbols.ts';

export const VARIATIONS = [
  'sideways',
  'upside-down',
  'wild',
  'factorial',
  'multiple-operations',
  'three-operation-solution',
  'remainder',
  'average',
  'smallest-prime',
  'percent',
  'decimal-point',
  'two-digit-numerals',
  'lcm',
  'gcf',
  'number-of-factors',
  'base',
  'multiple-of-k',
  'exponent',
  'powers-of-the-base',
  'imaginary',
  'decimal-in-goal',
  'log',
] as const;
export type VariationId = (typeof VARIATIONS)[number];

export const WILD_FACES = ['0', 'x'] as const;
export type WildFace = (typeof WILD_FACES)[number];

/** The blanks a player fills in when picking. */
export interface Blanks {
  readonly wild: { readonly cube: WildFace };
  readonly base: { readonly m: number };
  readonly 'multiple-of-k': { readonly k: number };
  readonly exponent: { readonly color: Color };
}

/** What a rulebook says of a variation in a division, beyond what its name means everywhere. */
export interface Details {
  readonly wild: { readonly faces: readonly WildFace[]; readonly standsFor: 'numeral' | 'symbol' };
  readonly factorial: {
    /** How many ! there are for Solution and Goal together. */
    readonly most: number;
    readonly inGoalWithMultipleOfK: boolean;
  };
  readonly 'multiple-operations': { readonly mostFactorialsInGoal: number };
  readonly 'three-operation-solution': { readonly least: number };
  readonly remainder: { readonly most: number };
  readonly 'smallest-prime': { readonly most: number };
  readonly 'decimal-point': { readonly mostDigits: number };
  readonly 'number-of-factors': { readonly most: number | null };
  readonly base: {
    readonly bases: readonly number[];
    /** The least base in which the power cube may be the digit ten, and the root cube eleven. */
    readonly tenFrom: number | null;
    readonly elevenFrom: number | null;
  };
  readonly 'multiple-of-k': {
    readonly least: number;
    readonly most: number;
    /** How far from zero the Goal may be; null where the book sets no limit. */
    readonly goalWithin: number | null;
  };
}

type Part<Map, Id> = Id extends keyof Map ? Map[Id] : unknown;

/** A variation as a player picks it. */
export type PickOf<Id extends VariationId> = { readonly id: Id } & Part<Blanks, Id>;
export type Pick = { [Id in VariationId]: PickOf<Id> }[VariationId];

/** A variation as a rulebook has it in a division; without a season it is played every year. */
export type EntryOf<Id extends VariationId> = {
  readonly id: Id;
  readonly rule: Rule;
  readonly season?: Season;
} & Part<Details, Id>;
export type VariationEntry = { [Id in VariationId]: EntryOf<Id> }[VariationId];

/** A variation in force: what the book says of it and what the player filled in. */
export type Active<Id extends VariationId> = PickOf<Id> & EntryOf<Id>;

const NAMES: Readonly<Partial<Record<VariationId, string>>> = {
  'upside-down': 'Upside-down',
  wild: 'Wild',
  'three-operation-solution': 'Three-operation Solution',
  'two-digit-numerals': 'Two-digit Numerals',
  lcm: 'LCM',
  gcf: 'GCF',
  'number-of-factors': 'Number of Factors',
  base: 'Base m',
  'multiple-of-k': 'Multiple of k',
  'powers-of-the-base': 'Powers of the Base',
  imaginary: '√ = i',
  'decimal-in-goal': 'Decimal in Goal',
};

/** The variation as the rulebook calls it. */
export function nameOf(id: VariationId): string {
  const capitals = id.split('-').map((word) => word[0]!.toUpperCase() + word.slice(1));
  return NAMES[id] ?? capitals.join(' ');
}

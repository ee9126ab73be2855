import type { ReasonCode } from '../onsets/judge/reason.ts';
import type { VariationEntry } from '../onsets/shake/variation.ts';
import type { Division } from './division.ts';
import type { HouseRules } from './house/house-rules.ts';
import type { Procedure } from './procedure.ts';
import type { Rule, Ruled } from './ruled.ts';
import type { Section } from './section.ts';

/** What = and ⊆ are in a division. */
export type RelationCubes =
  /** Rolled; they make Restrictions. */
  | 'restrictions'
  /** Not used: the restriction cubes are laid out, two V and one Λ or the other way round. */
  | 'laid-out'
  /** Rolled; = stands for any set and ⊆ for any operation, one meaning each per Solution. */
  | 'wild';

export interface DivisionVariations {
  /** In force in every shake. */
  readonly always: readonly VariationEntry[];
  /** What players may pick from. */
  readonly list: readonly VariationEntry[];
}

/** An answer for each division of the book, with the section that gives it. */
export type ByDivision<T> = Readonly<Partial<Record<Division, Ruled<T>>>>;

/** Everything the engine asks of an On-Sets rulebook. Where books differ, the difference is here. */
export interface OnSetsRulebook {
  readonly id: string;
  readonly game: 'onsets';
  readonly title: string;
  /** Only in a league's own book: the house rules that made it, the last one of which has its name. */
  readonly house?: readonly HouseRules[];
  readonly divisions: readonly Division[];
  /** The introductory game without Restrictions and variations; null where the book has none. */
  readonly basicLevel: Citations | null;
  readonly relationCubes: ByDivision<RelationCubes>;
  readonly wholeRestrictionGrouped: Ruled<'harmless' | 'wrong'>;
  /** = and ⊆ may go to Forbidden once so few cubes are left in Resources; null: at any time. */
  readonly relationsToForbiddenAt: Ruled<number | null>;
  readonly setterBonusMayBeRelation: Ruled<boolean>;
  readonly universe: ByDivision<{ readonly least: number; readonly most: number }>;
  readonly tooManyCards: Ruled<'last-dealt-go' | 'extra-go'>;
  /** Where the lists of variations are, or where the book says that there are none. */
  readonly variationLists: Ruled<'by-division' | 'none'>;
  readonly variations: Readonly<Partial<Record<Division, DivisionVariations>>>;
  readonly procedure: Procedure;
  readonly citations: Citations['citations'];
  readonly goalRules: Citations['goalRules'];
  readonly sections: readonly Section[];
}

/** The sections that rulings rest on. */
export interface Citations {
  /** For each reason against a Solution. */
  readonly citations: Readonly<Record<ReasonCode, Rule>>;
  /** For each way in which a Goal can be illegal. */
  readonly goalRules: Readonly<Record<'layout' | 'wholeNumber' | 'cubes', Rule>>;
}

import type { ReasonCode } from '../equations/judge/reason.ts';
import type { VariationEntry } from '../equations/shake/variation.ts';
import type { WhyIllegal } from '../equations/worth/why.ts';
import type { Division } from './division.ts';
import type { HouseRules } from './house/house-rules.ts';
import type { Procedure } from './procedure.ts';
import type { Rule, Ruled } from './ruled.ts';
import type { Section } from './section.ts';

export interface EquationsDivisionVariations {
  /** In force in every shake. */
  readonly always: readonly VariationEntry[];
  /** What players may pick from, some of it in even or in odd seasons only. */
  readonly list: readonly VariationEntry[];
}

/** The sections that rulings rest on. */
export interface EquationsCitations {
  /** For each reason against an Equation. */
  readonly citations: Readonly<Record<ReasonCode, Rule>>;
  /** For each way in which a Goal can be illegal. */
  readonly goalRules: Readonly<Record<'expression' | 'numerals' | 'size' | 'cubes' | 'reading', Rule>>;
  /** For each way in which an expression can have no legal value. */
  readonly whyRules: Readonly<Record<WhyIllegal, Rule>>;
}

/** Everything the engine asks of an Equations rulebook. Where divisions differ, the difference is here. */
export interface EquationsRulebook extends EquationsCitations {
  readonly id: string;
  readonly game: 'equations';
  readonly title: string;
  /** Only in a league's own book: the house rules that made it, the last one of which has its name. */
  readonly house?: readonly HouseRules[];
  readonly divisions: readonly Division[];
  /** The introductory game without variations. */
  readonly basicLevel: EquationsCitations & {
    readonly orderOfOperations: Ruled<'ordinary' | 'none'>;
    /** Whether a Solution is wrong without the writer's interpretation of the Goal. */
    readonly goalMustBeWritten: Ruled<boolean>;
  };
  readonly orderOfOperations: Ruled<'ordinary' | 'none'>;
  readonly goalMustBeWritten: Ruled<boolean>;
  readonly goalCubes: Ruled<{ readonly least: number; readonly most: number }>;
  readonly goalDigits: Ruled<number>;
  readonly solutionDigits: Ruled<number>;
  readonly solutionCubes: Ruled<number>;
  /** Where powers and roots are played with whole numbers only. */
  readonly wholePowersAndRoots: Ruled<Readonly<Partial<Record<Division, boolean>>>>;
  /** Where the lists of variations are. */
  readonly variationLists: Ruled<'by-division' | 'none'>;
  readonly variations: Readonly<Partial<Record<Division, EquationsDivisionVariations>>>;
  readonly procedure: Procedure;
  readonly sections: readonly Section[];
}

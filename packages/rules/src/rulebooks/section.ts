/**
 * What the product does about a section of a rulebook:
 * `enforced` the rules code decides by it, `scored` it gives or takes points, `timed` it sets a limit,
 * `shown` it is help or definition only, `human` it is conduct that a program cannot see.
 */
export const SECTION_KINDS = ['enforced', 'scored', 'timed', 'shown', 'human'] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** One numbered section of a rulebook in one line of our own words. */
export interface Section {
  /** As the book numbers it, `VII-B-4-e`; the introductory rules of the AGLOA books are `Basic III-A`. */
  readonly id: string;
  readonly kind: SectionKind;
  readonly words: string;
  /** For `human` sections: how the product supports a judge in it. */
  readonly support?: string;
}

/** Short form for the catalogues: `section('X-D', 'scored', 'A player who is absent scores -2.')`. */
export function section(id: string, kind: SectionKind, words: string, support?: string): Section {
  return support === undefined ? { id, kind, words } : { id, kind, words, support };
}

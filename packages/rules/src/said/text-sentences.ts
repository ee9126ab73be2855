import type { Nothing } from './nothing.ts';
import type { Said } from './said.ts';

/** A token that something is missing before; a comma is told as one. */
interface Before {
  readonly before: string;
}

interface Sign {
  readonly sign: string;
}

interface Text {
  readonly text: string;
}

/** Why what is written has no meaning. Those that are parts of a sentence have neither capital nor full stop. */
export interface TextSentences {
  /** A part, made a sentence. */
  readonly 'as-sentence': { readonly what: Said };
  /** What is wrong with a text, as part of a sentence, and as a sentence of its own. */
  readonly 'in-text': Text & { readonly what: Said };
  readonly 'of-text': Text & { readonly what: Said };
  readonly 'makes-restriction': Sign;
  readonly 'grouping-round-relation': Sign;
  readonly 'grouping-round-restriction': Nothing;
  readonly 'restriction-needs-relation': Nothing;
  readonly 'goal-behind-set-name': Nothing;
  readonly 'closes-nothing': Sign;
  readonly 'closer-missing': Sign;
  readonly 'operation-missing': Before;
  readonly 'nothing-written': Nothing;
  readonly 'set-missing': Before;
  readonly 'set-missing-at-end': Nothing;
  readonly 'prime-after-set': Nothing;
  readonly 'digits-make-goals': Sign;
  readonly 'no-symbol-of-game': Sign;
  readonly 'no-symbol-here': Text;
  readonly 'number-missing': Before;
  readonly 'number-missing-at-end': Nothing;
  readonly 'no-sign-of-number': Sign;
  readonly 'turned-is-alone': Nothing;
  readonly 'one-point': Nothing;
  readonly 'point-needs-digit': Nothing;
  readonly 'exponent-one-numeral': Nothing;
  readonly 'exponent-one-cube': Nothing;
  readonly 'too-long-for-kit': Nothing;
  readonly 'equals-between': Nothing;
  readonly 'not-in-force': Sign & { readonly variations: readonly string[] };
  readonly 'root-is-i': Nothing;
  readonly 'digit-ten': Nothing;
  readonly 'digit-eleven': Nothing;
  readonly 'digit-not-in-base': { readonly digit: string; readonly base: number };
  readonly 'powers-not-in-force': Nothing;
  readonly 'exponent-too-long': Nothing;
  readonly 'only-one-is-power': { readonly side: 'solution' | 'goal' };
  readonly 'sideways-not-in-force': Text;
  readonly 'upside-down-not-in-force': Text;
  readonly 'never-turned-twice': Text;
  readonly 'too-many-digits': Text & { readonly most: number };
  readonly 'point-before-digit': Text;
  readonly 'more-than-two-digits': Text;
  readonly 'one-digit-in-solution': Text;
}

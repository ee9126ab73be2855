import type { Nothing } from './nothing.ts';

interface Near {
  /** What was probably meant. */
  readonly near: string | null;
}

interface Named {
  readonly id: string;
}

interface Range {
  readonly least: number;
  readonly most: number;
}

interface Choices {
  readonly choices: readonly string[];
}

/** What is wrong in a file of house rules. They follow the name of a field: neither capital nor full stop. */
export interface FileSentences {
  readonly 'file-missing': Nothing;
  readonly 'file-object': Nothing;
  readonly 'file-object-with': { readonly one: string; readonly other: string };
  readonly 'file-list': Nothing;
  readonly 'file-any-text': Nothing;
  readonly 'file-text': { readonly most: number };
  readonly 'file-exactly': { readonly what: string };
  readonly 'file-either': { readonly one: string; readonly other: string };
  readonly 'file-number': { readonly orNull: boolean };
  readonly 'file-whole-number': Range;
  readonly 'file-whole-numbers': Range;
  readonly 'file-true-or-false': Nothing;
  readonly 'file-one-of': Choices;
  readonly 'file-list-of': Choices;
  readonly 'file-words': Nothing;
  readonly 'file-section': Nothing;
  readonly 'file-no-field': Near;
  readonly 'file-id': Nothing;
  readonly 'file-id-built-in': Named;
  readonly 'file-id-taken': Named;
  readonly 'file-no-rulebook': Named & Near;
  readonly 'file-no-question': Near;
  readonly 'file-no-question-lists': Nothing;
  readonly 'file-part-by-part': { readonly parts: readonly string[]; readonly more: boolean };
  readonly 'file-no-question-of-kind': { readonly kind: string };
  readonly 'file-kind-needs': { readonly kind: string };
  readonly 'file-no-division': Near;
  readonly 'file-not-played': Named & Near;
  readonly 'file-not-played-in': Named & { readonly division: string };
  readonly 'file-twice': Named;
  readonly 'file-in-list': Named;
  readonly 'file-no-variation': Named & Near;
  readonly 'file-missing-like': Nothing;
  readonly 'file-without-variations': Nothing;
  readonly 'file-least-above-most': Range;
}

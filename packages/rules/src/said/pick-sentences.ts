import type { Nothing } from './nothing.ts';
import type { Said } from './said.ts';

interface Named {
  readonly variation: string;
}

/** Why a variation may not be picked. */
export interface PickSentences {
  /** Nothing was rolled for which it would change anything. */
  readonly 'changes-nothing': { readonly what: Said };
  readonly 'none-rolled': { readonly signs: readonly string[] };
  readonly 'no-operation-rolled': Nothing;
  readonly 'no-digit-rolled': Nothing;
  readonly 'only-zero-rolled': Nothing;
  readonly 'no-reciprocal-rolled': Nothing;
  readonly 'no-color-digit-rolled': { readonly color: string };
  readonly 'two-digits-needed': Nothing;
  readonly 'blank-not-named': Named & { readonly blank: 'cube' | 'card' | 'set' };
  readonly 'blank-not-filled': Named;
  readonly 'always-in-force': Named;
  readonly 'not-in-list': Named;
  readonly 'not-in-list-of-season': Named;
  readonly 'already-chosen': Named;
  readonly conflicts: Named & { readonly other: string };
  readonly 'may-not-be-named': { readonly sign: string };
  readonly 'card-not-dealt': { readonly card: string };
  readonly 'blank-card-not-dealt': Nothing;
  readonly 'names-no-set': { readonly set: string; readonly what: Said };
  readonly 'set-too-long': { readonly set: string; readonly symbols: number; readonly most: number };
  readonly 'set-is-empty': { readonly set: string };
  readonly 'set-is-universe': { readonly set: string };
  readonly 'base-one-of': { readonly bases: readonly number[]; readonly m: number };
  readonly 'base-leaves-no-digit': { readonly m: number; readonly color: string };
  readonly 'cannot-be-wild': { readonly sign: string };
  readonly 'k-from-to': { readonly least: number; readonly most: number; readonly k: number };
}

import { choice } from '../../rulebooks/house/kinds.ts';
import { isOperation } from '../text/symbols.ts';
import { needs, nothing } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';
import { say } from '../../said/said.ts';

export interface MultipleOperations {
  readonly blank: null;
  readonly details: { readonly signs: 'not-in-forbidden' | 'in-required-permitted-or-resources' };
}

export const multipleOperations: Variation<'multiple-operations'> = {
  blank: null,
  details: { signs: choice('not-in-forbidden', 'in-required-permitted-or-resources') },
  isBarred: null,
  excludes: nothing,
  against: needs(isOperation, say('no-operation-rolled')),
};

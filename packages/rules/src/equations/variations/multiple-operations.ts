import { COUNT } from '../../rulebooks/house/kinds.ts';
import { effect } from '../shake/effect.ts';
import type { Rolled, Variation } from '../shake/variation.ts';
import { isOperationFace } from '../text/symbols.ts';
import type { Face } from '../text/symbols.ts';
import { say } from '../../said/said.ts';

export interface MultipleOperations {
  readonly blank: null;
  readonly details: { readonly mostFactorialsInGoal: number };
}

export const multipleOperations: Variation<'multiple-operations'> = {
  blank: null,
  fillings: null,
  details: { mostFactorialsInGoal: COUNT },
  // It also lifts the limit on factorials. [XIII-B-5]
  against: (asked) => (asked.force.factorial === null ? needsOperation(asked) : []),
};

const needsOperation = effect(isOperation, say('no-operation-rolled'));

/** √ = i makes √ no operation. [XIII-D-11-comment-f] */
function isOperation(face: Face, { force }: Rolled): boolean {
  return isOperationFace(face) && !(face === 'r' && force.imaginary !== null);
}

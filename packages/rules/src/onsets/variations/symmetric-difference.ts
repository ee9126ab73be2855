import { tokenize } from '../text/tokens.ts';
import { needs } from '../shake/effect.ts';
import type { Asked, PickReason, Variation } from '../shake/variation.ts';
import { say } from '../../said/said.ts';

export const symmetricDifference: Variation<'symmetric-difference'> = {
  blank: null,
  details: {},
  isBarred: null,
  excludes: (other) => other.id === 'wild-cube' && other.cube === '-',
  against,
};

const minusWasRolled = needs((cube) => cube === '-', say('none-rolled', { signs: ['−'] }));

function against(asked: Asked<'symmetric-difference'>): readonly PickReason[] {
  const double = asked.force['double-set'];
  // In some books it also reaches into a Double Set that was named before.
  if (double?.minus === 'symmetric-if-in-force' && hasMinus(double.set)) return [];
  return minusWasRolled(asked);
}

function hasMinus(set: string): boolean {
  return tokenize(set).some((token) => token.kind === 'symbol' && token.symbol === '-');
}

import { COUNT, choice } from '../../rulebooks/house/kinds.ts';
import { interpretations } from '../judge/interpretations.ts';
import { setOf } from '../text/cards.ts';
import { parseSetName } from '../text/parse.ts';
import { makeSetName } from '../text/print.ts';
import { tokenize } from '../text/tokens.ts';
import { nothing } from '../shake/effect.ts';
import type { Asked, EntryOf, PickOf, PickReason, Variation } from '../shake/variation.ts';
import { say } from '../../said/said.ts';

export interface DoubleSet {
  readonly blank: 'set';
  readonly details: {
    readonly mostSymbols: number;
    /** What − means in the Double Set when Symmetric Difference is picked too. */
    readonly minus: 'symmetric-if-in-force' | 'as-called';
  };
}

export const doubleSet: Variation<'double-set'> = {
  blank: 'set',
  details: { mostSymbols: COUNT, minus: choice('symmetric-if-in-force', 'as-called') },
  isBarred,
  excludes: nothing,
  against,
};

function isBarred({ set }: PickOf<'double-set'>, { mostSymbols }: EntryOf<'double-set'>): boolean {
  return symbolCount(set) > mostSymbols;
}

/** How many symbols a Set-Name has, not counting grouping symbols. */
function symbolCount(set: string): number {
  return tokenize(set).filter((token) => token.kind === 'symbol').length;
}

function against({ position, force, pick, entry }: Asked<'double-set'>): readonly PickReason[] {
  const { rule } = entry;
  const set = parseSetName(pick.set);
  if (!set.ok)
    return [
      {
        code: 'set-undefined',
        rule,
        message: say('names-no-set', { set: pick.set, what: set.error.message }),
      },
    ];
  const named = makeSetName(set.value, 'unicode');
  if (isBarred(pick, entry)) {
    const symbols = symbolCount(pick.set);
    const message = say('set-too-long', { set: named, symbols, most: entry.mostSymbols });
    return [{ code: 'set-too-long', rule, message }];
  }
  const scope = setOf(position.universe);
  const [cards] = interpretations(set.value, { scope, minus: force.minus });
  if (cards === 0) return [{ code: 'set-empty', rule, message: say('set-is-empty', { set: named }) }];
  if (cards !== scope) return [];
  return [{ code: 'set-is-universe', rule, message: say('set-is-universe', { set: named }) }];
}

import type { After } from './game.ts';
import type { Proceedings } from './proceedings.ts';
import type { Seat } from './seat.ts';
import type { Occasion } from './state.ts';

/** VII-A: who must write, who may, and who may not. */
export function dutiesOf(
  proceedings: Proceedings,
  occasion: Occasion,
): readonly (readonly [Seat, 'must' | 'may'])[] {
  switch (occasion.kind) {
    case 'forceout':
    case 'stop':
      return proceedings.playing().map((seat) => [seat, 'must']);
    case 'no-goal':
      return [[occasion.challenger, 'must'], ...mayWrite(occasion.third)];
    case 'challenge': {
      const writers = occasion.claim === 'now' ? occasion.challengers : [occasion.mover];
      return [...writers.map((seat) => [seat, 'must'] as const), ...mayWrite(occasion.third)];
    }
  }
}

function mayWrite(third: Seat | null): readonly (readonly [Seat, 'may'])[] {
  return third === null ? [] : [[third, 'may']];
}

/** What of Resources a Solution may use on this occasion. */
export function afterOf(occasion: Occasion): After {
  return occasion.kind === 'challenge' ? occasion.claim : occasion.kind;
}

export function sideWrites(occasion: Occasion, side: Seat): boolean {
  if (occasion.kind !== 'challenge') return false;
  return occasion.claim === 'now' ? occasion.challengers.includes(side) : occasion.mover === side;
}

import type { After } from '../game/game.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Seat } from './seat.ts';
import type { Occasion, Paper } from './state.ts';

/** VII-A: who must write or may. */
export function writersOf(proceedings: Proceedings, occasion: Occasion): readonly Seat[] {
  switch (occasion.kind) {
    case 'forceout':
    case 'stop':
      return proceedings.playing();
    case 'no-goal':
      return [...disputersOf(occasion), ...thirdOf(occasion)];
    case 'challenge':
      return [...mustWrite(occasion), ...thirdOf(occasion)];
  }
}

function thirdOf({ third }: { readonly third: Seat | null }): readonly Seat[] {
  return third === null ? [] : [third];
}

/** III-D-2: who challenges "no Goal"; two where the book makes both who lifted the block at once Challengers. */
export function disputersOf({ challenger, also }: Occasion & { readonly kind: 'no-goal' }): readonly Seat[] {
  return also === undefined ? [challenger] : [challenger, also];
}

function mustWrite(occasion: Occasion & { readonly kind: 'challenge' }): readonly Seat[] {
  return occasion.claim === 'now' ? occasion.challengers : [occasion.mover];
}

/** VII-A-3, X-A-1: whoever the occasion makes a writer, and whoever has said that they present. */
export function dutyOf(occasion: Occasion, { seat, says }: Pick<Paper, 'seat' | 'says'>): 'must' | 'may' {
  switch (occasion.kind) {
    case 'forceout':
    case 'stop':
      return 'must';
    case 'no-goal':
      return disputersOf(occasion).includes(seat) ? 'must' : 'may';
    case 'challenge':
      return says === 'presents' || sideWrites(occasion, seat) ? 'must' : 'may';
  }
}

/** What of Resources a Solution may use on this occasion. */
export function afterOf(occasion: Occasion): After {
  return occasion.kind === 'challenge' ? occasion.claim : occasion.kind;
}

export function sideWrites(occasion: Occasion, side: Seat): boolean {
  return occasion.kind === 'challenge' && mustWrite(occasion).includes(side);
}

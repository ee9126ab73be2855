import type { Seat } from '@forceout/rules/match';
import type { Field } from './field.ts';

export function readNumber(field: Field): number {
  const { value } = field;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return field.fail(field.missing ? 'missing' : 'a number is expected');
}

/** A seat by the name of who sits there. */
export function readPlayer(field: Field, players: readonly string[]): Seat {
  const name = field.text(60);
  const seat = players.indexOf(name);
  return seat < 0 ? field.fail(`"${name}" does not play`) : seat;
}

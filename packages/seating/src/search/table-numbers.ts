import { tableSizes } from '../request.ts';
import type { SeatRequest } from '../request.ts';

/** The numbers that tables may get: those promised and in use, in rising order, then new ones. */
export function tableNumbers({ players, at, current, reserved }: SeatRequest): readonly number[] {
  const { tables } = tableSizes(players.length);
  const blocked = new Set(reserved);
  const used = (current ?? []).map(({ table }) => table).filter((number) => !blocked.has(number));
  const known = [...new Set([...at.values(), ...used])].sort((a, b) => a - b);
  const taken = new Set([...known, ...reserved]);
  let next = (current ?? []).reduce((most, { table }) => Math.max(most, table), 0) + 1;
  for (; known.length < tables; next++) if (!taken.has(next)) known.push(next);
  return known;
}

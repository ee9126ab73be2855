import { ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { z } from 'zod';
import { problem } from '../people/problem.ts';
import type { Problem } from '../people/problem.ts';
import type { Call } from './route.ts';
import { Id } from './schemas.ts';

/** Besides these, a list for each kind of thing that is stored, on the first page. */
export const DataPage = z.looseObject({
  moves: z.array(z.record(z.string(), z.unknown())),
  next: z.string().nullable(),
});

/** A page of all that is stored about one person. */
export async function dataPage(
  { house, reading, query }: Call<unknown>,
  person: string,
): Promise<Result<z.input<typeof DataPage>, Problem>> {
  const after = query('after');
  if (after !== null && !Id.safeParse(after).success)
    return problem(400, 'malformed', 'after: no such page.');
  const { moves, next } = await reading.moves(person, after ?? '');
  const data = after === null ? await house.storage.people.dataOf(person) : {};
  const rows = Object.entries(data).map(([name, list]) => [name, [...list]] as const);
  return ok({ ...Object.fromEntries(rows), moves: moves.map((move) => ({ ...move })), next });
}

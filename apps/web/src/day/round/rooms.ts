import type { Tournament } from '@forceout/tournament';

/** The room in which a table stands, if the hall has rooms. */
export function roomOfTable({ things }: Tournament, number: number): string | null {
  for (const { name, tables } of things.room.values()) {
    const [from = 0, to = from] = tables.split('-').map(Number);
    if (from <= number && number <= to) return name;
  }
  return null;
}

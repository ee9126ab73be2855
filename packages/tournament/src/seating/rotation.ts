import { rotation } from '@forceout/seating';

const PLANNED_PEOPLE = 9;
const PLANNED_ROUNDS = 4;

/** Nine people meet all the others in four rounds; null where no plan is known and the seating engine must do it. */
export function plannedTables(
  people: readonly string[],
  round: number,
): readonly (readonly string[])[] | null {
  if (people.length !== PLANNED_PEOPLE || round > PLANNED_ROUNDS) return null;
  const alone = people.map((id) => ({ id, school: null, players: [id] }));
  return rotation(alone, round)[round - 1]!;
}

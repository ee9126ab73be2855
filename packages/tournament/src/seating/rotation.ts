/** Nine people in four rounds of three tables: every two of them meet exactly once. */
const PLAN_OF_NINE: readonly (readonly (readonly number[])[])[] = [
  [
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ],
  [
    [1, 4, 7],
    [2, 5, 8],
    [3, 6, 9],
  ],
  [
    [1, 5, 9],
    [2, 6, 7],
    [3, 4, 8],
  ],
  [
    [1, 6, 8],
    [2, 4, 9],
    [3, 5, 7],
  ],
];

/** The tables of a round of the plan; null where no plan is known and the seating engine must do it. */
export function plannedTables(
  people: readonly string[],
  round: number,
): readonly (readonly string[])[] | null {
  const plan = people.length === 9 ? PLAN_OF_NINE[round - 1] : undefined;
  return plan?.map((table) => table.map((number) => people[number - 1]!)) ?? null;
}

import { faceOfCube, goalWorth, rulesOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, Face } from '@forceout/rules/equations';
import { EQUATIONS_CUBES } from '@forceout/rules/kit';

/** What the Goal may be worth while the wild cubes stand for this. */
export function goalValues(position: EquationsPosition, standsFor: Face | null): readonly string[] {
  const { goal, variations } = position;
  const wild = rulesOf(position).force.wild?.cube;
  if (goal === null) return [];
  if (wild === undefined || standsFor === null) return goalWorth(rulesOf(position), goal).values;
  const plain = { ...position, variations: variations.filter(({ id }) => id !== 'wild') };
  const text = goal.text.replaceAll(wild, standsFor);
  const worth = (cubes: readonly Cube[] | null): readonly string[] =>
    goalWorth(rulesOf(plain), { text, cubes }).values;
  const isKnown = goal.cubes !== null || rulesOf(position).force.exponent === null;
  const ways = isKnown ? [goal.cubes] : waysToLie(goal.text);
  return ways.flatMap((cubes) =>
    worth(cubes?.map((cube) => cube.replace(`:${wild}`, `:${standsFor}`) as Cube) ?? null),
  );
}

/** Cubes of the kit that may show these symbols: a wild cube keeps its colour, whatever it stands for. */
function waysToLie(text: string): readonly (readonly Cube[])[] {
  const cubes = [...new Set(EQUATIONS_CUBES.flatMap(({ faces }) => faces))] as readonly Cube[];
  let ways: readonly (readonly Cube[])[] = [[]];
  for (const symbol of text.replaceAll(' ', ''))
    ways = ways.flatMap((way) =>
      cubes.filter((cube) => faceOfCube(cube) === symbol).map((cube) => [...way, cube]),
    );
  return ways;
}

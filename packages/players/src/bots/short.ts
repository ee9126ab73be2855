import type { Moment, Written } from '@forceout/rules/match';
import type { Analyst } from './analyst.ts';

/** Cubes of a short Solution: two things and what joins them. */
const SHORT = 3;
const SIGNS = ['U', 'n', '-', '+', 'x', '/', '^', 'r'];

/** A Solution of two or three cubes, looked for in the plainest way: every two things with every sign between. */
export function shortSolution(analyst: Analyst, moment: Moment): readonly Written[] | null {
  const { mat, universe, goal } = moment;
  if (goal === null || mat.required.length > SHORT) return null;
  const faces = (cubes: readonly string[]): readonly string[] => [
    ...new Set(cubes.map((cube) => cube.slice(cube.indexOf(':') + 1))),
  ];
  const all = faces([...mat.required, ...mat.permitted, ...mat.resources]);
  const inCards = universe.length > 0;
  const things = all.filter((face) => (inCards ? /^[BRGYV^]$/ : /^\d$/).test(face));
  const signs = all.filter((face) => SIGNS.includes(face) && !(inCards && face === '^'));
  const required = faces(mat.required);
  const texts = things.flatMap((one) => [
    ...(inCards && all.includes("'") ? [`${one}'`] : []),
    ...(!inCards && all.includes('r') ? [`r${one}`] : []),
    ...signs.flatMap((sign) =>
      things.map((other) => (inCards ? `${one} ${sign} ${other}` : `${one}${sign}${other}`)),
    ),
  ]);
  for (const text of texts) {
    if (!required.every((face) => text.includes(face))) continue;
    const written = inCards
      ? [{ setName: text, restrictions: [], wild: [], blank: null, goalLayout: null }]
      : [{ solution: text, goal, wild: [], goalLayout: null }];
    if (analyst.faults(moment, written).length === 0) return written;
  }
  return null;
}

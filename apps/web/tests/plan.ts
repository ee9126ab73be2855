/** What three people who know the answer play for: the dice are real, so the plan is made when they lie there. */
import { judgeRequest } from '@forceout/formats';
import { positionOf, solveRequest } from '@forceout/players';
import { bookOf } from '@forceout/rules';
import type { After, MatchView } from '@forceout/rules/match';

export type Json = Readonly<Record<string, unknown>>;
type Shake = NonNullable<MatchView['shake']>;

/** A Goal of one cube, and what will be written for it. */
export interface Plan {
  readonly goal: string;
  /** The cubes of what is written, in its order. */
  readonly cubes: readonly string[];
  readonly written: Json;
}

/** Something that can be read in two ways, only one of which reaches the Goal. */
export interface AmbiguousPlan extends Plan {
  readonly losing: Json;
}

const face = (cube: string): string => cube.slice(cube.indexOf(':') + 1);
const isOnSets = ({ settings }: MatchView): boolean => bookOf(settings)?.game === 'onsets';

/** Enough to find one, not so many that the players' time runs out. */
const MOST_TRIED = 3000;

/** The position of the writing to come, if `cubes` are then Permitted and the others still Resources. */
function positionThen(match: MatchView, goal: string, cubes: readonly string[], after: After): Json {
  const { universe, picks, mat } = match.shake!;
  const resources = [...mat.resources];
  for (const cube of [goal, ...cubes]) resources.splice(resources.indexOf(cube), 1);
  const then: Shake['mat'] = { ...mat, goal: [goal], permitted: [...mat.permitted, ...cubes], resources };
  const variations = picks.map(({ pick }) => pick);
  return positionOf(match.settings, { universe, variations, goal: face(goal), mat: then, after });
}

/** Every `a + b − c` of the cubes that were rolled, each kind of it once. */
function* lines(match: MatchView, goal: string): Generator<readonly string[]> {
  const [operand, operation] = isOnSets(match) ? [/^[BRGY]$/, /^[Un-]$/] : [/^[1-9]$/, /^[-+x/]$/];
  const { resources } = match.shake!.mat;
  const seen = new Set<string>();
  function* grow(line: readonly string[], left: readonly string[]): Generator<readonly string[]> {
    if (line.length === 5) return yield line;
    const wanted = line.length % 2 === 0 ? operand : operation;
    const kinds = new Set<string>();
    for (const [index, cube] of left.entries()) {
      if (!wanted.test(face(cube)) || kinds.has(face(cube))) continue;
      kinds.add(face(cube));
      yield* grow([...line, cube], left.toSpliced(index, 1));
    }
  }
  for (const line of grow([], resources.toSpliced(resources.indexOf(goal), 1))) {
    const text = line.map(face).join('');
    if (!seen.has(text)) yield line;
    seen.add(text);
  }
}

/** The digits that were rolled, each a Goal of one cube. */
export function goalsOf(match: MatchView): readonly string[] {
  return [...new Set(match.shake!.mat.resources.filter((cube) => /^[1-9]$/.test(face(cube))))];
}

/** Five cubes in a row without brackets: four of them are moved, the fifth comes from Resources after a Now. */
export function planAmbiguous(match: MatchView): AmbiguousPlan | null {
  let tried = 0;
  for (const goal of goalsOf(match))
    for (const cubes of lines(match, goal)) {
      if (++tried > MOST_TRIED) return null;
      const text = cubes.map(face).join('');
      const written = isOnSets(match) ? { setName: text } : { solution: text, goal: face(goal) };
      const position = positionThen(match, goal, cubes.slice(0, 4), 'now');
      const judged = judgeRequest({ position, written: [written] });
      if (!judged.ok || judged.value.reasons.some(({ code }) => code !== 'ambiguous')) continue;
      const losing = judged.value.reasons[0]?.interpretation;
      if (losing !== undefined) return { goal, cubes, written, losing: losing as Json };
    }
  return null;
}

/** The same with the brackets that make it right. */
export function grouped({ cubes, written, losing }: AmbiguousPlan): Json {
  const [a, f, b, g, c] = cubes.map(face);
  const key = written['setName'] === undefined ? 'solution' : 'setName';
  const [left, right] = [`(${a}${f}${b})${g}${c}`, `${a}${f}(${b}${g}${c})`];
  return { ...written, [key]: String(losing[key]).replaceAll(' ', '') === left ? right : left };
}

/** One line in a field says it all: no Restrictions, no wild cubes, no brackets. */
function isPlain(one: unknown): one is Json {
  return (
    typeof one === 'object' &&
    one !== null &&
    Object.keys(one).every((key) => ['setName', 'solution', 'goal'].includes(key))
  );
}

/** What can be written for the Goal on the table, as a position of `after` has it. */
export function solutionNow(match: MatchView, after: After): Json | null {
  const { universe, picks, goal, mat } = match.shake!;
  const variations = picks.map(({ pick }) => pick);
  return solution(positionOf(match.settings, { universe, variations, goal, mat, after }));
}

function solution(position: Json): Json | null {
  const found = solveRequest({ position }, { limit: 6000, all: 8 });
  if (!found.ok) throw new Error(found.error);
  return found.value.written.find(isPlain) ?? null;
}

/** A Goal for which something can be written with all that was rolled. */
export function planSolvable(match: MatchView): Pick<Plan, 'goal' | 'written'> | null {
  for (const goal of goalsOf(match)) {
    const written = solution(positionThen(match, goal, [], 'impossible'));
    if (written !== null) return { goal, written };
  }
  return null;
}

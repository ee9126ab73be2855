import { judgeEquation } from '@forceout/rules/equations';
import type { EquationsPosition, LaidGoal, WrittenEquation } from '@forceout/rules/equations';
import type { WildMeaningOf } from './kinds.ts';
import { makeTree } from './tree.ts';
import type { Tree } from './tree.ts';

/** What a writer puts on paper beside the Solution. */
export interface Heading {
  readonly goal: string;
  readonly wild: WildMeaningOf | null;
  readonly goalLayout: LaidGoal | null;
}

/** The Equation with no more grouping symbols than it needs; null if the judge does not accept it at all. */
export function writeDown(position: EquationsPosition, tree: Tree, heading: Heading): WrittenEquation | null {
  const { goal, wild, goalLayout } = heading;
  const isWild = wild !== null && wild.face !== wild.standsFor;
  const full = (solution: string): WrittenEquation => ({
    solution,
    goal,
    wild: isWild ? [{ face: wild.face, standsFor: [wild.standsFor] }] : [],
    goalLayout,
  });
  for (const wary of [false, true]) {
    const written = full(makeTree(tree, wary));
    if (isRight(position, written)) return silent(position, ungrouped(position, written));
  }
  return null;
}

export function isRight(position: EquationsPosition, written: WrittenEquation): boolean {
  return judgeEquation(position, [written]).verdict === 'correct';
}

/** What wild cubes stand for need not be said if none is used. */
function silent(position: EquationsPosition, written: WrittenEquation): WrittenEquation {
  if (written.wild.length === 0) return written;
  const without = { ...written, wild: [] };
  return isRight(position, without) ? without : written;
}

/** Takes away pair after pair of grouping symbols while the judge still accepts it. */
function ungrouped(position: EquationsPosition, written: WrittenEquation): WrittenEquation {
  let best = written;
  for (let open = 0; open < best.solution.length;) {
    const text = best.solution;
    const close = text[open] === '(' ? closing(text, open) : -1;
    // Which root is meant is said in grouping symbols of its own.
    if (close >= 0 && !namesRoot(text.slice(open + 1, close))) {
      const solution = text.slice(0, open) + text.slice(open + 1, close) + text.slice(close + 1);
      const shorter = { ...best, solution };
      if (isRight(position, shorter)) {
        best = shorter;
        continue;
      }
    }
    open++;
  }
  return best;
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at;
  }
  return -1;
}

/** Whether a := stands in this text outside all grouping symbols of it. */
function namesRoot(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')') depth--;
    if (depth === 0 && text.startsWith(':=', at)) return true;
  }
  return false;
}

import { makeCubes, readCubes } from './cube-words.ts';
import { plain } from './split.ts';

/**
 * What a player wrote, on one line. On-Sets: `R = B, G C Y: R n B where B=U blank BG goal 3 2`; Equations:
 * `(6x6)+1 = 37 where 0=5 goal 43 of g4 r3`. Two Solutions have ` & ` between them. What does not fit is JSON.
 */
type Json = Readonly<Record<string, unknown>>;
export type Game = 'onsets' | 'equations';

export function makeSolutions(written: readonly Json[], game: Game): string {
  const text = written.map((one) => makeSolution(one, game)).join(' & ');
  const again = text.includes('"') ? null : readSolutions(text, game);
  return JSON.stringify(again) === JSON.stringify(written) ? text : JSON.stringify(written);
}

export function readSolutions(text: string, game: Game): readonly unknown[] {
  const trimmed = text.trim();
  if (trimmed.startsWith('[{')) {
    try {
      return JSON.parse(trimmed) as readonly unknown[];
    } catch {
      // It is some Solution in brackets, then.
    }
  }
  return trimmed.split(/\s+&\s+/u).map((one) => readSolution(one, game));
}

function makeSolution(written: Json, game: Game): string {
  const { wild, blank, goalLayout } = written;
  const meanings = Object.entries((wild ?? {}) as Json).map(([face, stands]) => `${face}=${plain(stands)}`);
  const layout = typeof goalLayout === 'string' ? goalLayout : makeGoal(goalLayout);
  return [
    game === 'onsets' ? onsetsText(written) : equationsText(written),
    ...(meanings.length === 0 ? [] : [`where ${meanings.join(', ')}`]),
    ...(blank === undefined ? [] : [`blank ${plain(blank)}`]),
    ...(layout === null ? [] : [`goal ${layout}`]),
  ].join(' ');
}

function onsetsText({ restrictions, setName }: Json): string {
  const before = (restrictions ?? []) as readonly string[];
  return before.length === 0 ? plain(setName) : `${before.join(', ')}: ${plain(setName)}`;
}

function equationsText({ solution, goal }: Json): string {
  return goal === undefined ? plain(solution) : `${plain(solution)} = ${plain(goal)}`;
}

/** A Goal as it lies: its text, and behind `of` its cubes where their colours are told. */
export function makeGoal(goal: unknown): string | null {
  if (typeof goal === 'string') return goal;
  if (typeof goal !== 'object' || goal === null) return null;
  const { text, cubes } = goal as { readonly text: string; readonly cubes: readonly string[] };
  return `${text} of ${makeCubes(cubes)}`;
}

export function readGoal(text: string): unknown {
  const [, before, cubes] = /^(.*?)\s+of\s+(.*)$/su.exec(text) ?? [];
  return before === undefined || cubes === undefined ? text : { text: before, cubes: readCubes(cubes) };
}

function readSolution(text: string, game: Game): Json {
  const [main = '', ...rest] = text.split(/\s+(where|blank|goal)\s+/u);
  const said = new Map<string, string>();
  for (let index = 0; index + 1 < rest.length; index += 2) said.set(rest[index]!, rest[index + 1]!);
  const [where, blank, goal] = [said.get('where'), said.get('blank'), said.get('goal')];
  return {
    ...(game === 'onsets' ? readOnSets(main) : readEquations(main)),
    ...(where === undefined ? {} : { wild: readMeanings(where) }),
    ...(blank === undefined ? {} : { blank }),
    ...(goal === undefined ? {} : { goalLayout: readGoal(goal) }),
  };
}

function readOnSets(text: string): Json {
  const [, before, setName] = /^(.*?):\s+(.*)$/su.exec(text) ?? [];
  if (before === undefined) return { setName: text };
  return { restrictions: before.split(/,\s+/u), setName };
}

/** The sign of equality that stands alone; `:=` names a root. */
function readEquations(text: string): Json {
  const [, solution, goal] = /^(.*)\s=\s(.*)$/su.exec(text) ?? [];
  return solution === undefined ? { solution: text } : { solution, goal };
}

function readMeanings(text: string): Json {
  const pairs = text.split(/,\s+/u).map((one): [string, string] => [one.slice(0, 1), one.slice(2)]);
  return Object.fromEntries(pairs);
}

import { isDigit, judge, rulesOf } from '@forceout/rules/onsets';
import type { Cube, CubeSymbol, OnSetsPosition, WrittenSolution } from '@forceout/rules/onsets';
import { restrictionsFrom, setNamesFrom, symbolsOf } from './reference-texts.ts';
import type { Text } from './reference-texts.ts';

/** What trying texts one after the other comes to. */
export interface ReferenceAnswer {
  /** What a player could write, the shortest that was met. */
  readonly written: readonly WrittenSolution[] | null;
  readonly length: number;
  /** Every right text that was met; with Two Solutions each of them is one of a possible pair. */
  readonly right: readonly WrittenSolution[];
  readonly tried: number;
  /** Every text there is was tried; otherwise as many as were asked for, spread over all of them. */
  readonly exhaustive: boolean;
}

export interface ReferenceLimits {
  readonly tries: number;
  /** Only texts that show fewer cubes are of interest. */
  readonly shorterThan: number;
}

/**
 * The slow way: write every text that the usable cubes can make, in every reading of wild cubes, blank card and
 * Goal, and ask the judge about each. For small positions; knows nothing of sets, usage or Goals.
 */
export function referenceSolve(
  position: OnSetsPosition,
  { tries, shorterThan }: ReferenceLimits,
): ReferenceAnswer {
  const rules = rulesOf(position);
  const usable = [
    ...position.required,
    ...position.permitted,
    ...(position.after === 'forceout' ? [] : position.resources),
  ].filter((cube) => !isDigit(cube));
  const two = rules.force['two-solutions'] !== null;
  const repeats = rules.force['multiple-operations'] !== null;
  const blanks =
    rules.force['blank-card-wild'] === null ? [null] : Array.from({ length: 16 }, (_, card) => card);
  const layouts = position.after === 'no-goal' ? layoutsFrom(position) : [null];
  const right: { readonly written: WrittenSolution; readonly length: number }[] = [];
  let tried = 0;
  let exhaustive = true;

  const readings = wildReadings(rules.faces, usable);
  for (const standsFor of readings) {
    const cubes = usable.map((cube) => symbolsOf(cube, standsFor, rules));
    // A repeated sign needs no cube of its own, so only the other cubes are told apart.
    const told = repeats
      ? [...cubes.filter((symbols) => !/[Un'-]/.test(symbols[0]!)), ...signsOnce(cubes)]
      : cubes;
    if (told.length > 7) return { written: null, length: Infinity, right: [], tried: 0, exhaustive: false };
    const names = setNamesFrom(told, repeats);
    const whole = [...names.values()].flat();
    const doubled = repeats
      ? whole.flatMap(({ text, length }) => [
          { text, length },
          { text: `${text}''`, length: length + 2 },
        ])
      : whole;
    const parts: (Text | null)[] = [null];
    if (rules.force.restrictionsPlayed) {
      const found = restrictionsFrom(told, names, 5_000);
      for (const part of found.parts) parts.push(part);
      if (!found.complete) exhaustive = false;
    }
    const choices = doubled.length * parts.length * blanks.length * layouts.length;
    const share = Math.ceil(tries / readings.length);
    // Spread over all choices by a step that has no common factor with most of them.
    const step = choices <= share ? 1 : Math.floor(choices / share) | 1;
    if (step > 1) exhaustive = false;
    for (let choice = 0; choice < choices; choice += step) {
      let rest = choice;
      const setName = doubled[rest % doubled.length]!;
      rest = Math.floor(rest / doubled.length);
      const part = parts[rest % parts.length]!;
      rest = Math.floor(rest / parts.length);
      const length = setName.length + (part?.length ?? 0);
      if (length >= shorterThan) continue;
      const written: WrittenSolution = {
        setName: setName.text,
        restrictions: part === null ? [] : [part.text],
        wild: [...standsFor].map(([face, meaning]) => ({ face, standsFor: [meaning] })),
        blank: blanks[rest % blanks.length]!,
        goalLayout: layouts[Math.floor(rest / blanks.length)]!,
      };
      tried++;
      if (judge(position, [written]).reasons.every(({ code }) => two && code === 'not-two-solutions'))
        right.push({ written, length });
    }
  }
  return { ...best(position, right, two), right: right.map(({ written }) => written), tried, exhaustive };
}

function best(
  position: OnSetsPosition,
  right: readonly { readonly written: WrittenSolution; readonly length: number }[],
  two: boolean,
): Pick<ReferenceAnswer, 'written' | 'length'> {
  const none = { written: null, length: Infinity };
  const byLength = right.toSorted((a, b) => a.length - b.length).slice(0, 200);
  if (!two)
    return byLength[0] === undefined ? none : { written: [byLength[0].written], length: byLength[0].length };
  let found: Pick<ReferenceAnswer, 'written' | 'length'> = none;
  for (const first of byLength) {
    for (const second of byLength) {
      if (first.length + second.length >= found.length) break;
      const written = [first.written, second.written];
      if (judge(position, written).verdict === 'correct')
        found = { written, length: first.length + second.length };
    }
  }
  return found;
}

function signsOnce(cubes: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return [...new Set(cubes.filter((symbols) => /[Un'-]/.test(symbols[0]!)).flat())].map((sign) => [sign]);
}

export function wildReadings(
  faces: readonly { readonly face: CubeSymbol; readonly mayStandFor: readonly CubeSymbol[] }[],
  usable: readonly Cube[],
): readonly ReadonlyMap<Cube, CubeSymbol>[] {
  let readings: readonly ReadonlyMap<Cube, CubeSymbol>[] = [new Map()];
  for (const { face, mayStandFor } of faces) {
    if (!usable.includes(face)) continue;
    readings = readings.flatMap((reading) =>
      mayStandFor.map((meaning) => new Map([...reading, [face, meaning]])),
    );
  }
  return readings;
}

/** Goals as they might be written, legal or not: the judge sorts them out. */
function layoutsFrom({ resources }: OnSetsPosition): readonly string[] {
  const digits = resources.filter(isDigit).flatMap((digit) => [digit, `~${digit}`]);
  const pairs = digits.flatMap((a) => digits.flatMap((b) => [`${a} ${b}`, `${a}/${b}`]));
  return [...new Set([...digits, ...pairs])];
}

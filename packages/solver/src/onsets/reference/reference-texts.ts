import { isBinaryOperation, isOperation, isRelation, isSetSymbol } from '@forceout/rules/onsets';
import type { Cube, CubeSymbol, ShakeRules } from '@forceout/rules/onsets';

/** A text and how many cubes it shows. */
export interface Text {
  readonly text: string;
  readonly length: number;
}

/** What the cubes may be written as: their meaning, and what is interchangeable with it. */
export function symbolsOf(
  cube: Cube,
  standsFor: ReadonlyMap<Cube, CubeSymbol>,
  { force }: ShakeRules,
): readonly string[] {
  const meaning = standsFor.get(cube) ?? cube;
  if ('Un'.includes(meaning) && force['union-intersection-interchangeable'] !== null) return ['U', 'n'];
  if ('V^'.includes(meaning) && force['universe-null-interchangeable'] !== null) return ['V', '^'];
  return [meaning];
}

/** Every fully grouped text from some of the cubes, by the cubes it uses: bit i of the key is cube i. */
export function setNamesFrom(
  cubes: readonly (readonly string[])[],
  repeats: boolean,
): ReadonlyMap<number, readonly Text[]> {
  const all = new Map<number, readonly Text[]>();
  const signs = new Set(cubes.flat().filter(isOperation));
  for (let mask = 1; mask < 1 << cubes.length; mask++) {
    const found = new Map<string, number>();
    const add = (text: string, length: number): void => {
      if (!found.has(text)) found.set(text, length);
    };
    const used = cubes.flatMap((_, index) => ((mask >> index) & 1 ? [index] : []));
    if (used.length === 1) for (const symbol of cubes[used[0]!]!) if (isSetSymbol(symbol)) add(symbol, 1);
    const binary = (rest: number, operation: string): void => {
      for (let left = (rest - 1) & rest; left > 0; left = (left - 1) & rest) {
        if (operation !== '-' && left < (rest ^ left)) continue;
        for (const a of all.get(left) ?? []) {
          for (const b of all.get(rest ^ left) ?? [])
            add(`(${a.text}${operation}${b.text})`, a.length + b.length + 1);
        }
      }
    };
    if (repeats) {
      for (const sign of signs) if (isBinaryOperation(sign)) binary(mask, sign);
      // One ′ for every part; a second on the whole text is added where it is used.
      if (signs.has("'")) for (const [text, length] of Array.from(found)) add(`${text}'`, length + 1);
    } else {
      for (const index of used) {
        const rest = mask ^ (1 << index);
        for (const symbol of cubes[index]!) {
          if (symbol === "'") for (const { text, length } of all.get(rest) ?? []) add(`${text}'`, length + 1);
          else if (isBinaryOperation(symbol)) binary(rest, symbol);
        }
      }
    }
    all.set(
      mask,
      [...found].map(([text, length]) => ({ text, length })),
    );
  }
  return all;
}

/** Every Restriction part: one Restriction or more, chains included. */
export function restrictionsFrom(
  cubes: readonly (readonly string[])[],
  names: ReadonlyMap<number, readonly Text[]>,
  most: number,
): { readonly parts: readonly Text[]; readonly complete: boolean } {
  const chains = new Map<number, readonly Text[]>();
  const parts = new Map<number, Text[]>();
  const full = (1 << cubes.length) - 1;
  // Beyond `most` the list is no longer complete; the caller then tries only a share of it anyway.
  let made = 0;
  for (let mask = 1; mask <= full && made < most; mask++) {
    const found = new Map<string, number>();
    for (let side = (mask - 1) & mask; side > 0; side = (side - 1) & mask) {
      const rest = mask ^ side;
      for (const [index, symbols] of cubes.entries()) {
        if (((rest >> index) & 1) === 0) continue;
        const before = rest ^ (1 << index);
        for (const relation of symbols) {
          if (!isRelation(relation)) continue;
          for (const a of [...(names.get(before) ?? []), ...(chains.get(before) ?? [])]) {
            if (made + found.size > most) break;
            for (const b of names.get(side) ?? [])
              found.set(`${a.text} ${relation} ${b.text}`, a.length + b.length + 1);
          }
        }
      }
    }
    const whole = [...found].map(([text, length]) => ({ text, length }));
    chains.set(mask, whole);
    const several = [...whole];
    for (let first = (mask - 1) & mask; first > 0; first = (first - 1) & mask) {
      for (const a of chains.get(first) ?? []) {
        if (made + several.length > most) break;
        for (const b of parts.get(mask ^ first) ?? [])
          several.push({ text: `${a.text}, ${b.text}`, length: a.length + b.length });
      }
    }
    parts.set(mask, several);
    made += several.length;
  }
  return { parts: [...parts.values()].flat(), complete: made <= most };
}

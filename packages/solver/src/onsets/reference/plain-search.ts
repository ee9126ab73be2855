import {
  goalWorth,
  isBinaryOperation,
  isDigit,
  isRelation,
  isSetSymbol,
  judge,
  rulesOf,
} from '@forceout/rules/onsets';
import type { Card, OnSetsPosition, WrittenSolution } from '@forceout/rules/onsets';
import { wildReadings } from './reference-solver.ts';
import { symbolsOf } from './reference-texts.ts';

export interface PlainAnswer {
  readonly answer: 'yes' | 'no' | 'unknown';
  readonly nodes: number;
}

/** A cube by what it may be written as; `again` where Multiple Operations lets one cube be written any number of times. */
interface Writable {
  readonly symbols: readonly string[];
  readonly again: boolean;
}

type Part = { readonly kind: 'set' | 'restriction'; readonly text: string };

/**
 * The plain way, for comparison in the bench: cube by cube, deepest first, sets are put on a pile and joined in every
 * grouping; every finished text is shown to the judge, alone and with every Restriction part, in every reading of wild
 * cubes and blank card. A first Solution is all it looks for, so not for Two Solutions or "No Goal". Gives up after
 * `most` nodes.
 */
export function plainSearch(position: OnSetsPosition, most: number): PlainAnswer {
  const rules = rulesOf(position);
  const { force, faces } = rules;
  if (!goalWorth(position, position.goal ?? '', force['absolute-value'] !== null).legal)
    return { answer: 'no', nodes: 0 };
  const fromResources = position.after === 'forceout' ? [] : position.resources;
  const usable = [...position.required, ...position.permitted, ...fromResources].filter(
    (cube) => !isDigit(cube),
  );
  const repeats = force['multiple-operations'] !== null;
  const blanks: readonly (Card | null)[] =
    force['blank-card-wild'] === null ? [null] : Array.from({ length: 16 }, (_, card) => card);
  let nodes = 0;

  /** Goes through everything that can be piled up from these cubes until `done` has had enough. */
  const pile = (
    parts: readonly Part[],
    left: readonly Writable[],
    done: (parts: readonly Part[]) => boolean,
  ): boolean => {
    if (++nodes > most) return false;
    if (parts.length > 0 && done(parts)) return true;
    const tried = new Set<string>();
    for (const [index, { symbols, again }] of left.entries()) {
      const rest = again ? left : left.toSpliced(index, 1);
      for (const symbol of symbols) {
        if (tried.has(symbol)) continue;
        tried.add(symbol);
        const next = withSymbol(parts, symbol, again);
        if (next !== null && pile(next, rest, done)) return true;
      }
    }
    return false;
  };

  for (const standsFor of wildReadings(faces, usable)) {
    const cubes = usable.map((cube): Writable => {
      const symbols = symbolsOf(cube, standsFor, rules);
      return { symbols, again: repeats && /[Un'-]/.test(symbols[0]!) };
    });
    const wild = [...standsFor].map(([face, meaning]) => ({ face, standsFor: [meaning] }));
    const isRight = (setName: string, restrictions: readonly string[]): boolean =>
      blanks.some((blank) => {
        const written: WrittenSolution = { setName, restrictions, wild, blank, goalLayout: null };
        return judge(position, [written]).verdict === 'correct';
      });
    const found = pile([], cubes, ([name, ...more]) => {
      if (more.length > 0 || name!.kind !== 'set') return false;
      if (isRight(name!.text, [])) return true;
      if (!force.restrictionsPlayed) return false;
      return pile([], cubes, (parts) => {
        if (parts.some(({ kind }) => kind === 'set')) return false;
        const restrictions = parts.map(({ text }) => text);
        return isRight(name!.text, restrictions);
      });
    });
    if (found) return { answer: 'yes', nodes };
    if (nodes > most) return { answer: 'unknown', nodes };
  }
  return { answer: 'no', nodes };
}

/** The pile with one more symbol: a set on top, or what is on top joined by a sign; null if it does not go there. */
function withSymbol(parts: readonly Part[], symbol: string, again: boolean): readonly Part[] | null {
  if (isSetSymbol(symbol)) return [...parts, { kind: 'set', text: symbol }];
  const top = parts.at(-1);
  if (top?.kind !== 'set') return null;
  // Where ′ may be written without end, twice on the same set is once too often.
  if (symbol === "'")
    return again && top.text.endsWith("''")
      ? null
      : [...parts.slice(0, -1), { kind: 'set', text: `${top.text}'` }];
  const below = parts.at(-2);
  if (below === undefined) return null;
  if (isBinaryOperation(symbol))
    return below.kind === 'set'
      ? [...parts.slice(0, -2), { kind: 'set', text: `(${below.text}${symbol}${top.text})` }]
      : null;
  return isRelation(symbol)
    ? [...parts.slice(0, -2), { kind: 'restriction', text: `${below.text} ${symbol} ${top.text}` }]
    : null;
}

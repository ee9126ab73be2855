import type { Value } from '@forceout/numbers/towers';
import { operate, operateOn } from './operate.ts';
import type { Operated } from './operate.ts';
import type { ShakeRules } from '../shake/shake-rules.ts';
import { integer } from '@forceout/numbers/towers';

/**
 * A slow and obvious reading of texts such as `4+x7!-(3-1)r8`, to hold against the engine: every tree over the
 * signs is listed, and those are kept in which each √, ×, ! and exponent has just its own numeral, unless a sign
 * before and a sign behind claim the same numeral. One-digit numerals only, no i. [VII-B-6]
 */
type Sign = '+' | '-' | 'x' | '/' | '^' | 'r' | '!';
type Item =
  | { readonly kind: 'number'; readonly values: readonly (Value | null)[] }
  | { readonly kind: 'sign'; readonly sign: Sign; readonly prefix: boolean };

interface Tree {
  readonly from: number;
  readonly to: number;
  /** Where its own sign stands; −1 for a numeral. */
  readonly sign: number;
  readonly parts: readonly Tree[];
}

/** The value of every legal grouping, null for what cannot be checked. */
export function referenceValues(rules: ShakeRules, text: string): readonly (Value | null)[] {
  const { items, end } = read(rules, text, 0);
  if (end !== text.length) throw new Error(`"${text}" is not for the reference`);
  return valuesOf(rules, items);
}

export function countTrees(rules: ShakeRules, text: string): number {
  const { items } = read(rules, text, 0);
  return trees(items, 0, items.length).filter((tree) => obeysDefaults(items, tree)).length;
}

function valuesOf(rules: ShakeRules, items: readonly Item[]): readonly (Value | null)[] {
  return trees(items, 0, items.length)
    .filter((tree) => obeysDefaults(items, tree))
    .flatMap((tree) => evaluate(rules, items, tree));
}

function read(rules: ShakeRules, text: string, start: number): { items: readonly Item[]; end: number } {
  const items: Item[] = [];
  let at = start;
  for (; at < text.length && text[at] !== ')'; at++) {
    const character = text[at]!;
    const before = items.at(-1);
    const afterNumber = before !== undefined && (before.kind === 'number' || before.sign === '!');
    if (/\d/.test(character)) items.push({ kind: 'number', values: [integer(Number(character))] });
    else if (character === '(') {
      const inner = read(rules, text, at + 1);
      items.push({ kind: 'number', values: valuesOf(rules, inner.items) });
      at = inner.end;
    } else items.push({ kind: 'sign', sign: character as Sign, prefix: !afterNumber });
  }
  return { items, end: at };
}

/** All trees over the items from and up to, whatever the defaults say. */
function trees(items: readonly Item[], from: number, to: number): readonly Tree[] {
  const first = items[from];
  if (first === undefined || from >= to) return [];
  const found: Tree[] = [];
  if (to - from === 1 && first.kind === 'number') found.push({ from, to, sign: -1, parts: [] });
  for (let sign = from; sign < to; sign++) {
    const item = items[sign]!;
    if (item.kind === 'number') continue;
    if (item.sign === '!') {
      if (sign === to - 1)
        for (const part of trees(items, from, sign)) found.push({ from, to, sign, parts: [part] });
    } else if (item.prefix) {
      if (sign === from)
        for (const part of trees(items, sign + 1, to)) found.push({ from, to, sign, parts: [part] });
    } else {
      for (const left of trees(items, from, sign)) {
        for (const right of trees(items, sign + 1, to)) found.push({ from, to, sign, parts: [left, right] });
      }
    }
  }
  return found;
}

function obeysDefaults(items: readonly Item[], tree: Tree): boolean {
  return ownDefault(items, tree) && tree.parts.every((part) => obeysDefaults(items, part));
}

function ownDefault(items: readonly Item[], { sign, parts }: Tree): boolean {
  const item = items[sign];
  if (item === undefined || item.kind === 'number') return true;
  const taken = parts.at(-1)!;
  if (item.sign === '!') {
    const numeral = lastNumber(items, sign);
    return isClaimedBefore(items, numeral) || taken.from === numeral;
  }
  if (item.sign !== 'r' && !item.prefix) return true;
  const numeral = items.findIndex((candidate, index) => index > sign && candidate.kind === 'number');
  return isClaimedBehind(items, numeral) || taken.to === numeral + 1;
}

function lastNumber(items: readonly Item[], before: number): number {
  let at = before - 1;
  while (items[at]!.kind !== 'number') at--;
  return at;
}

function isClaimedBefore(items: readonly Item[], numeral: number): boolean {
  const before = items[numeral - 1];
  return before !== undefined && before.kind === 'sign' && (before.prefix || before.sign === 'r');
}

function isClaimedBehind(items: readonly Item[], numeral: number): boolean {
  const behind = items[numeral + 1];
  return behind !== undefined && behind.kind === 'sign' && behind.sign === '!';
}

function evaluate(
  rules: ShakeRules,
  items: readonly Item[],
  { from, sign, parts }: Tree,
): readonly (Value | null)[] {
  const item = items[sign];
  if (item === undefined) return (items[from] as Item & { kind: 'number' }).values;
  const operation = (item as Item & { kind: 'sign' }).sign;
  const [first, second] = parts.map((part) => evaluate(rules, items, part));
  if (second === undefined) {
    const unary = operation as 'r' | 'x' | '!';
    return first!.flatMap((a) => (a === null ? [null] : results(operateOn(rules, unary, a))));
  }
  const binary = operation as Exclude<Sign, '!'>;
  return first!.flatMap((a) =>
    second.flatMap((b) => (a === null || b === null ? [null] : results(operate(rules, binary, a, b)))),
  );
}

function results(operated: Operated): readonly (Value | null)[] {
  return operated.kind === 'values' ? operated.values : operated.kind === 'illegal' ? [] : [null];
}

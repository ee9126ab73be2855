import type { Draft } from './random-written.ts';
import { anyOf, between, chance, oneOf } from './random-source.ts';
import type { Random } from './random-source.ts';
import { CUBES, SYMBOLS } from '../text/symbols.ts';
import type { WrittenSolution } from '../text/written.ts';

// Part of the generator of positions and Solutions (random-solutions.ts): mistakes that writers make.

type Mutation = (random: Random, written: WrittenSolution) => WrittenSolution;

/** One mistake, or something odd that is no mistake. */
export function mutated(random: Random, written: WrittenSolution): WrittenSolution {
  return oneOf(random, MUTATIONS)(random, written);
}

const MUTATIONS: readonly Mutation[] = [
  inText(withoutPair),
  inText(withoutPair),
  inText(withoutAnyPair),
  inText(withOtherSymbol),
  inText(withOtherSymbol),
  inText(withExtraOperand),
  inText(withNonsense),
  inText(withRedundantPair),
  (random, written) => ({
    ...written,
    setName: `${written.setName} = ${oneOf(random, ['3', 'Goal', 'goal', '2 1', '12'])}`,
  }),
  (random, written) => ({
    ...written,
    setName: withReplaced(random, written.setName, /[UnN∪∩−–-]/gu, oneOf(random, ['=', 'C', '⊆'])),
  }),
  (random, written) => ({ ...written, setName: oneOf(random, SYMBOLS) }),
  (_, written) => ({ ...written, restrictions: [] }),
  (random, written) => ({
    ...written,
    restrictions: [
      ...written.restrictions,
      oneOf(random, ['R = B', 'G C Y', 'B', 'R U G', 'V = V', 'Y C ^ C R']),
    ],
  }),
  inRestriction((_, text) => `(${text})`),
  inRestriction((_, text) => `[(${text})]`),
  inRestriction((_, text) => `(${text})'`),
  inRestriction((random, text) => `${text} ${oneOf(random, ['=', 'C'])} ${oneOf(random, ['B', '(R)', 'V'])}`),
  inRestriction((random, text) => `(${text}) ${oneOf(random, ['=', 'C', 'U'])} G`),
  inRestriction((random, text) => `${oneOf(random, ['G', 'V'])} ${oneOf(random, ['=', 'C', 'n'])} {${text}}`),
  (_, written) => ({ ...written, wild: [] }),
  (random, written) => ({
    ...written,
    wild: [
      ...written.wild,
      { face: oneOf(random, SYMBOLS), standsFor: [oneOf(random, chance(random, 0.1) ? CUBES : SYMBOLS)] },
    ],
  }),
  (random, written) => ({
    ...written,
    wild: written.wild.map(({ face, standsFor }) => ({
      face,
      standsFor: [...standsFor, oneOf(random, SYMBOLS)],
    })),
  }),
  (random, written) => ({
    ...written,
    wild: written.wild.map(({ face }) => ({ face, standsFor: [oneOf(random, SYMBOLS)] })),
  }),
  (random, written) => ({ ...written, blank: between(random, 0, 15) }),
];

function inText(change: (random: Random, text: string) => string): Mutation {
  return (random, written) =>
    written.restrictions.length > 0 && chance(random, 0.4)
      ? inRestriction(change)(random, written)
      : { ...written, setName: change(random, written.setName) };
}

function inRestriction(change: (random: Random, text: string) => string): Mutation {
  return (random, written) => {
    const chosen = between(random, 0, written.restrictions.length - 1);
    const restrictions = written.restrictions.map((text, index) =>
      index === chosen ? change(random, text) : text,
    );
    return { ...written, restrictions };
  };
}

function withoutPair(random: Random, text: string): string {
  const opens = [...text.matchAll(/[([{]/gu)].map(({ index }) => index);
  const open = anyOf(random, opens);
  if (open === undefined) return text;
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if ('([{'.includes(text[at]!)) depth += 1;
    if (')]}'.includes(text[at]!)) depth -= 1;
    if (depth === 0) return text.slice(0, open) + text.slice(open + 1, at) + text.slice(at + 1);
  }
  return text;
}

function withoutAnyPair(_: Random, text: string): string {
  return text.replaceAll(/[()[\]{}]/gu, '');
}

function withReplaced(random: Random, text: string, what: RegExp, by: string): string {
  const place = anyOf(
    random,
    [...text.matchAll(what)].map(({ index }) => index),
  );
  return place === undefined ? text : text.slice(0, place) + by + text.slice(place + 1);
}

/** A set for a set or an operation for an operation, so that the text keeps a meaning. */
function withOtherSymbol(random: Random, text: string): string {
  return chance(random, 0.5)
    ? withReplaced(random, text, /[BRGYV^]/gu, oneOf(random, ['B', 'R', 'G', 'Y', 'V', '^']))
    : withReplaced(random, text, /[UnN∪∩−–-]/gu, oneOf(random, ['U', 'n', '-']));
}

function withExtraOperand(random: Random, text: string): string {
  const extra = `${oneOf(random, ['U', 'n', '-', '∩'])} ${oneOf(random, ['B', 'R', 'G', 'Y', 'V', '^', "R'"])}`;
  return chance(random, 0.5) ? `(${text}) ${extra}` : `${text} ${extra}`;
}

function withNonsense(random: Random, text: string): string {
  const at = between(random, 0, text.length);
  if (chance(random, 0.3)) return text.slice(0, at) + text.slice(at + 1);
  return (
    text.slice(0, at) + oneOf(random, ["'", 'B', 'U', '(', ']', '()', '?', '3', 'X', '-']) + text.slice(at)
  );
}

function withRedundantPair(random: Random, text: string): string {
  const [open, close] = oneOf(random, ['()', '[]', '{}']);
  if (chance(random, 0.4)) return `${open}${text}${close}`;
  const letter = /[BRGY]/u.exec(text)?.[0] ?? 'R';
  return withReplaced(random, text, new RegExp(letter, 'gu'), `${open}${letter}${close}`);
}

/** Two Solutions in the wrong order, alike, or only one. */
export function mutatedPair(random: Random, pair: readonly Draft[]): readonly Draft[] {
  const [first, second] = pair;
  if (first === undefined || second === undefined) return pair;
  return oneOf(random, [[second, first], [first, first], [first]]);
}

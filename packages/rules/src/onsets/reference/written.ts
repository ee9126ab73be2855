import type { ReasonCode } from '../judge/reason.ts';
import { interchangeableWith } from './rules.ts';
import type { RulesInForce } from './rules.ts';
import { chainOf, hasGoalWritten, hasRelation, restrictionOf, tokensOf } from './text.ts';
import type { Chain, RestrictionSides, Token } from './text.ts';
import { isDigit } from '../text/symbols.ts';
import type { Cube, CubeSymbol } from '../text/symbols.ts';
import type { WrittenSolution } from '../text/written.ts';

// Part of the slow reference judge (reference.ts): what the writer says, and says of wild cubes.

export type Meanings = ReadonlyMap<CubeSymbol, CubeSymbol>;

/** What wild cubes stand for; a statement that is not allowed is ignored, and the cube is what it shows. */
export function wildMeanings(
  rules: RulesInForce,
  written: WrittenSolution,
): { readonly meanings: Meanings; readonly wrong: readonly ReasonCode[] } {
  const meanings = new Map<CubeSymbol, CubeSymbol>();
  const wrong: ReasonCode[] = [];
  for (const face of new Set(written.wild.map((statement) => statement.face))) {
    const statements = written.wild.filter((statement) => statement.face === face);
    const stated = [...new Set(statements.flatMap(({ standsFor }) => standsFor))];
    // That a cube stands for itself may always be said. A digit is never wild and never what a cube stands for.
    const others = stated.filter((symbol) => symbol !== face);
    const allowed = isDigit(face) ? [] : (rules.wild.get(face) ?? []);
    const meaning = others.filter((symbol) => !isDigit(symbol)).find((symbol) => allowed.includes(symbol));
    // A turned interchangeable cube may be pointed out like a wild one.
    const turned = (symbol: Cube): boolean => !isDigit(face) && interchangeableWith(rules, face) === symbol;
    const fine = (symbol: Cube): boolean => !isDigit(symbol) && (allowed.includes(symbol) || turned(symbol));
    if (!others.every(fine)) wrong.push('not-wild');
    else if (stated.length > 1 && !areInterchangeable(rules, stated)) wrong.push('wild-inconsistent');
    else if (meaning !== undefined && !isDigit(face)) meanings.set(face, meaning);
  }
  return { meanings, wrong };
}

/** Symbols that one cube may make without being used consistently. */
function areInterchangeable(rules: RulesInForce, [first, second, ...rest]: readonly Cube[]): boolean {
  if (first === undefined || second === undefined || isDigit(first)) return true;
  return rest.length === 0 && interchangeableWith(rules, first) === second;
}

/** Whether a wild cube's own symbol in a part is read as it stands, instead of as what the cube stands for. */
export interface Reading {
  readonly literalSetName: boolean;
  readonly literalRestrictions: boolean;
}

/** First as what the wild cube stands for; literally, part by part, only where another face makes the symbol. */
export function everyReading(rules: RulesInForce, written: WrittenSolution): readonly Reading[] {
  const faces = [...wildMeanings(rules, written).meanings.keys()];
  const choices = faces.some((face) => interchangeableWith(rules, face) !== null) ? [false, true] : [false];
  return choices.flatMap((literalSetName) =>
    choices.map((literalRestrictions) => ({ literalSetName, literalRestrictions })),
  );
}

/** A Solution in which every symbol and group of symbols has a meaning. */
export interface Meaningful {
  readonly setName: Chain;
  readonly restrictions: readonly RestrictionSides[];
  readonly nameSymbols: readonly CubeSymbol[];
  /** Null if there is no Restriction part. */
  readonly restrictionSymbols: readonly CubeSymbol[] | null;
}

/** The Solution in one reading, or all that takes its meaning away. */
export function readWritten(
  rules: RulesInForce,
  written: WrittenSolution,
  meanings: Meanings,
  reading: Reading,
): Meaningful | readonly ReasonCode[] {
  const codes: ReasonCode[] = [];
  const goalWritten = hasGoalWritten(written.setName);
  if (goalWritten) codes.push('goal-written');
  const name = goalWritten ? written.setName.slice(0, written.setName.lastIndexOf('=')) : written.setName;
  const nameTokens = asMeant(tokensOf(name), meanings, reading.literalSetName);
  const setName = chainOf(nameTokens);
  if (hasRelation(nameTokens)) codes.push('relation-in-set-name');
  else if (setName === null) codes.push('undefined-symbol');

  const restrictions: RestrictionSides[] = [];
  const restrictionTokens = written.restrictions.map((text) =>
    asMeant(tokensOf(text), meanings, reading.literalRestrictions),
  );
  if (rules.restrictionsPlayed) {
    for (const tokens of restrictionTokens) {
      const sides = restrictionOf(tokens, rules.wholeRestrictionMayBeGrouped);
      if (typeof sides === 'string') codes.push(sides);
      else restrictions.push(sides);
    }
  } else if (restrictionTokens.length > 0) codes.push('restriction-not-allowed');

  if (setName === null || codes.length > 0) return codes;
  const restrictionSymbols = restrictionTokens.length === 0 ? null : restrictionTokens.flatMap(symbolsOf);
  return { setName, restrictions, nameSymbols: symbolsOf(nameTokens), restrictionSymbols };
}

function asMeant(tokens: readonly Token[], meanings: Meanings, literally: boolean): readonly Token[] {
  if (literally) return tokens;
  return tokens.map((token) =>
    token.kind === 'symbol' ? { kind: 'symbol', symbol: meanings.get(token.symbol) ?? token.symbol } : token,
  );
}

function symbolsOf(tokens: readonly Token[]): readonly CubeSymbol[] {
  return tokens.flatMap((token) => (token.kind === 'symbol' ? [token.symbol] : []));
}

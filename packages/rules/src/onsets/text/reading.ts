import { parseRestrictionTokens, parseSetTokens, unwrap } from './parse.ts';
import type { PartName } from '../judge/cubes.ts';
import type { ParseError } from './parse.ts';
import type { Restriction, SetExpression } from './expression.ts';
import { isRelation } from './symbols.ts';
import type { CubeSymbol } from './symbols.ts';
import { tokenize } from './tokens.ts';
import type { Token } from './tokens.ts';
import type { MeaningOf } from '../shake/wild.ts';
import type { WrittenSolution } from './written.ts';
import { say } from '../../said/said.ts';

/** A Solution as read: what it means if it means anything, and what is wrong with its text. */
export interface Reading {
  /** Null if some text has no meaning. */
  readonly meaning: { readonly setName: SetExpression; readonly restrictions: readonly Restriction[] } | null;
  readonly errors: readonly TextError[];
  readonly setNameSymbols: readonly CubeSymbol[];
  /** Null if there is no Restriction part. */
  readonly restrictionSymbols: readonly CubeSymbol[] | null;
}

export type TextError = Omit<ParseError, 'code'> & {
  readonly code: ParseError['code'] | 'goal-written';
  readonly part: PartName;
  readonly text: string;
};

/** Which parts take the wild cube's own symbol for the symbol itself instead of for what the cube stands for. */
export interface Literally {
  readonly setName: boolean;
  readonly restrictions: boolean;
}

const GOAL_WRITTEN = /=\s*(?:goal|[~(]*[0-9][\s~0-9/()]*)\s*$/i;

export function readSolution(
  written: WrittenSolution,
  meaningOf: MeaningOf,
  literally: Literally,
  wholeGrouped: 'harmless' | 'wrong',
): Reading {
  const errors: TextError[] = [];
  const read = (text: string, asItIs: boolean): readonly Token[] =>
    tokenize(text, asItIs ? (symbol) => symbol : (symbol) => meaningOf(symbol) ?? symbol);

  const goalAt = written.setName.includes('=') ? written.setName.search(GOAL_WRITTEN) : -1;
  const setNameText = (goalAt < 0 ? written.setName : written.setName.slice(0, goalAt)).trimEnd();
  if (goalAt >= 0) {
    const message = say('goal-behind-set-name');
    errors.push({ code: 'goal-written', at: goalAt, message, part: 'setName', text: written.setName });
  }
  const setTokens = read(setNameText, literally.setName);
  const setName = parseSetTokens(setTokens);
  if (!setName.ok) errors.push({ ...setName.error, part: 'setName', text: written.setName });

  const restrictions: Restriction[] = [];
  const restrictionTokens = written.restrictions.flatMap((text) =>
    splitAtSeparators(read(text, literally.restrictions)),
  );
  for (const tokens of restrictionTokens) {
    const text = written.restrictions.join(', ');
    if (wholeGrouped === 'wrong' && unwrap(tokens).wrapped) {
      const message = say('grouping-round-restriction');
      errors.push({ code: 'grouped-relation', at: tokens[0]!.at, message, part: 'restrictions', text });
      continue;
    }
    const restriction = parseRestrictionTokens(tokens);
    if (restriction.ok) restrictions.push(restriction.value);
    else errors.push({ ...restriction.error, part: 'restrictions', text });
  }
  return {
    meaning:
      setName.ok && restrictions.length === restrictionTokens.length
        ? { setName: setName.value, restrictions }
        : null,
    errors,
    setNameSymbols: symbolsIn(setTokens).filter((symbol) => !isRelation(symbol)),
    restrictionSymbols: restrictionTokens.length === 0 ? null : restrictionTokens.flatMap(symbolsIn),
  };
}

/** Several Restrictions may stand on one line with commas between them. */
function splitAtSeparators(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'separator') parts.push([]);
    else parts.at(-1)!.push(token);
  }
  // A separator at the end of a line separates nothing.
  return parts.length > 1 ? parts.filter((part) => part.length > 0) : parts;
}

function symbolsIn(tokens: readonly Token[]): readonly CubeSymbol[] {
  const symbols: CubeSymbol[] = [];
  for (const token of tokens) if (token.kind === 'symbol') symbols.push(token.symbol);
  return symbols;
}

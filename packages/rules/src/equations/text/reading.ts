import type { Rule } from '../../rulebooks/ruled.ts';
import type { Expression } from './expression.ts';
import { numeralProblems } from './numerals.ts';
import { parseTokens } from './parse.ts';
import type { ParseLanguage } from './parse.ts';
import { pointIsFree } from './free-points.ts';
import type { ShakeRules, Side } from '../shake/shake-rules.ts';
import type { Face } from './symbols.ts';
import { isCubeToken, tokenize } from './tokens.ts';
import type { CubeToken, Token } from './tokens.ts';
import { meaningsOf, problemWith } from './vocabulary.ts';
import { faceMaking, standIn } from './wild.ts';
import type { Wild } from './wild.ts';
import { say } from '../../said/said.ts';
import type { Said } from '../../said/said.ts';

/** A sign that a cube makes. */
export interface UsedSymbol {
  /** The face that is needed, or that a wild cube stands for. */
  readonly face: Face;
  /** Used as an exponent without a power cube, for which the colour counts. */
  readonly exponent: boolean;
  /** Whether it is an operation here, and so may be repeated with Multiple Operations. */
  readonly operation: boolean;
  readonly token: CubeToken;
}

export interface TextProblem {
  readonly kind: 'symbol' | 'structure' | 'numeral';
  readonly message: Said;
  readonly rule: Rule | null;
}

/** One side of an Equation as read. */
export interface Reading {
  /** What it may mean; several where a sign has several meanings, none where it has no meaning. */
  readonly meanings: readonly Expression[];
  readonly problems: readonly TextProblem[];
  readonly symbols: readonly UsedSymbol[];
  readonly factorials: number;
  /** Operation signs and factorials. [XIII-A-6] */
  readonly operations: number;
}

/** No kit has more digits than it has cubes; operations may be repeated, but not without end. */
const MOST_NUMBERS = 24;
const MOST_SIGNS = 300;
const TOO_LONG: Reading = {
  meanings: [],
  problems: [{ kind: 'structure', message: say('too-long-for-kit'), rule: null }],
  symbols: [],
  factorials: 0,
  operations: 0,
};

function isNumber({ kind }: Token): boolean {
  return kind === 'digit' || kind === 'imaginary';
}

/** Signs with two meanings give two texts each; beyond this many they are read one way only. */
const MOST_TEXTS = 64;

export function readSide(text: string, side: Side, rules: ShakeRules, wild: Wild | null): Reading {
  return readTokens(
    tokenize(text).filter(({ kind }) => kind !== 'gap'),
    side,
    rules,
    wild,
  );
}

export function readTokens(
  tokens: readonly Token[],
  side: Side,
  rules: ShakeRules,
  wild: Wild | null,
): Reading {
  if (tokens.length > MOST_SIGNS || tokens.filter(isNumber).length > MOST_NUMBERS) return TOO_LONG;
  const language = parseLanguage(rules, side);
  const problems: TextProblem[] = [];
  let texts: readonly (readonly Token[])[] = [[]];
  for (const token of tokens) {
    const meanings = meaningsOf(wild === null ? token : standIn(token, wild), rules);
    const kept = texts.length * meanings.length > MOST_TEXTS ? meanings.slice(0, 1) : meanings;
    texts =
      kept.length === 1
        ? texts.map((one) => [...one, kept[0]!])
        : texts.flatMap((one) => kept.map((meaning) => [...one, meaning]));
  }
  const meanings: Expression[] = [];
  let chosen: readonly Token[] = texts[0]!;
  for (const one of texts) {
    const faults = one.flatMap((token): TextProblem[] => {
      const problem = problemWith(token, rules, side);
      return problem === null ? [] : [{ kind: 'symbol', ...problem }];
    });
    const parsed = parseTokens(one, language);
    if (!parsed.ok && !one.some(({ kind }) => kind === 'unknown')) {
      const { message, signAlone } = parsed.error;
      const rule = signAlone ? rules.position.book.whyRules['sign-alone'] : null;
      faults.push({ kind: 'structure', message: say('as-sentence', { what: message }), rule });
    }
    if (parsed.ok) faults.push(...numeralProblems(parsed.value, side, rules));
    if (parsed.ok && faults.length === 0) {
      if (meanings.length === 0) chosen = one;
      meanings.push(parsed.value);
    } else if (problems.length === 0) problems.push(...faults);
  }
  const symbols = symbolsOf(chosen, language);
  const factorials = chosen.filter(({ kind }) => kind === 'factorial').length;
  return {
    meanings,
    problems: meanings.length > 0 ? [] : problems,
    symbols,
    factorials,
    operations: factorials + symbols.filter(({ operation }) => operation).length,
  };
}

export function parseLanguage(rules: ShakeRules, side: Side): ParseLanguage {
  return { ...rules.language, pointIsCube: !pointIsFree(rules, side) };
}

/** The cubes a text needs, in order; what stands behind := is a remark and needs none. */
function symbolsOf(tokens: readonly Token[], { pointIsCube }: ParseLanguage): readonly UsedSymbol[] {
  const symbols: UsedSymbol[] = [];
  let depth = 0;
  let remark = 0;
  let exponent = false;
  for (const token of tokens) {
    if (token.kind === 'open') depth++;
    if (token.kind === 'close') {
      if (remark === depth) remark = 0;
      depth--;
    }
    if (token.kind === 'choice') remark = Math.max(depth, 1);
    if (isCubeToken(token) && remark === 0 && (token.kind !== 'point' || pointIsCube)) {
      symbols.push({ face: faceMaking(token)!, exponent, operation: token.kind === 'sign', token });
    }
    exponent = token.kind === 'exponent' || (exponent && token.kind === 'open');
  }
  return symbols;
}

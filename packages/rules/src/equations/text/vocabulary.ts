import type { Rule } from '../../rulebooks/ruled.ts';
import { pointIsFree } from './free-points.ts';
import type { ShakeRules, Side } from '../shake/shake-rules.ts';
import { worth } from './symbols.ts';
import { textOf } from './tokens.ts';
import type { Token } from './tokens.ts';
import type { VariationId } from '../shake/variation.ts';
import { say } from '../../said/said.ts';
import type { Said } from '../../said/said.ts';

export interface SymbolProblem {
  readonly message: Said;
  readonly rule: Rule | null;
}

/** What a turned or ambiguous sign can be here: a sideways ÷, an upside-down √, the digits ten and eleven, i. */
export function meaningsOf(token: Token, { force, language }: ShakeRules): readonly Token[] {
  if (token.kind !== 'sign') return [token];
  const { sign, turn, at } = token;
  if (sign === '/' && turn === '<') return [{ kind: 'sign', sign: '|', turn: '', at }];
  if (sign === 'r') {
    const meanings: Token[] = [];
    if (language.imaginary) meanings.push({ kind: 'imaginary', turn, at });
    else if (turn === '') meanings.push(token);
    else if (turn === '~' && force.percent !== null) meanings.push({ kind: 'sign', sign: '%', turn: '', at });
    if (language.eleven) meanings.push({ kind: 'digit', digit: 'E', turn, power: null, at });
    return meanings.length > 0 ? meanings : [unknown(token)];
  }
  if (turn !== '') return [unknown(token)];
  if (sign === '^' && language.ten) return [token, { kind: 'digit', digit: 'T', turn, power: null, at }];
  return [token];
}

function unknown(token: Token): Token {
  return { kind: 'unknown', text: textOf(token), at: token.at };
}

/** Whether a sign may be used at all in this shake, on this side; a sentence if it may not. */
export function problemWith(token: Token, rules: ShakeRules, side: Side): SymbolProblem | null {
  switch (token.kind) {
    case 'unknown':
      return {
        message: say('as-sentence', { what: say('no-symbol-here', { text: token.text }) }),
        rule: null,
      };
    case 'equals':
      return { message: say('equals-between'), rule: null };
    case 'factorial':
      return needs(rules, token, ['factorial']);
    case 'exponent':
      return needs(rules, token, ['exponent']);
    case 'choice':
      return needs(rules, token, ['imaginary']);
    case 'imaginary':
      return needs(rules, token, ['imaginary']) ?? turnProblem(token, rules, side);
    case 'point':
      return pointIsFree(rules, side) ? null : needs(rules, token, ['decimal-point']);
    case 'sign':
      return signProblem(token, rules);
    case 'digit':
      return digitProblem(token, rules, side) ?? turnProblem(token, rules, side);
    case 'open':
    case 'close':
    case 'gap':
      return null;
  }
}

function needs({ force }: ShakeRules, token: Token, ids: readonly VariationId[]): SymbolProblem | null {
  if (ids.some((id) => force[id] !== null)) return null;
  return {
    message: say('not-in-force', { sign: textOf(token), variations: ids }),
    rule: null,
  };
}

function signProblem(token: Token & { kind: 'sign' }, rules: ShakeRules): SymbolProblem | null {
  switch (token.sign) {
    case '%':
      return needs(rules, token, ['percent']);
    case '|':
      return needs(rules, token, ['remainder', 'log']);
    case 'L':
      return needs(rules, token, ['lcm']);
    case 'G':
      return needs(rules, token, ['gcf']);
    case 'r':
      // √ is i and nothing else, but for the digit eleven.
      return rules.force.imaginary === null
        ? null
        : { message: say('root-is-i'), rule: rules.force.imaginary.rule };
    default:
      return null;
  }
}

function digitProblem(
  { digit, power }: Token & { kind: 'digit' },
  rules: ShakeRules,
  side: Side,
): SymbolProblem | null {
  const { force, language } = rules;
  if (digit === 'T' && !language.ten) return { message: say('digit-ten'), rule: force.base?.rule ?? null };
  if (digit === 'E' && !language.eleven)
    return { message: say('digit-eleven'), rule: force.base?.rule ?? null };
  if (force.base !== null && worth(digit) >= language.base) {
    return { message: say('digit-not-in-base', { digit, base: language.base }), rule: force.base.rule };
  }
  if (power === null) return null;
  if (force['powers-of-the-base'] === null) return { message: say('powers-not-in-force'), rule: null };
  if (!Number.isSafeInteger(power)) return { message: say('exponent-too-long'), rule: null };
  if (digit === '1') return null;
  return {
    message: say('only-one-is-power', { side }),
    rule: force['powers-of-the-base'].rule,
  };
}

function turnProblem(
  token: Token & { kind: 'digit' | 'imaginary' },
  rules: ShakeRules,
  side: Side,
): SymbolProblem | null {
  const { turn } = token;
  const { force } = rules;
  if (turn.includes('<') && force.sideways === null)
    return { message: say('sideways-not-in-force', { text: textOf(token) }), rule: null };
  if (turn.includes('~') && force['upside-down'] === null)
    return { message: say('upside-down-not-in-force', { text: textOf(token) }), rule: null };
  if (turn !== '~<' || side === 'solution') return null;
  return {
    message: say('never-turned-twice', { text: textOf(token) }),
    rule: force['upside-down']!.rule,
  };
}

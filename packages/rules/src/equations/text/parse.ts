import { err, ok } from '../../result.ts';
import type { Result } from '../../result.ts';
import { bind } from './bind.ts';
import type { Unit } from './bind.ts';
import { binary } from './expression.ts';
import type { BinaryOperation, Expression } from './expression.ts';
import type { Language } from '../shake/shake-rules.ts';
import type { NumeralDigit } from './symbols.ts';
import { textOf } from './tokens.ts';
import type { Bracket, Token } from './tokens.ts';
import { say } from '../../said/said.ts';
import type { Said } from '../../said/said.ts';

/** Where and why a text has no meaning. */
export interface ParseError {
  /** Index of the character in the text. */
  readonly at: number;
  readonly message: Said;
  /** The signs + and − stand for operations only. [III-B-1] */
  readonly signAlone: boolean;
}

export type ParseLanguage = Pick<Language, 'imaginary' | 'unaryX' | 'ordinaryOrder'> & {
  /** Whether a decimal point is made by a cube. */
  readonly pointIsCube: boolean;
};

const CLOSERS: Readonly<Record<Bracket, string>> = { '(': ')', '[': ']', '{': '}' };

/** Reads the tokens of one side of an Equation; gaps have been taken out. */
export function parseTokens(
  tokens: readonly Token[],
  language: ParseLanguage,
): Result<Expression, ParseError> {
  return new Reader(tokens, language).whole();
}

type Reading<T = Expression> = Result<T, ParseError>;

const ZERO: Expression = {
  kind: 'numeral',
  digits: ['0'],
  point: null,
  turn: '',
  power: null,
  at: 0,
  cubes: 0,
};

function isMinus(token: Token | undefined): boolean {
  return token?.kind === 'sign' && token.sign === '-';
}

class Reader {
  readonly #tokens: readonly Token[];
  readonly #language: ParseLanguage;
  #next = 0;
  #cubes = 0;
  /** Behind := a number is named as in mathematics: with signs, and in the ordinary order. */
  #inRemark = false;

  constructor(tokens: readonly Token[], language: ParseLanguage) {
    this.#tokens = tokens;
    this.#language = language;
  }

  whole(): Reading {
    const expression = this.#content();
    if (!expression.ok) return expression;
    const rest = this.#tokens[this.#next];
    return rest === undefined ? expression : this.#fail(say('closes-nothing', { sign: textOf(rest) }));
  }

  /** What stands inside grouping symbols: an expression, perhaps with the complex root that is meant. */
  #content(): Reading {
    const of = this.#row();
    if (!of.ok || this.#tokens[this.#next]?.kind !== 'choice') return of;
    this.#next++;
    const cubes = this.#cubes;
    this.#inRemark = true;
    const root = this.#row();
    // The remark that names the root is made of no cubes.
    this.#cubes = cubes;
    this.#inRemark = false;
    return root.ok ? ok({ kind: 'choice', of: of.value, root: root.value }) : root;
  }

  #row(): Reading {
    const units: Unit[] = [];
    const operations: BinaryOperation[] = [];
    for (;;) {
      const unit = this.#unit();
      if (!unit.ok) return unit;
      units.push(unit.value);
      const token = this.#tokens[this.#next];
      if (token === undefined || token.kind === 'close' || token.kind === 'choice') break;
      if (token.kind === 'sign') {
        operations.push(token.sign);
        this.#next++;
        this.#cubes++;
      } else if (this.#isImplied(unit.value, token)) operations.push('.');
      else return this.#fail(say('operation-missing', { before: textOf(token) }));
    }
    return ok(bind({ units, operations }, this.#language.ordinaryOrder || this.#inRemark));
  }

  /** i may stand right before or behind a numeral without ×. [XIII-D-11] */
  #isImplied(before: Unit, token: Token): boolean {
    if (!this.#language.imaginary) return false;
    if (token.kind === 'imaginary') return true;
    const afterI = before.term.kind === 'imaginary' && before.postfixes.length === 0;
    return afterI && (token.kind === 'digit' || token.kind === 'open' || token.kind === 'point');
  }

  #unit(): Reading<Unit> {
    const negative = this.#inRemark && isMinus(this.#tokens[this.#next]);
    if (negative) this.#next++;
    const unit = this.#signedUnit();
    if (!unit.ok || !negative) return unit;
    return ok({ ...unit.value, term: binary('-', ZERO, unit.value.term) });
  }

  #signedUnit(): Reading<Unit> {
    const prefixes: { operation: 'r' | 'x'; at: number }[] = [];
    for (let token = this.#tokens[this.#next]; token?.kind === 'sign'; token = this.#tokens[this.#next]) {
      const { sign } = token;
      if (sign !== 'r' && !(sign === 'x' && this.#language.unaryX)) {
        const alone = sign === '+' || sign === '-';
        const message = alone ? say('no-sign-of-number', { sign }) : say('number-missing', { before: sign });
        return this.#fail(message, alone);
      }
      prefixes.push({ operation: sign, at: this.#cubes });
      this.#next++;
      this.#cubes++;
    }
    const term = this.#term();
    if (!term.ok) return term;
    const postfixes: (Expression | null)[] = [];
    for (;;) {
      const kind = this.#tokens[this.#next]?.kind;
      if (kind === 'factorial') {
        postfixes.push(null);
        this.#next++;
      } else if (kind === 'exponent') {
        const exponent = this.#exponent();
        if (!exponent.ok) return exponent;
        postfixes.push(exponent.value);
      } else return ok({ prefixes, term: term.value, postfixes });
    }
  }

  #term(): Reading {
    const token = this.#tokens[this.#next];
    if (token === undefined)
      return this.#fail(say(this.#tokens.length === 0 ? 'nothing-written' : 'number-missing-at-end'));
    switch (token.kind) {
      case 'digit':
      case 'point':
        return this.#numeral();
      case 'imaginary':
        this.#next++;
        return ok({ kind: 'imaginary', turn: token.turn, at: this.#cubes++ });
      case 'open':
        return this.#group(token.bracket);
      case 'unknown':
        return this.#fail(say('no-symbol-here', { text: token.text }));
      default:
        return this.#fail(say('number-missing', { before: textOf(token) }));
    }
  }

  #group(bracket: Bracket): Reading {
    this.#next++;
    const inner = this.#content();
    if (!inner.ok) return inner;
    const token = this.#tokens[this.#next];
    if (token?.kind !== 'close' || token.bracket !== bracket)
      return this.#fail(say('closer-missing', { sign: CLOSERS[bracket] }));
    this.#next++;
    return inner;
  }

  #numeral(): Reading {
    const digits: NumeralDigit[] = [];
    const at = this.#cubes;
    let point: number | null = null;
    let turned = false;
    let turn: '' | '<' | '~' | '~<' = '';
    let power: number | null = null;
    for (
      let token = this.#tokens[this.#next];
      token?.kind === 'digit' || token?.kind === 'point';
      token = this.#tokens[this.#next]
    ) {
      if (turned) return this.#fail(say('turned-is-alone'));
      if (token.kind === 'point') {
        if (point !== null) return this.#fail(say('one-point'));
        point = digits.length;
        if (this.#language.pointIsCube) this.#cubes++;
      } else {
        if (token.turn !== '' || token.power !== null) {
          if (digits.length > 0 || point !== null) {
            return this.#fail(say('turned-is-alone'));
          }
          turned = true;
          turn = token.turn;
          power = token.power;
        }
        digits.push(token.digit);
        this.#cubes++;
      }
      this.#next++;
    }
    if (digits.length === 0) return this.#fail(say('point-needs-digit'));
    return ok({ kind: 'numeral', digits, point, turn, power, at, cubes: this.#cubes - at });
  }

  /** A single numeral of the chosen colour, perhaps with its own factorials. [XIII-B-12] */
  #exponent(): Reading {
    this.#next++;
    const opening = this.#tokens[this.#next];
    if (opening?.kind === 'open') {
      this.#next++;
      const inner = this.#coloured();
      if (!inner.ok) return inner;
      const token = this.#tokens[this.#next];
      if (token?.kind !== 'close' || token.bracket !== opening.bracket)
        return this.#fail(say('exponent-one-numeral'));
      this.#next++;
      return inner;
    }
    return this.#coloured();
  }

  #coloured(): Reading {
    const token = this.#tokens[this.#next];
    if (token?.kind !== 'digit') return this.#fail(say('exponent-one-numeral'));
    const { digit, turn, power } = token;
    this.#next++;
    if (this.#tokens[this.#next]?.kind === 'digit') return this.#fail(say('exponent-one-cube'));
    let exponent: Expression = {
      kind: 'numeral',
      digits: [digit],
      point: null,
      turn,
      power,
      at: this.#cubes++,
      cubes: 1,
    };
    // ! takes just the numeral in front of it. [VII-B-6-b-ii]
    for (; this.#tokens[this.#next]?.kind === 'factorial'; this.#next++) {
      exponent = { kind: 'unary', operation: '!', of: exponent, at: -1 };
    }
    return ok(exponent);
  }

  #fail(message: Said, signAlone = false): Result<never, ParseError> {
    const last = this.#tokens.at(-1);
    const at = this.#tokens[this.#next]?.at ?? (last === undefined ? 0 : last.at + 1);
    return err({ at, message, signAlone });
  }
}

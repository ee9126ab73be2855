import { reason } from '../judge/citing.ts';
import type { Reason } from '../judge/reason.ts';
import type { ShakeRules } from '../shake/shake-rules.ts';
import { FACES, isDigit, signOf, worth } from './symbols.ts';
import type { Face } from './symbols.ts';
import { isCubeToken, tokenize } from './tokens.ts';
import type { Token } from './tokens.ts';
import type { WrittenEquation } from './written.ts';
import { say } from '../../said/said.ts';

/** What the wild cubes of one Equation stand for: a face of the cubes, and the sign that it makes. */
export interface Wild {
  readonly face: Face;
  readonly standsFor: Face;
  readonly token: Token;
}

export interface WildReading {
  /** Null if nothing is wild, or the wild cube stands for itself. */
  readonly wild: Wild | null;
  readonly reasons: readonly Reason[];
}

/** The face that makes a sign: ten and a decimal point are made by a power cube, i and eleven by a root cube. */
export function faceMaking(token: Token): Face | null {
  switch (token.kind) {
    case 'digit':
      return token.digit === 'T' ? '^' : token.digit === 'E' ? 'r' : token.digit;
    case 'imaginary':
      return 'r';
    case 'point':
      return '^';
    case 'sign':
      switch (token.sign) {
        case '%':
        case 'L':
          return 'r';
        case 'G':
          return '^';
        case '|':
          return '/';
        default:
          return token.sign;
      }
    default:
      return null;
  }
}

/** The faces a wild cube may stand for in this shake, itself included. [XIII-A-3, XIII-B-3] */
export function wildMeanings({ force, language }: ShakeRules): readonly Face[] {
  const wild = force.wild;
  if (wild === null) return [];
  return FACES.filter((face) => {
    if (!isDigit(face)) return wild.standsFor === 'symbol' || face === wild.cube;
    return force.base === null || worth(face) < language.base;
  });
}

/** Takes down what the writer says of wild cubes, and what is wrong with it. */
export function readWild(rules: ShakeRules, written: WrittenEquation): WildReading {
  const { position, force } = rules;
  const reasons: Reason[] = [];
  let found: Wild | null = null;
  for (const { face, standsFor } of written.wild) {
    const [meaning, other] = new Set(standsFor);
    if (meaning === undefined || meaning === face) continue;
    if (force.wild === null || force.wild.cube !== face) {
      const message = say('not-wild', { face, symbol: meaning });
      reasons.push(reason(position, 'not-wild', message, force.wild?.rule));
      continue;
    }
    const { rule } = force.wild;
    if (other !== undefined) {
      const message = say('stands-for-two', { face, one: meaning, other });
      reasons.push(reason(position, 'wild-inconsistent', message, rule));
      continue;
    }
    const [token, more] = tokenize(meaning);
    const made = token === undefined || more !== undefined || !isBare(token) ? null : faceMaking(token);
    if (token === undefined || made === null || !wildMeanings(rules).includes(made)) {
      reasons.push(
        reason(
          position,
          'not-wild',
          say('may-not-stand-for', { face: signOf(force.wild.cube), symbol: meaning }),
          rule,
        ),
      );
    } else if (made !== face) found = { face: force.wild.cube, standsFor: made, token };
  }
  return { wild: found, reasons };
}

/** A symbol by itself: how a wild cube is turned, or which power its 1 is, the text says where it stands. */
function isBare(token: Token): boolean {
  if (token.kind === 'digit') return token.turn === '' && token.power === null;
  return !isCubeToken(token) || token.turn === '';
}

/** The wild cube's own symbol is read as what the cube stands for. */
export function standIn(token: Token, wild: Wild): Token {
  if (token.kind === 'digit' && token.digit === wild.face)
    return turned(wild.token, token.turn, token.power, token.at);
  if (token.kind === 'sign' && token.sign === wild.face)
    return turned(wild.token, token.turn, null, token.at);
  return token;
}

function turned(meaning: Token, turn: '' | '<' | '~' | '~<', power: number | null, at: number): Token {
  switch (meaning.kind) {
    case 'digit':
      return { ...meaning, turn, power, at };
    case 'imaginary':
    case 'sign':
      return { ...meaning, turn, at };
    default:
      return { ...meaning, at };
  }
}

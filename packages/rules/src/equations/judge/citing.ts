import type { Rule } from '../../rulebooks/ruled.ts';
import type { EquationsPosition } from '../shake/position.ts';
import type { Reason, ReasonCode } from './reason.ts';
import type { Said } from '../../said/said.ts';

/** The section of the position's rulebook, or of its introductory rules, that a reason rests on. */
export function cite({ book, level }: EquationsPosition, code: ReasonCode): Rule {
  return (level === 'basic' ? book.basicLevel.citations : book.citations)[code];
}

export function reason(position: EquationsPosition, code: ReasonCode, message: Said, rule?: Rule): Reason {
  return { code, rule: rule ?? cite(position, code), message };
}

import type { Rule } from '../../rulebooks/ruled.ts';
import type { OnSetsPosition } from '../shake/position.ts';
import type { Reason, ReasonCode } from './reason.ts';
import type { Said } from '../../said/said.ts';

/** The section of the position's rulebook, or of its introductory rules, that a reason rests on. */
export function cite({ book, level }: OnSetsPosition, code: ReasonCode): Rule {
  const citations = (level === 'basic' ? book.basicLevel?.citations : null) ?? book.citations;
  return citations[code];
}

export function reason(position: OnSetsPosition, code: ReasonCode, message: Said, rule?: Rule): Reason {
  return { code, rule: rule ?? cite(position, code), message };
}

import type { CommandOf, Refusal } from '../record/command.ts';
import { penalize } from './penalties.ts';
import { refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Seat } from '../record/seat.ts';
import { stand } from '../shake/stand.ts';
import type { Clock, Fault } from '../record/state.ts';
import { undo } from './undo.ts';
import { say } from '../../said/said.ts';

/** IX-A: an opponent charges an illegal procedure and says exactly which. */
export function pointOut(
  proceedings: Proceedings,
  command: CommandOf<'point-out'>,
  by: Seat,
): Refusal | null {
  const { faults } = proceedings.match;
  if (command.what === 'other' && command.text === '') return unspecific(proceedings);
  const meant = (fault: Fault): boolean => fault.by !== by && fault.names.includes(command.what);
  // What the charge is the very name of comes before what it may also be called.
  const named = faults.findIndex((fault) => meant(fault) && fault.names[0] === command.what);
  const index = named < 0 ? faults.findIndex(meant) : named;
  const fault = faults[index];
  if (fault === undefined) {
    const own = faults.some((one) => one.by === by && one.names.includes(command.what));
    return own
      ? refuse('own-fault', proceedings.rule('illegal'), say('only-opponent-charges'))
      : refuse('not-illegal', proceedings.rule('legalStands'), say('nothing-to-correct-stands'));
  }
  const { by: against, rule } = fault;
  const more = faults.flatMap((one, at) => (at !== index && goesWith(fault, one) ? [at] : []));
  if (more.length > 0) proceedings.emit({ type: 'insulated', indexes: more });
  const place = index - more.filter((at) => at < index).length;
  proceedings.emit({ type: 'pointed-out', by, against, index: place, what: command.what, rule });
  const charged = [index, ...more].toSorted((one, two) => one - two);
  settleFaults(
    proceedings,
    charged.map((at) => faults[at]!),
  );
  return null;
}

/** IX-A-1: all that was illegally moved goes back; who moved on out of turn did one thing, unless it costs points. */
function goesWith(charged: Fault, other: Fault): boolean {
  const onlyUndone = ({ penalty, undo: { kind } }: Fault): boolean => penalty.points === 0 && kind === 'acts';
  const [name] = charged.names;
  const alike = other.by === charged.by && name !== undefined && other.names.includes(name);
  return alike && onlyUndone(charged) && onlyUndone(other);
}

/** IX-A: a charge says what was illegal, at once or within the book's seconds. */
function unspecific({ game }: Proceedings): Refusal {
  const { is: seconds, rule } = game.procedure.time.charging;
  return refuse('not-specific', rule, say('charge-is-specific', { seconds }));
}

/** The inverse of the act, and then the question where play stands. */
export function settleFault(proceedings: Proceedings, fault: Fault): void {
  settleFaults(proceedings, [fault]);
}

/** The last one first, as they were done; the clock that the first of them had ended comes back. */
function settleFaults(proceedings: Proceedings, faults: readonly Fault[]): void {
  let back: Clock | null = null;
  for (const fault of faults.toReversed()) back = undo(proceedings, fault) ?? back;
  stand(proceedings, back);
  for (const { by, penalty, message, ref } of faults)
    penalize(proceedings, by, penalty.points, penalty.rule, message, ref);
}

export function chooseReturned(
  proceedings: Proceedings,
  { cube }: CommandOf<'return'>,
  by: Seat,
): Refusal | null {
  const { choice } = proceedings.match;
  if (choice === null || choice.seat !== by || (cube !== choice.stays && cube !== choice.returned)) {
    return refuse('nothing-to-return', proceedings.rule('correcting'), say('nothing-to-take-back'));
  }
  if (cube === choice.stays) {
    proceedings.emit({ type: 'choice-made', stays: choice.returned, returned: choice.stays });
  }
  return null;
}

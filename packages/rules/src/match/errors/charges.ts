import type { CommandOf, Refusal } from '../record/command.ts';
import { penalize } from './penalties.ts';
import { refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Seat } from '../record/seat.ts';
import { stand } from '../shake/stand.ts';
import type { Fault } from '../record/state.ts';
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
  const index = faults.findIndex((fault) => fault.by !== by && fault.names.includes(command.what));
  const fault = faults[index];
  if (fault === undefined) {
    const own = faults.some((one) => one.by === by && one.names.includes(command.what));
    return own
      ? refuse('own-fault', proceedings.rule('illegal'), say('only-opponent-charges'))
      : refuse('not-illegal', proceedings.rule('legalStands'), say('nothing-to-correct-stands'));
  }
  const { by: against, rule } = fault;
  proceedings.emit({ type: 'pointed-out', by, against, index, what: command.what, rule });
  settleFault(proceedings, fault);
  return null;
}

/** IX-A: a charge says what was illegal, at once or within the book's seconds. */
function unspecific({ game }: Proceedings): Refusal {
  const { is: seconds, rule } = game.procedure.time.charging;
  return refuse('not-specific', rule, say('charge-is-specific', { seconds }));
}

/** The inverse of the act, and then the question where play stands. */
export function settleFault(proceedings: Proceedings, fault: Fault): void {
  const back = undo(proceedings, fault);
  stand(proceedings, back);
  penalize(proceedings, fault.by, fault.penalty.points, fault.penalty.rule, fault.message, fault.ref);
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

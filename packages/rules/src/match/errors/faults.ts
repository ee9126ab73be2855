import type { CommandOf, Refusal } from '../record/command.ts';
import { penalize } from './penalties.ts';
import { refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Seat } from '../record/seat.ts';
import { stand } from '../shake/stand.ts';
import type { Act, Fault, FaultName, Undo } from '../record/state.ts';
import { undo } from './undo.ts';

/** What is wrong with an action: how it may be charged, and what the book does about it. */
export interface Problem {
  readonly code: string;
  readonly rule: string;
  readonly message: string;
  readonly names: readonly FaultName[];
  readonly penalty?: { readonly points: number; readonly rule: string };
  /** All that was done, if nothing is said. */
  readonly undo?: Undo;
  readonly insulatedBy?: readonly Act[];
}

const ANY_ACT: readonly Act[] = ['pick', 'goal', 'move', 'challenge', 'write', 'check'];

/**
 * In `auto` mode the first problem refuses the action. At a table the action happens, and each problem becomes a
 * fault that an opponent may point out.
 */
export function refusalFor({ isTable }: Proceedings, problems: readonly Problem[]): Refusal | null {
  const [first] = problems;
  if (first === undefined || isTable) return null;
  return refuse(first.code, first.rule, first.message);
}

export function recordFaults(proceedings: Proceedings, by: Seat, problems: readonly Problem[]): void {
  for (const problem of problems) {
    const fault: Fault = {
      names: problem.names,
      by,
      ref: proceedings.ref,
      rule: problem.rule,
      message: problem.message,
      penalty: problem.penalty ?? { points: 0, rule: problem.rule },
      undo: problem.undo ?? { kind: 'acts' },
      insulatedBy: problem.insulatedBy ?? ANY_ACT,
    };
    proceedings.emit({ type: 'fault', fault });
  }
}

/** IX-B: a legal act of another player makes earlier errors stand. A legal Goal does so whoever sets it. */
export function insulate(proceedings: Proceedings, by: Seat, act: Act): void {
  const { faults } = proceedings.match;
  if (faults.length === 0) return;
  const insulated = (fault: Fault): boolean =>
    fault.insulatedBy.includes(act) && (fault.by !== by || (act === 'goal' && fault.undo.kind === 'pick'));
  const indexes = faults.flatMap((fault, index) => (insulated(fault) ? [index] : []));
  if (indexes.length > 0) proceedings.emit({ type: 'insulated', indexes });
}

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
      ? refuse('own-fault', proceedings.rule('illegal'), 'Only an opponent charges an illegal procedure.')
      : refuse(
          'not-illegal',
          proceedings.rule('legalStands'),
          'Nothing of that kind stands to be corrected; the play stands.',
        );
  }
  const { by: against, rule } = fault;
  proceedings.emit({ type: 'pointed-out', by, against, index, what: command.what, rule });
  settleFault(proceedings, fault);
  return null;
}

/** IX-A: a charge says what was illegal, at once or within the book's seconds. */
function unspecific({ game }: Proceedings): Refusal {
  const { is: seconds, rule } = game.procedure.time.charging;
  const when = seconds === 0 ? 'at once' : `within ${seconds} seconds`;
  return refuse('not-specific', rule, `A charge says ${when} what exactly was illegal.`);
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
    return refuse('nothing-to-return', proceedings.rule('correcting'), 'There is no cube to take back.');
  }
  if (cube === choice.stays) {
    proceedings.emit({ type: 'choice-made', stays: choice.returned, returned: choice.stays });
  }
  return null;
}

import type { Refusal } from '../record/command.ts';
import { refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import { clockwiseFrom } from '../record/seat.ts';
import type { Seat } from '../record/seat.ts';
import type { Act, Fault, FaultName, Undo } from '../record/state.ts';
import type { Said } from '../../said/said.ts';

/** What is wrong with an action: how it may be charged, and what the book does about it. */
export interface Problem {
  readonly code: string;
  readonly rule: string;
  readonly message: Said;
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
  const insulated = (fault: Fault): boolean => {
    if (!fault.insulatedBy.includes(act)) return false;
    if (fault.undo.kind !== 'pick') return fault.by !== by;
    return act === 'pick' ? picksAfter(proceedings, by, fault.by) : act === 'goal' || fault.by !== by;
  };
  const indexes = faults.flatMap((fault, index) => (insulated(fault) ? [index] : []));
  if (indexes.length > 0) proceedings.emit({ type: 'insulated', indexes });
}

/** II-C-2: a bad pick stands once a *next* player picks legally, and who makes a charged pick again is none. */
function picksAfter({ shake, seats }: Proceedings, one: Seat, other: Seat): boolean {
  const order = clockwiseFrom(shake.setter, seats);
  return order.indexOf(one) > order.indexOf(other);
}

import { atLeast, resumed } from './clock.ts';
import type { CommandOf, Refusal } from './command.ts';
import { penalize } from './penalties.ts';
import { pickAgain } from './pick-queue.ts';
import { refuse } from './proceedings.ts';
import type { Proceedings } from './proceedings.ts';
import { rollAgain, dealAgain } from './rolling-phase.ts';
import type { Seat } from './seat.ts';
import type { Act, Fault, FaultName, Remedy, Shake, Situation } from './state.ts';

/** What is wrong with an action: how it may be charged, and what the book does about it. */
export interface Problem {
  readonly code: string;
  readonly rule: string;
  readonly message: string;
  readonly names: readonly FaultName[];
  readonly penalty?: { readonly points: number; readonly rule: string };
  readonly remedy?: Remedy;
  readonly insulatedBy?: readonly Act[];
}

/** Seconds that a Mover is given at least to make good an illegal move. [IX-A-1] */
const SECONDS_TO_CORRECT = 10;

const ANY_ACT: readonly Act[] = ['pick', 'goal', 'move', 'challenge', 'write', 'check'];

export function situation({ match, shake, at }: Proceedings): Situation {
  const { block, phase } = match;
  return { shake, phase, clocks: block === null ? match.clocks : resumed(block.paused, at - block.at) };
}

/**
 * In `auto` mode the first problem refuses the action. At a table the action happens, and each problem becomes a
 * fault that an opponent may point out.
 */
export function refusalFor({ isTable }: Proceedings, problems: readonly Problem[]): Refusal | null {
  const [first] = problems;
  if (first === undefined || isTable) return null;
  return refuse(first.code, first.rule, first.message);
}

export function recordFaults(
  proceedings: Proceedings,
  by: Seat,
  problems: readonly Problem[],
  before: Situation,
): void {
  for (const problem of problems) {
    const fault: Fault = {
      names: problem.names,
      by,
      ref: proceedings.ref,
      rule: problem.rule,
      message: problem.message,
      penalty: problem.penalty ?? { points: 0, rule: problem.rule },
      remedy: problem.remedy ?? { kind: 'restore', situation: before },
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
    fault.insulatedBy.includes(act) &&
    (fault.by !== by || (act === 'goal' && fault.remedy.kind === 'withdraw-pick'));
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
  const index = faults.findIndex((fault) => fault.by !== by && fault.names.includes(command.what));
  const fault = faults[index];
  if (fault === undefined) {
    const own = faults.some((one) => one.by === by && one.names.includes(command.what));
    if (own) return refuse('own-fault', 'IX-A', 'Only an opponent charges an illegal procedure.');
    return refuse('not-illegal', 'IX-A-2', 'Nothing of that kind stands to be corrected; the play stands.');
  }
  const { by: against, rule } = fault;
  proceedings.emit({ type: 'pointed-out', by, against, index, what: command.what, rule });
  remedy(proceedings, fault);
  penalize(proceedings, fault.by, fault.penalty.points, fault.penalty.rule, fault.message, fault.ref);
  return null;
}

function remedy(proceedings: Proceedings, fault: Fault): void {
  const { at, shake } = proceedings;
  switch (fault.remedy.kind) {
    case 'restore': {
      const { shake: former, phase, clocks } = fault.remedy.situation;
      proceedings.emit({
        type: 'restored',
        shake: former,
        phase,
        clocks: atLeast(clocks, at + SECONDS_TO_CORRECT),
      });
      // What was done on top of the error goes with it.
      const rest = proceedings.match.faults.map((_, index) => index);
      if (rest.length > 0) proceedings.emit({ type: 'insulated', indexes: rest });
      return offerChoice(proceedings, fault, shake, former);
    }
    case 'set-aside': {
      const { shake: former, phase, clocks } = fault.remedy.situation;
      const since = proceedings.match.phase.kind === 'writing' ? setAsideSince(proceedings) : at;
      proceedings.emit({ type: 'restored', shake: former, phase, clocks: resumed(clocks, at - since) });
      return;
    }
    case 'return-cube': {
      proceedings.emit({ type: 'returned', cube: fault.remedy.cube, from: 'forbidden' });
      // One cube goes back once, whatever else is wrong with it.
      const indexes = proceedings.match.faults.flatMap((other, index) =>
        other.remedy.kind === 'return-cube' && other.ref === fault.ref ? [index] : [],
      );
      if (indexes.length > 0) proceedings.emit({ type: 'insulated', indexes });
      return;
    }
    case 'withdraw-pick':
      return pickAgain(proceedings, fault.remedy.pick, fault.remedy.tries);
    case 'remove-cards':
      return proceedings.emit({
        type: 'universe',
        cards: shake.universe.slice(0, fault.remedy.keep),
        dealt: true,
      });
    case 'deal-again':
      return dealAgain(proceedings, fault.remedy.keep);
    case 'roll-again':
      return rollAgain(proceedings);
    case 'nothing-to-undo':
      return;
  }
}

function setAsideSince({ match, at }: Proceedings): number {
  const { phase } = match;
  return phase.kind === 'writing' && phase.occasion.kind === 'challenge' ? phase.occasion.at : at;
}

/** IV-C-2: of two cubes forbidden without "Bonus" the Mover may take back either one. */
function offerChoice(proceedings: Proceedings, fault: Fault, second: Shake, first: Shake): void {
  if (!fault.names.includes('two-cubes-without-bonus')) return;
  const [one, two] = [first.lastMove, second.lastMove];
  if (one?.to !== 'forbidden' || two?.to !== 'forbidden' || one.cube === two.cube) return;
  proceedings.emit({ type: 'choice-offered', seat: fault.by, stays: one.cube, returned: two.cube });
}

export function chooseReturned(
  proceedings: Proceedings,
  { cube }: CommandOf<'return'>,
  by: Seat,
): Refusal | null {
  const { choice } = proceedings.match;
  if (choice === null || choice.seat !== by || (cube !== choice.stays && cube !== choice.returned)) {
    return refuse('nothing-to-return', 'IX-A-1', 'There is no cube to take back.');
  }
  if (cube === choice.stays) {
    proceedings.emit({ type: 'choice-made', stays: choice.returned, returned: choice.stays });
  }
  return null;
}

import type { UndoneAct } from '../record/event.ts';
import { endClock, givenBack } from '../clocks/clock.ts';
import { requeue, withdrawPick } from '../shake/pick-queue.ts';
import type { Proceedings } from '../proceedings.ts';
import { undoDeal, undoRoll } from '../clocks/rolling-clocks.ts';
import type { Clock, Done, Fault, Shake } from '../record/state.ts';

type CubeAct = Done & { readonly kind: 'cube' };

/** Undoes what the fault did and nothing else; the clock that the act had ended comes back. */
export function undo(proceedings: Proceedings, fault: Fault): Clock | null {
  const { undo: what, ref } = fault;
  const { acts } = proceedings.shake;
  const cubeAct = (act: Done, cube: string, as: CubeAct['as']): boolean =>
    act.kind === 'cube' && act.ref === ref && act.cube === cube && act.as === as;
  switch (what.kind) {
    case 'acts': {
      const before = proceedings.shake;
      const back = undoWhere(proceedings, (act) => act.ref === ref);
      if (fault.names.includes('two-cubes-without-bonus')) offerChoice(proceedings, fault, before);
      return back;
    }
    case 'cube':
      // A leader's bonus cube may count as the move by now.
      return undoWhere(
        proceedings,
        (act) => cubeAct(act, what.cube, what.as) || cubeAct(act, what.cube, 'regular'),
      );
    case 'last-cube':
      undoWhere(proceedings, ({ kind }) => kind === 'challenge');
      return undoWhere(proceedings, (act) => cubeAct(act, what.cube, 'regular'));
    case 'second-cube': {
      const bonus = acts.findIndex((act) => cubeAct(act, what.cube, 'bonus'));
      if (bonus < 0) return undoWhere(proceedings, (act) => isFaulty(proceedings, act, fault.by));
      undoSecond(proceedings, bonus, fault.by);
      proceedings.emit({ type: 'bonus-is-the-move', index: bonus });
      return null;
    }
    case 'challenge':
      return undoWhere(proceedings, (act) => act.kind === 'challenge' && act.ref === ref);
    case 'pick':
      withdrawPick(proceedings, what.picked, what.tries, ref);
      return null;
    case 'extra-cards': {
      const cards = proceedings.shake.universe.slice(0, what.keep);
      proceedings.emit({ type: 'universe', cards, dealt: proceedings.shake.dealt });
      return null;
    }
    case 'deal':
      if (isWritten(proceedings)) return null;
      undoDeal(proceedings, what.keep);
      return givenBack(proceedings, what.ended ?? null);
    case 'roll':
      if (isWritten(proceedings)) return null;
      undoRoll(proceedings, what.laidOut ?? []);
      return givenBack(proceedings, what.ended ?? null);
    case 'nothing':
      return null;
  }
}

/** While Solutions are written for this mat, nobody rolls or deals it again. */
function isWritten({ match }: Proceedings): boolean {
  return match.phase.kind === 'writing' || match.phase.kind === 'checking';
}

/** The acts that match, the last one first. */
export function undoWhere(proceedings: Proceedings, matches: (act: Done) => boolean): Clock | null {
  const { acts } = proceedings.shake;
  let back: Clock | null = null;
  for (let index = acts.length - 1; index >= 0; index--) {
    const act = acts[index]!;
    if (!matches(act)) continue;
    undoMovedOn(proceedings, act, index);
    proceedings.emit({ type: 'undone', index, act: undoneAct(act) });
    if (act.kind === 'picked') {
      endClock(proceedings, act.seat, 'pick');
      requeue(proceedings, act.seat);
    }
    if ((act.kind === 'cube' || act.kind === 'goal') && act.ended !== null)
      back = givenBack(proceedings, act.ended);
  }
  return back;
}

/** A cube that was taken on from where it lay comes back there first. */
function undoMovedOn(proceedings: Proceedings, act: Done, index: number): void {
  if (act.kind !== 'cube' || proceedings.shake.mat[act.to].includes(act.cube)) return;
  const { acts } = proceedings.shake;
  const next = acts.findLastIndex(
    (one, at) => at > index && one.kind === 'cube' && one.cube === act.cube && one.from === act.to,
  );
  const later = acts[next];
  if (later === undefined) return;
  undoMovedOn(proceedings, later, next);
  proceedings.emit({ type: 'undone', index: next, act: undoneAct(later) });
}

/** A second cube that is an error by itself, once the bonus cube has gone back for another reason. */
function isFaulty({ match }: Proceedings, act: Done, by: number): boolean {
  if (act.kind !== 'cube' || act.seat !== by || act.as === 'setter-bonus') return false;
  return match.faults.some((fault) => fault.by === by && fault.ref === act.ref);
}

function undoneAct(act: Done): UndoneAct {
  const { kind, seat } = act;
  return kind === 'cube' ? { kind, seat, cube: act.cube, from: act.from, to: act.to } : { kind, seat };
}

/** IV-C-2: the cube that the leader moved after the bonus cube in the same turn. */
function undoSecond(proceedings: Proceedings, bonus: number, by: number): void {
  const index = proceedings.shake.acts.findIndex(
    (act, at) => at > bonus && act.kind === 'cube' && act.seat === by && act.as !== 'bonus',
  );
  const second = proceedings.shake.acts[index];
  if (second !== undefined) proceedings.emit({ type: 'undone', index, act: undoneAct(second) });
}

/** IV-C-2 comment: of two cubes forbidden without "Bonus" the Mover may take back either one. */
function offerChoice(proceedings: Proceedings, fault: Fault, before: Shake): void {
  const [one, two] = [proceedings.shake.lastMove, before.lastMove];
  if (one?.seat !== fault.by || two?.seat !== fault.by) return;
  if (one.to !== 'forbidden' || two.to !== 'forbidden' || one.cube === two.cube) return;
  proceedings.emit({ type: 'choice-offered', seat: fault.by, stays: one.cube, returned: two.cube });
}

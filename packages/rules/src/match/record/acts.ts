import { transfer, without, withoutAll } from './mat.ts';
import { leftOf } from './seat.ts';
import type { Seat } from './seat.ts';
import type { Cube, Mat } from '../game/game.ts';
import type { Done, Shake } from './state.ts';

/** Whose turn it is, and the bonus cube whose regular move is still owed. */
export interface Turn {
  readonly turn: Seat;
  readonly first: boolean;
  readonly bonus: Cube | null;
}

/** The next to play after this seat, of those who are there. */
export function nextAfter(seat: Seat, seats: number, absent: readonly Seat[]): Seat {
  for (let next = leftOf(seat, seats); next !== seat; next = leftOf(next, seats))
    if (!absent.includes(next)) return next;
  return seat;
}

/** IV-A, IV-B: whose turn it is, told from what was done; null without a Goal. */
export function turnAfter(shake: Shake, seats: number, acts: readonly Done[] = shake.acts): Turn | null {
  const { absent, opening } = shake;
  let now: Turn | null = opening === null ? null : { turn: opening.turn, first: opening.first, bonus: null };
  for (const act of acts) {
    if (act.kind === 'goal') now = { turn: nextAfter(act.seat, seats, absent), first: true, bonus: null };
    if (now === null) continue;
    if (act.kind === 'turn-lost') now = passed(act.seat);
    if (act.kind !== 'cube' || act.as === 'setter-bonus') continue;
    if (act.as !== 'bonus') now = passed(act.seat);
    else if (act.seat === now.turn || act.takesTurn === true)
      now = { turn: act.seat, first: now.first, bonus: act.cube };
  }
  if (now !== null && absent.includes(now.turn)) return passed(now.turn);
  return now;

  function passed(seat: Seat): Turn {
    return { turn: nextAfter(seat, seats, absent), first: false, bonus: null };
  }
}

/** With one more act; who moved last follows from the list. */
export function withAct(shake: Shake, act: Done): Shake {
  return derived({ ...shake, acts: [...shake.acts, act] });
}

/** IV-B: a cube that touched the mat makes its player the Mover, a bonus cube too. */
function derived(shake: Shake): Shake {
  const { acts, opening } = shake;
  // Logs of the first version, which named no commands, did not take a bonus cube for a move.
  const moved = acts.findLast(
    (act) => act.kind === 'cube' && act.as !== 'setter-bonus' && (act.as !== 'bonus' || act.ref !== ''),
  );
  const goal = acts.findLast((act) => act.kind === 'goal');
  const setterBonus = acts.some((act) => act.kind === 'cube' && act.as === 'setter-bonus');
  const lastMove = moved?.kind === 'cube' ? { seat: moved.seat, cube: moved.cube, to: moved.to } : null;
  const lastMover = lastMove?.seat ?? goal?.seat ?? opening?.lastMover ?? null;
  return { ...shake, setterBonus, lastMover, lastMove };
}

/** The shake without one of its acts: its inverse, and nothing else. */
export function withoutAct(shake: Shake, index: number): Shake {
  const act = shake.acts[index];
  if (act === undefined) return shake;
  const rest = derived({ ...shake, acts: shake.acts.filter((_, other) => other !== index) });
  switch (act.kind) {
    case 'cube':
      return { ...rest, mat: putBack(shake.mat, act) };
    case 'picked': {
      const place = shake.acts.slice(0, index).filter(({ kind }) => kind === 'picked').length;
      const picks = shake.picks.filter((_, other) => other !== place);
      return { ...rest, picks, mayPickAgain: mayPickAgain(shake, act, index) };
    }
    case 'goal': {
      const back = [...withoutAll(act.cubes, act.touched), ...act.leftOver];
      const { mat } = shake;
      return {
        ...rest,
        goal: null,
        // III-B-2: what touched the Goal section binds who laid it there, not who had nothing to do with it.
        arranged: act.seat === rightfulSetter(shake) ? shake.arranged : (act.arranged ?? null),
        disputed: null,
        // Who was still to pick then is so again, and who is to pick again now stays so.
        queue: [
          ...shake.queue,
          ...act.queue.filter(({ seat }) => !shake.queue.some((picker) => picker.seat === seat)),
        ],
        mat: {
          ...mat,
          goal: act.touched,
          forbidden: withoutAll(mat.forbidden, act.leftOver),
          resources: [...mat.resources, ...back],
        },
      };
    }
    case 'challenge':
    case 'turn-lost':
      return rest;
  }
}

/** II-C-3: a pick of another player that is taken back leaves the second pick to who had it. */
function mayPickAgain(shake: Shake, act: Done & { readonly kind: 'picked' }, index: number): Seat | null {
  const before = act.mayPickAgain ?? null;
  return before !== act.seat && index === shake.acts.length - 1 ? before : null;
}

/** III-A, III-D-2: who is to set the Goal. */
function rightfulSetter({ noGoal, setter }: Shake): Seat {
  return noGoal?.disputer ?? setter;
}

/** The cube lies again where it lay. */
function putBack(mat: Mat, { cube, from, to, index }: Done & { readonly kind: 'cube' }): Mat {
  const back = transfer(mat, cube, to, from);
  const others = back[from].slice(0, -1);
  return { ...back, [from]: [...others.slice(0, index), cube, ...others.slice(index)] };
}

/** IV-C-2: the bonus cube counts as the move. */
export function bonusAsMove(shake: Shake, index: number): Shake {
  const acts = shake.acts.map((act, other) =>
    other === index && act.kind === 'cube' ? ({ ...act, as: 'regular' } as const) : act,
  );
  return derived({ ...shake, acts });
}

/** IV-C-2 comment: of two cubes the Mover takes back the other one. */
export function otherCube(shake: Shake, seat: Seat, stays: Cube, returned: Cube): Shake {
  const index = shake.acts.findLastIndex(
    (act) => act.kind === 'cube' && act.seat === seat && act.cube === returned,
  );
  const acts = shake.acts.map((act, other) =>
    other === index && act.kind === 'cube' ? { ...act, cube: stays } : act,
  );
  const { mat } = shake;
  return derived({
    ...shake,
    acts,
    mat: {
      ...mat,
      forbidden: [...without(mat.forbidden, returned), stays],
      resources: [...without(mat.resources, stays), returned],
    },
  });
}

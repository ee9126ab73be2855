import { withAct, withoutAct } from './acts.ts';
import type { EventOf } from './event.ts';
import { transfer, withoutAll } from './mat.ts';
import type { Match, Shake } from './state.ts';

export function inShake(match: Match, change: (shake: Shake) => Partial<Shake>): Match {
  return match.shake === null ? match : { ...match, shake: { ...match.shake, ...change(match.shake) } };
}

export function changed(match: Match, change: (shake: Shake) => Shake): Match {
  return match.shake === null ? match : { ...match, shake: change(match.shake) };
}

export function noGoal(match: Match, change: Partial<NonNullable<Shake['noGoal']>>): Match {
  return inShake(match, (shake) => ({
    noGoal: { ...(shake.noGoal ?? { agreed: [], disputer: null }), ...change },
  }));
}

export function goalSet(shake: Shake, event: EventOf<'goal-set'>): Shake {
  const { mat } = shake;
  const set: Shake = {
    ...shake,
    goal: event.text,
    arranged: event.text,
    disputed: event.disputed,
    mayPickAgain: null,
    queue: [],
    mat: {
      ...mat,
      resources: withoutAll([...mat.resources, ...mat.goal], [...event.cubes, ...event.leftOver]),
      goal: event.cubes,
      forbidden: [...mat.forbidden, ...event.leftOver],
    },
  };
  return withAct(set, {
    kind: 'goal',
    ref: event.ref ?? '',
    seat: event.seat,
    cubes: event.cubes,
    leftOver: event.leftOver,
    touched: mat.goal,
    arranged: shake.arranged,
    queue: shake.queue,
    ended: event.ended ?? null,
  });
}

export function moved(shake: Shake, event: EventOf<'moved'>): Shake {
  const { seat, cube, from, to } = event;
  const after = { ...shake, mat: transfer(shake.mat, cube, from, to), mayPickAgain: null };
  const [ref, ended] = [event.ref ?? '', event.ended ?? null];
  const index = shake.mat[from].indexOf(cube);
  const takesTurn = event.takesTurn === true ? { takesTurn: true } : {};
  return withAct(after, {
    kind: 'cube',
    ref,
    seat,
    cube,
    from,
    index,
    to,
    as: event.kind,
    ended,
    ...takesTurn,
  });
}

/** In older logs a cube was named that goes back. */
export function returned(shake: Shake, { cube, from }: EventOf<'returned'>): Shake {
  const index = shake.acts.findLastIndex(
    (act) => act.kind === 'cube' && act.cube === cube && act.to === from,
  );
  return index < 0
    ? { ...shake, mat: transfer(shake.mat, cube, from, 'resources') }
    : withoutAct(shake, index);
}

/** Which act the withdrawn pick was. */
export function pickLike(shake: Shake, { picked }: EventOf<'pick-withdrawn'>): number {
  const place = shake.picks.findLastIndex(
    (one) => one.by === picked.by && one.legal === picked.legal && one.pick.id === picked.pick.id,
  );
  const picks = shake.acts.flatMap((act, index) => (act.kind === 'picked' ? [index] : []));
  return picks[place] ?? -1;
}

import { turnAfter } from '../record/acts.ts';
import { moverBonusProblems, notInResources, playBonus } from './bonus.ts';
import { endedBy } from '../clocks/clock.ts';
import type { CommandOf, Refusal } from '../record/command.ts';
import { recordFaults, refusalFor } from '../errors/faults.ts';
import type { Problem } from '../errors/faults.ts';
import type { Place, Section } from '../game/game.ts';
import { legalAct } from './legal-act.ts';
import { holds } from '../record/mat.ts';
import { wasPassedOver } from './passed-over.ts';
import { notNow, refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Seat } from '../record/seat.ts';
import { stand } from './stand.ts';
import { say } from '../../said/said.ts';

/** IV-B: a cube from Resources to the mat, with a bonus cube before it if "Bonus" is said. */
export function move(proceedings: Proceedings, command: CommandOf<'move'>, by: Seat): Refusal | null {
  const { match, shake } = proceedings;
  const { phase } = match;
  if (phase.kind !== 'moving') return notNow(proceedings, 'move');
  const { cube, to, bonus } = command;
  const { resources } = shake.mat;
  if (!holds(resources, bonus === null ? [cube] : [bonus, cube])) {
    return notInResources(proceedings, resources.includes(cube) ? (bonus ?? cube) : cube);
  }
  const first = bonus === null ? [] : moverBonusProblems(proceedings, bonus, by);
  const turn = bonus === null ? turnProblems(proceedings, by) : outOfTurnBonus(proceedings, first, by);
  const second = moveProblems(proceedings, command);
  const problems = [...turn, ...first, ...second];
  const refusal = refusalFor(proceedings, problems);
  if (refusal !== null) return refusal;
  const bonusIsLegal = turn.length === 0 && first.length === 0 && !owesForIllegalBonus(proceedings, by);
  const passedOver = phase.turn !== by && wasPassedOver(proceedings, by);
  if (bonus !== null) playBonus(proceedings, bonus, by, [...turn, ...first], passedOver);
  playRegular(proceedings, { cube, from: 'resources', to, kind: 'regular' }, by);
  if (bonusIsLegal && second.length === 0) legalAct(proceedings, by, 'move');
  recordFaults(proceedings, by, problems);
  stand(proceedings);
  return null;
}

/** A charge of an illegal bonus move means what costs a point, if something does. */
function outOfTurnBonus(proceedings: Proceedings, first: readonly Problem[], by: Seat): readonly Problem[] {
  const named = first.some(({ names }) => names.includes('illegal-bonus'));
  const also = named ? [] : (['illegal-bonus'] as const);
  return turnProblems(proceedings, by).map((one) => ({ ...one, names: [...one.names, ...also] }));
}

interface Regular {
  readonly cube: string;
  readonly from: Place;
  readonly to: Section;
  readonly kind: 'regular' | 'shift';
}

/** The move that ends a turn; the clock it ends is remembered with it. */
function playRegular(proceedings: Proceedings, what: Regular, by: Seat): void {
  const { shake, seats, ref } = proceedings;
  const turn = turnAfter(shake, seats)?.turn ?? by;
  const last = what.from === 'resources' && shake.mat.resources.length === 1;
  // A second cube of the same player leaves the turn, and its clock, where it was.
  const ended = last || proceedings.after(by) !== turn ? endedBy(proceedings, by, turn, 'turn') : null;
  proceedings.emit({ type: 'moved', seat: by, ...what, ref, ended });
}

/** A leader's bonus cube of this turn lies there: the cube after it is no legal act either. */
function owesForIllegalBonus({ match: { faults, phase } }: Proceedings, by: Seat): boolean {
  if (phase.kind !== 'moving' || phase.turn !== by) return false;
  return faults.some(
    ({ by: leader, undo }) => leader === by && undo.kind === 'second-cube' && undo.cube === phase.bonus,
  );
}

/** IV-B: it must be your turn; a second cube without "Bonus" is charged by that name too. */
export function turnProblems(proceedings: Proceedings, by: Seat): readonly Problem[] {
  const { match, shake } = proceedings;
  const { phase } = match;
  if (phase.kind !== 'moving' || phase.turn === by || wasPassedOver(proceedings, by)) return [];
  const message = say('another-turn');
  if (shake.lastMove?.seat === by) {
    const names = ['two-cubes-without-bonus', 'out-of-turn'] as const;
    return [
      {
        code: 'two-cubes-without-bonus',
        rule: proceedings.rule('bonusWord'),
        message: say('two-cubes-without-bonus'),
        names,
      },
    ];
  }
  return [{ code: 'out-of-turn', rule: proceedings.rule('move'), message, names: ['out-of-turn'] }];
}

function moveProblems(proceedings: Proceedings, { cube, to, bonus }: CommandOf<'move'>): readonly Problem[] {
  const { shake, game } = proceedings;
  const left = shake.mat.resources.length - (bonus === null ? 0 : 1);
  if (to !== 'forbidden') return [];
  const problems: Problem[] = [];
  const objection = game.toForbidden(cube, left);
  const undo = { kind: 'cube', cube, as: 'regular' } as const;
  if (objection !== null) problems.push({ ...objection, names: ['relation-forbidden'], undo });
  if (left === 1) {
    problems.push({
      code: 'last-cube-forbidden',
      rule: proceedings.rule('lastCube'),
      message: say('last-cube-where'),
      names: ['last-cube-forbidden'],
      undo: { kind: 'last-cube', cube },
      // VIII-A: a challenge does not save it; it is set aside and the cube goes back.
      insulatedBy: ['move', 'write', 'check'],
    });
  }
  return problems;
}

/** Shift from Permitted: takes the place of the regular move. */
export function shift(proceedings: Proceedings, { cube, to }: CommandOf<'shift'>, by: Seat): Refusal | null {
  const { match, shake, game } = proceedings;
  if (match.phase.kind !== 'moving') return notNow(proceedings, 'shift');
  const from = (['permitted', 'required', 'forbidden'] as const).find((place) =>
    shake.mat[place].includes(cube),
  );
  if (to === 'resources' || to === 'goal') {
    const illegal = game.shift(proceedings.moment(), cube, to);
    const rule = illegal?.rule ?? proceedings.rule('move');
    return refuse('shift-illegal', rule, say('not-shifted-to', { to }));
  }
  if (from === undefined || from === to) {
    return refuse('cube-not-on-mat', proceedings.rule('move'), say('cannot-be-shifted', { cube, to }));
  }
  const problems: Problem[] = [...turnProblems(proceedings, by)];
  const objection = game.shift(proceedings.moment(), cube, to);
  if (objection !== null) problems.push({ ...objection, names: ['shift-illegal'] });
  else if (from !== 'permitted') {
    const message = say('only-permitted-shifted');
    problems.push({
      code: 'shift-illegal',
      rule: proceedings.rule('move'),
      message,
      names: ['shift-illegal'],
    });
  }
  const refusal = refusalFor(proceedings, problems);
  if (refusal !== null) return refusal;
  playRegular(proceedings, { cube, from, to, kind: 'shift' }, by);
  if (problems.length === 0 && !owesForIllegalBonus(proceedings, by)) legalAct(proceedings, by, 'move');
  recordFaults(proceedings, by, problems);
  stand(proceedings);
  return null;
}

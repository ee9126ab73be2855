import type { CommandOf, Refusal } from '../record/command.ts';
import { settleDispute } from './dispute.ts';
import { recordFaults, refusalFor } from '../errors/faults.ts';
import type { Problem } from '../errors/faults.ts';
import type { Game } from '../game/game.ts';
import { legalAct } from './legal-act.ts';
import { notNow, refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Seat } from '../record/seat.ts';
import { isLeading } from '../round/leading.ts';
import { wasPassedOver } from './passed-over.ts';
import { stand } from './stand.ts';
import type { Match } from '../record/state.ts';
import { say } from '../../said/said.ts';

/** IV-C: where the leader may not take a bonus move, everybody else may. */
export function mayTakeBonus(game: Game, match: Pick<Match, 'totals'>, seat: Seat): boolean {
  return game.procedure.bonus.leader.is === 'may' || !isLeading(match, seat);
}

/** "Bonus": by the Goal-setter before the Goal, or by the Mover before the regular move. */
export function bonus(proceedings: Proceedings, command: CommandOf<'bonus'>, by: Seat): Refusal | null {
  const { match, shake } = proceedings;
  if (match.phase.kind === 'goal') return setterBonus(proceedings, command.cube, by);
  if (match.phase.kind !== 'moving') return notNow(proceedings, 'bonus', 'bonus');
  const { phase } = match;
  if (!shake.mat.resources.includes(command.cube)) return notInResources(proceedings, command.cube);
  const problems = moverBonusProblems(proceedings, command.cube, by);
  const passedOver = wasPassedOver(proceedings, by);
  if (phase.turn !== by && !passedOver) {
    const message = say('another-turn');
    // A charge of an illegal bonus move means what costs a point, if something does.
    const named = problems.some(({ names }) => names.includes('illegal-bonus'));
    problems.unshift({
      code: 'out-of-turn',
      rule: proceedings.rule('move'),
      message,
      names: named ? ['out-of-turn'] : ['out-of-turn', 'illegal-bonus'],
    });
  }
  const refusal = refusalFor(proceedings, problems);
  if (refusal !== null) return refusal;
  playBonus(proceedings, command.cube, by, problems, passedOver);
  recordFaults(proceedings, by, problems);
  stand(proceedings);
  return null;
}

/** IV-B: the bonus cube is a move as soon as it touches the mat. */
export function playBonus(
  proceedings: Proceedings,
  cube: string,
  by: Seat,
  problems: readonly Problem[],
  takesTurn: boolean,
): void {
  const { ref } = proceedings;
  proceedings.emit({
    type: 'moved',
    seat: by,
    cube,
    from: 'resources',
    to: 'forbidden',
    kind: 'bonus',
    ref,
    ended: null,
    ...(takesTurn ? { takesTurn } : {}),
  });
  if (problems.length === 0) legalAct(proceedings, by, 'move');
  // A leader's bonus cube stays on the mat whatever is charged, so the next player has moved.
  else if (problems.every(({ code }) => code === 'leader-bonus')) settleDispute(proceedings, false);
}

/** What is wrong with saying "Bonus" and forbidding this cube. A leader's second cube is dealt with in moving.ts. */
export function moverBonusProblems(proceedings: Proceedings, cube: string, by: Seat): Problem[] {
  const { match, shake, game } = proceedings;
  const { leader } = game.procedure.bonus;
  const problems: Problem[] = [];
  if (!mayTakeBonus(proceedings.game, proceedings.match, by)) {
    const { moverPenalty } = game.procedure.bonus;
    problems.push({
      code: 'leader-bonus',
      rule: leader.rule,
      message: say('leader-no-bonus'),
      names: ['illegal-bonus'],
      penalty: { points: moverPenalty.is, rule: moverPenalty.rule },
      undo: { kind: 'second-cube', cube },
      insulatedBy: ['move', 'challenge', 'write'],
    });
  }
  if (match.phase.kind === 'moving' && match.phase.bonus !== null && match.phase.turn === by) {
    const message = say('one-bonus-a-turn');
    const undo = { kind: 'cube', cube, as: 'bonus' } as const;
    problems.push({ code: 'second-bonus', rule: leader.rule, message, names: ['illegal-bonus'], undo });
  }
  const objection = game.toForbidden(cube, shake.mat.resources.length);
  const back = { kind: 'cube', cube, as: 'bonus' } as const;
  if (objection !== null)
    problems.push({ ...objection, names: ['relation-forbidden', 'illegal-bonus'], undo: back });
  if (shake.mat.resources.length < 2) {
    const message = say('last-cube-not-forbidden');
    problems.push({
      code: 'last-cube-forbidden',
      rule: proceedings.rule('lastCube'),
      message,
      names: ['last-cube-forbidden'],
      undo: back,
    });
  }
  return problems;
}

/** III-C: one cube to Forbidden before the first cube of the Goal. */
function setterBonus(proceedings: Proceedings, cube: string, by: Seat): Refusal | null {
  const { match, shake, game } = proceedings;
  const { phase } = match;
  if (phase.kind !== 'goal') return notNow(proceedings, 'bonus', 'bonus');
  if (by !== phase.setter)
    return refuse('out-of-turn', proceedings.rule('setterBonus'), say('only-setter-bonus'));
  if (phase.disputing) return refuse('not-now', game.procedure.goal.noGoal.rule, say('disputer-only-goal'));
  if (!shake.mat.resources.includes(cube)) return notInResources(proceedings, cube);
  if (shake.setterBonus)
    return refuse('second-bonus', proceedings.rule('setterBonusCube'), say('setter-one-bonus'));
  if (shake.arranged !== null) {
    return refuse('bonus-too-late', proceedings.rule('setterBonus'), say('bonus-before-goal'));
  }
  const { setterPenalty } = game.procedure.bonus;
  const problems: Problem[] = [];
  const insulatedBy = ['move', 'challenge'] as const;
  if (!mayTakeBonus(game, match, by)) {
    problems.push({
      code: 'leader-bonus',
      rule: setterPenalty.rule,
      message: say('leading-setter-no-bonus'),
      names: ['illegal-bonus'],
      penalty: { points: setterPenalty.is, rule: setterPenalty.rule },
      insulatedBy,
    });
  }
  const objection = game.setterBonus(cube);
  if (objection !== null) {
    problems.push({ ...objection, names: ['illegal-bonus', 'relation-forbidden'], insulatedBy });
  }
  const refusal = refusalFor(proceedings, problems);
  if (refusal !== null) return refusal;
  proceedings.emit({
    type: 'moved',
    seat: by,
    cube,
    from: 'resources',
    to: 'forbidden',
    kind: 'setter-bonus',
    ref: proceedings.ref,
    ended: null,
  });
  if (problems.length === 0) legalAct(proceedings, by, 'move');
  recordFaults(proceedings, by, problems);
  return null;
}

export function notInResources(proceedings: Proceedings, cube: string): Refusal {
  return refuse('cube-not-in-resources', proceedings.rule('move'), say('not-in-resources', { cube }));
}

import { moverBonusProblems, notInResources } from './bonus.ts';
import { clockUntil } from './clock.ts';
import type { CommandOf, Refusal } from './command.ts';
import { settleDispute } from './dispute.ts';
import { insulate, recordFaults, refusalFor, situation } from './faults.ts';
import type { Problem } from './faults.ts';
import { holds } from './mat.ts';
import { notNow, refuse } from './proceedings.ts';
import type { Proceedings } from './proceedings.ts';
import type { Seat } from './seat.ts';
import type { Situation } from './state.ts';
import { passTurn } from './turn.ts';

/** IV-B: a cube from Resources to the mat, with a bonus cube before it if "Bonus" is said. */
export function move(proceedings: Proceedings, command: CommandOf<'move'>, by: Seat): Refusal | null {
  const { match, shake } = proceedings;
  const { phase } = match;
  if (phase.kind !== 'moving') return notNow(proceedings, 'Moving a cube');
  const { cube, to, bonus } = command;
  const { resources } = shake.mat;
  if (!holds(resources, bonus === null ? [cube] : [bonus, cube])) {
    return notInResources(proceedings, resources.includes(cube) ? (bonus ?? cube) : cube);
  }
  const problems = [...turnProblems(proceedings, by), ...moveProblems(proceedings, command, by)];
  const refusal = refusalFor(proceedings, problems);
  if (refusal !== null) return refusal;
  settleDispute(proceedings, false);
  const before = situation(proceedings);
  if (problems.length === 0) insulate(proceedings, by, 'move');
  let afterBonus: Situation | null = null;
  if (bonus !== null) {
    proceedings.emit({
      type: 'moved',
      seat: by,
      cube: bonus,
      from: 'resources',
      to: 'forbidden',
      kind: 'bonus',
    });
  }
  if (bonus !== null || (phase.bonus !== null && phase.turn === by)) afterBonus = bonusAlone(proceedings, by);
  proceedings.emit({ type: 'moved', seat: by, cube, from: 'resources', to, kind: 'regular' });
  passTurn(proceedings, by);
  recordFaults(proceedings, by, leadersSecondCube(problems, afterBonus), before);
  moveOnLeadersFault(proceedings, by, phase.bonus !== null && bonus === null ? afterBonus : null);
  return null;
}

/** IV-B: it must be your turn; a second cube without "Bonus" is charged by that name too. */
export function turnProblems(proceedings: Proceedings, by: Seat): readonly Problem[] {
  const { match, shake } = proceedings;
  const { phase } = match;
  if (phase.kind !== 'moving' || phase.turn === by || wasPassedOver(proceedings, by)) return [];
  const message = 'It is another player’s turn.';
  if (shake.lastMove?.seat === by) {
    const names = ['two-cubes-without-bonus', 'out-of-turn'] as const;
    return [
      {
        code: 'two-cubes-without-bonus',
        rule: proceedings.rule('bonusWord'),
        message: 'Without "Bonus" only one cube is moved.',
        names,
      },
    ];
  }
  return [{ code: 'out-of-turn', rule: proceedings.rule('move'), message, names: ['out-of-turn'] }];
}

/** After a move out of turn that nobody has charged, the player whose turn it was may simply take it. */
function wasPassedOver({ match }: Proceedings, by: Seat): boolean {
  return match.faults.some(({ names, remedy, by: other }) => {
    if (other === by || !names.includes('out-of-turn') || remedy.kind !== 'restore') return false;
    const { phase } = remedy.situation;
    return phase.kind === 'moving' && phase.turn === by;
  });
}

function moveProblems(
  proceedings: Proceedings,
  { cube, to, bonus }: CommandOf<'move'>,
  by: Seat,
): readonly Problem[] {
  const { shake, game } = proceedings;
  const problems = bonus === null ? [] : moverBonusProblems(proceedings, bonus, by);
  const left = shake.mat.resources.length - (bonus === null ? 0 : 1);
  if (to !== 'forbidden') return problems;
  const objection = game.toForbidden(cube, left);
  if (objection !== null) problems.push({ ...objection, names: ['relation-forbidden'] });
  if (left === 1) {
    problems.push({
      code: 'last-cube-forbidden',
      rule: proceedings.rule('lastCube'),
      message: 'The last cube goes to Required or Permitted.',
      names: ['last-cube-forbidden'],
      // VIII-A: a challenge does not save it; it is set aside and the cube goes back.
      insulatedBy: ['move', 'write', 'check'],
    });
  }
  return problems;
}

/** What a leader's bonus move is cut down to: the first cube stays as the move, and the turn has passed. */
function bonusAlone(proceedings: Proceedings, by: Seat): Situation {
  const { shake, game, at } = proceedings;
  const turn = proceedings.after(by);
  const clock = clockUntil(proceedings, 'turn', turn, at + game.procedure.time.turn.is);
  const cube = shake.mat.forbidden.at(-1)!;
  return {
    shake: { ...shake, lastMover: by, lastMove: { seat: by, cube, to: 'forbidden' } },
    phase: { kind: 'moving', turn, first: false, bonus: null },
    clocks: [clock],
  };
}

/** IV-C-2: of a leader's bonus move the second cube goes back. */
function leadersSecondCube(problems: readonly Problem[], afterBonus: Situation | null): readonly Problem[] {
  if (afterBonus === null) return problems;
  return problems.map((problem) =>
    problem.code === 'leader-bonus'
      ? { ...problem, remedy: { kind: 'restore', situation: afterBonus } }
      : problem,
  );
}

/** The same where "Bonus" and the regular move were two commands: the fault is there already. */
function moveOnLeadersFault(proceedings: Proceedings, by: Seat, afterBonus: Situation | null): void {
  const index = proceedings.match.faults.findIndex(
    (fault) => fault.by === by && fault.names.includes('illegal-bonus'),
  );
  const fault = proceedings.match.faults[index];
  if (afterBonus === null || fault === undefined || fault.penalty.points === 0) return;
  proceedings.emit({ type: 'insulated', indexes: [index] });
  proceedings.emit({
    type: 'fault',
    fault: { ...fault, remedy: { kind: 'restore', situation: afterBonus } },
  });
}

/** Shift from Permitted: takes the place of the regular move. */
export function shift(proceedings: Proceedings, { cube, to }: CommandOf<'shift'>, by: Seat): Refusal | null {
  const { match, shake, game } = proceedings;
  if (match.phase.kind !== 'moving') return notNow(proceedings, 'Shifting a cube');
  const from = (['permitted', 'required', 'forbidden'] as const).find((place) =>
    shake.mat[place].includes(cube),
  );
  if (from === undefined || from === to) {
    return refuse('cube-not-on-mat', proceedings.rule('move'), `No ${cube} cube can be shifted to ${to}.`);
  }
  const problems: Problem[] = [...turnProblems(proceedings, by)];
  const objection = game.shift(proceedings.moment(), cube, to);
  if (objection !== null) problems.push({ ...objection, names: ['shift-illegal'] });
  else if (from !== 'permitted') {
    const message = 'Only cubes in Permitted are shifted.';
    problems.push({
      code: 'shift-illegal',
      rule: proceedings.rule('move'),
      message,
      names: ['shift-illegal'],
    });
  }
  const refusal = refusalFor(proceedings, problems);
  if (refusal !== null) return refusal;
  settleDispute(proceedings, false);
  const before = situation(proceedings);
  if (problems.length === 0) insulate(proceedings, by, 'move');
  const { bonus, turn } = match.phase;
  const afterBonus = bonus !== null && turn === by ? bonusAlone(proceedings, by) : null;
  proceedings.emit({ type: 'moved', seat: by, cube, from, to, kind: 'shift' });
  passTurn(proceedings, by);
  recordFaults(proceedings, by, problems, before);
  moveOnLeadersFault(proceedings, by, afterBonus);
  return null;
}

import { endedBy } from '../clocks/clock.ts';
import type { CommandOf, Refusal } from '../record/command.ts';
import { recordFaults, refusalFor } from '../errors/faults.ts';
import type { Problem } from '../errors/faults.ts';
import { openQueue } from './pick-queue.ts';
import { notNow, refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import { shareTime } from '../clocks/rolling-clocks.ts';
import { beginShake } from './rolling-phase.ts';
import type { Seat } from '../record/seat.ts';
import { stand } from './stand.ts';
import { say } from '../../said/said.ts';
import type { DeedSaid } from '../../said/match-sentences.ts';

/** I-D: each player rolls one cube; the highest digit sets the first Goal, and ties roll again. */
export function rollForSetter(
  proceedings: Proceedings,
  { face }: CommandOf<'roll-for-setter'>,
  by: Seat,
): Refusal | null {
  const { phase } = proceedings.match;
  if (phase.kind !== 'choosing-setter') return notNow(proceedings, 'roll-for-setter');
  const { rule } = proceedings.game.procedure.firstRoll;
  if (!phase.rolling.includes(by) || phase.faces[by] !== null) {
    return refuse('out-of-turn', rule, say('has-rolled'));
  }
  if (proceedings.game.firstRoll(face) === undefined) {
    return refuse('no-such-face', rule, say('no-such-face', { face }));
  }
  proceedings.emit({ type: 'setter-rolled', seat: by, face });
  settleFirstRoll(proceedings);
  return null;
}

function settleFirstRoll(proceedings: Proceedings): void {
  const { phase } = proceedings.match;
  if (phase.kind !== 'choosing-setter' || phase.rolling.some((seat) => phase.faces[seat] === null)) return;
  const digits = phase.rolling.map((seat) => ({
    seat,
    digit: proceedings.game.firstRoll(phase.faces[seat]!) ?? null,
  }));
  const high = Math.max(...digits.map(({ digit }) => digit ?? -1));
  // Equations: a sign drops its roller, unless all rolled signs.
  const best = digits.filter(({ digit }) => (digit ?? -1) === high).map(({ seat }) => seat);
  if (best.length === 1) proceedings.enter({ kind: 'between-shakes', setter: best[0]! });
  else proceedings.enter({ kind: 'choosing-setter', rolling: best, faces: phase.faces.map(() => null) });
}

/** Rolling and dealing may come first in a shake; that begins it. */
function inRolling(proceedings: Proceedings, deed: DeedSaid): Refusal | null {
  if (proceedings.match.phase.kind === 'between-shakes') return beginShake(proceedings);
  return proceedings.match.phase.kind === 'rolling' ? null : notNow(proceedings, deed);
}

/** II-A-3: where the restriction cubes are laid out, that comes before the roll. */
export function layOut(proceedings: Proceedings, { cubes }: CommandOf<'lay-out'>, by: Seat): Refusal | null {
  const wrong = inRolling(proceedings, 'lay-out');
  if (wrong !== null) return wrong;
  const { game, shake } = proceedings;
  if (game.layOut === null)
    return refuse('nothing-to-lay-out', proceedings.rule('rolling'), say('all-are-rolled'));
  const { rule } = game.layOut;
  if (by !== shake.setter) return refuse('out-of-turn', rule, say('setter-lays-out'));
  if (shake.laidOut || shake.rolled) return refuse('not-now', rule, say('laid-out-once'));
  if (!game.layOut.allows(cubes)) {
    return refuse('wrong-layout', rule, say('wrong-layout'));
  }
  proceedings.emit({ type: 'laid-out', seat: by, cubes });
  return null;
}

/** II-A: the Goal-setter rolls the cubes. */
export function roll(proceedings: Proceedings, { cubes }: CommandOf<'roll'>, by: Seat): Refusal | null {
  const wrong = inRolling(proceedings, 'roll');
  if (wrong !== null) return wrong;
  const { game, shake } = proceedings;
  if (shake.rolled) return refuse('already-rolled', proceedings.rule('rolling'), say('are-rolled'));
  if (game.layOut !== null && !shake.laidOut) {
    return refuse('lay-out-first', game.layOut.rule, say('lay-out-first'));
  }
  const problem = game.rollProblem(cubes, shake.mat.resources);
  if (problem !== null) return refuse(problem.code, problem.rule, problem.message);
  const problems: Problem[] = [];
  if (by !== shake.setter) {
    const message = say('setter-rolls-cubes');
    const ended = endedBy(proceedings, by, shake.setter, 'roll');
    problems.push({
      code: 'out-of-turn',
      rule: proceedings.rule('rolling'),
      message,
      names: ['out-of-turn'],
      undo: { kind: 'roll', laidOut: shake.mat.resources, ended },
    });
  }
  const refusal = refusalFor(proceedings, problems);
  if (refusal !== null) return refusal;
  proceedings.emit({ type: 'rolled', seat: by, cubes });
  shareTime(proceedings, 'roll', 'goal');
  recordFaults(proceedings, by, problems);
  afterRolling(proceedings);
  return null;
}

/** II-B: the player to the right of the Goal-setter deals. */
export function deal(proceedings: Proceedings, { cards }: CommandOf<'deal'>, by: Seat): Refusal | null {
  const wrong = inRolling(proceedings, 'deal');
  if (wrong !== null) return wrong;
  const { game, shake } = proceedings;
  if (game.cards === null) return refuse('no-cards', proceedings.rule('rolling'), say('no-cards'));
  const { least, most, rule, tooMany } = game.cards;
  if (shake.dealt) return refuse('already-dealt', rule, say('is-dealt'));
  // Dealt again after too few: the cards that lie there may be named again or left out.
  const added = cards.filter((card) => !shake.universe.includes(card));
  if (new Set(added).size !== added.length || added.some((card) => !(card >= 0 && card < 16))) {
    return refuse('no-such-card', rule, say('each-card-once'));
  }
  const count = shake.universe.length + added.length;
  const problems: Problem[] = [];
  const ended = endedBy(proceedings, by, shake.dealer, 'deal');
  if (by !== shake.dealer) {
    const message = say('dealer-deals');
    const undo = { kind: 'deal', keep: false, ended } as const;
    problems.push({
      code: 'out-of-turn',
      rule: proceedings.rule('dealing'),
      message,
      names: ['out-of-turn'],
      undo,
    });
  }
  if (count > most) {
    // Where a book does not say which ones are the extra ones, they are the last ones too: nothing else could be told from the deal.
    const go = tooMany.is === 'last-dealt-go' ? 'last' : 'extra';
    const message = say('too-many-cards', { most, count, go });
    const undo = { kind: 'extra-cards', keep: most } as const;
    problems.push({ code: 'too-many-cards', rule, message, names: ['too-many-cards'], undo });
  }
  if (count < least) {
    const message = say('too-few-cards', { least, count });
    const undo = { kind: 'deal', keep: true, ended } as const;
    problems.push({ code: 'too-few-cards', rule, message, names: ['too-few-cards'], undo });
  }
  const refusal = refusalFor(proceedings, problems);
  if (refusal !== null) return refusal;
  proceedings.emit({ type: 'dealt', seat: by, cards: added });
  recordFaults(proceedings, by, problems);
  afterRolling(proceedings);
  return null;
}

/** Rolled and dealt, in either order: on to the variations, or straight to the Goal. */
function afterRolling(proceedings: Proceedings): void {
  const { shake, game } = proceedings;
  const waiting = !shake.rolled || (game.cards !== null && !shake.dealt);
  if (!waiting && game.picks && shake.goal === null) openQueue(proceedings);
  stand(proceedings);
}

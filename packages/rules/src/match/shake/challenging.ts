import type { Ruled } from '../../rulebooks/ruled.ts';
import { letGo, releaseAll } from './block.ts';
import { endClock } from '../clocks/clock.ts';
import type { CommandOf, Refusal } from '../record/command.ts';
import { recordFaults, refusalFor } from '../errors/faults.ts';
import type { Problem } from '../errors/faults.ts';
import { legalAct } from './legal-act.ts';
import { disputeNoGoal } from './no-goal.ts';
import { notNow, refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Seat } from '../record/seat.ts';
import { liftedToo } from './same-instant.ts';
import type { Occasion } from '../record/state.ts';
import { enterWriting, isWrittenFor } from './writing-phase.ts';
import { say } from '../../said/said.ts';
import type { Said } from '../../said/said.ts';

type Claim = 'now' | 'impossible';

/** V-A: in turn or not, against the player who has just moved or set the Goal. */
export function challenge(
  proceedings: Proceedings,
  { claim, said }: CommandOf<'challenge'>,
  by: Seat,
): Refusal | null {
  const { match } = proceedings;
  const { block, phase } = match;
  if (block !== null && !block.holders.includes(by)) {
    return refuse('block-taken', proceedings.rule('block'), say('other-holds-block'));
  }
  // V-B: who lifted the block at the same instant may still say the word, in the seconds there are for it.
  const others = block?.holders.filter((seat) => seat !== by);
  if (claim === 'no-goal') {
    const nothing = nothingToDispute(proceedings);
    if (nothing !== null) return claimInVain(proceedings, claim, nothing, by);
    if (phase.kind === 'no-goal') releaseAll(proceedings, others);
    return disputeNoGoal(proceedings, by);
  }
  if (phase.kind === 'writing' && phase.occasion.kind === 'challenge')
    return joinChallenge(proceedings, phase.occasion, claim, by);
  if (match.shake === null || !CHALLENGEABLE.includes(phase.kind) || occasionIs(proceedings, 'no-goal')) {
    return notNow(proceedings, 'challenge', 'challenge');
  }
  const problem = free(proceedings, wrongWord(proceedings, said) ?? problemWith(proceedings, claim, by));
  if (problem !== null && isInVain(proceedings, problem, claim, by))
    return claimInVain(proceedings, claim, problem, by);
  const problems = problem === null ? [] : [problem];
  const refusal = refusalFor(proceedings, problems);
  if (refusal !== null) return refusal;
  releaseAll(proceedings, others);
  proceedings.emit({ type: 'challenged', seat: by, claim, ref: proceedings.ref });
  if (problem === null) legalAct(proceedings, by, 'challenge');
  enterChallenge(proceedings, claim, [by], proceedings.at);
  recordFaults(proceedings, by, problems);
  return null;
}

const CHALLENGEABLE: readonly string[] = ['rolling', 'picking', 'goal', 'no-goal', 'moving', 'writing'];

/** V-A, V-B: the block is lifted against a "no Goal" that nobody has declared. */
function nothingToDispute({ match, game }: Proceedings): Problem | null {
  const { phase, shake } = match;
  const { penalties } = game.procedure.challenge;
  if (shake === null) return null;
  const { kind } = phase;
  const undeclared =
    kind === 'rolling' ||
    kind === 'picking' ||
    kind === 'moving' ||
    (kind === 'goal' && !phase.disputing) ||
    (kind === 'writing' && (phase.occasion.kind === 'forceout' || phase.occasion.kind === 'stop'));
  const message = say('not-while', { deed: 'dispute', phase: kind });
  return undeclared ? invalid('not-now', penalties.silent, message, true) : null;
}

/** It can lead to no writing; or nobody writes any more, and what is scored at once could not be charged. [VIII-B] */
function isInVain(proceedings: Proceedings, { undo }: Problem, claim: Claim, by: Seat): boolean {
  if (undo?.kind === 'nothing') return true;
  return !isWrittenFor(proceedings, occasionOf(proceedings, claim, [by], proceedings.at));
}

/** The block is lifted and a word said that leads to nothing: it changes nothing and can only be charged. */
function claimInVain(
  proceedings: Proceedings,
  claim: Claim | 'no-goal',
  problem: Problem,
  by: Seat,
): Refusal | null {
  const refusal = refusalFor(proceedings, [problem]);
  if (refusal !== null) return refusal;
  letGo(proceedings, by);
  proceedings.emit({ type: 'challenged', seat: by, claim, ref: null });
  recordFaults(proceedings, by, [problem]);
  return null;
}

function occasionIs({ match }: Proceedings, kind: string): boolean {
  return match.phase.kind === 'writing' && match.phase.occasion.kind === kind;
}

function enterChallenge(
  proceedings: Proceedings,
  claim: Claim,
  challengers: readonly Seat[],
  at: number,
): void {
  enterWriting(proceedings, occasionOf(proceedings, claim, challengers, at));
}

function occasionOf(
  proceedings: Proceedings,
  claim: Claim,
  challengers: readonly Seat[],
  at: number,
): Occasion {
  const mover = proceedings.shake.lastMover!;
  const third = proceedings.playing().find((seat) => seat !== mover && !challengers.includes(seat)) ?? null;
  return { kind: 'challenge', claim, challengers, mover, third, at };
}

/** V-B: two who lift the block at the same instant are both Challengers, where the book says so. */
function joinChallenge(
  proceedings: Proceedings,
  occasion: Occasion & { readonly kind: 'challenge' },
  claim: Claim,
  by: Seat,
): Refusal | null {
  const { rule } = proceedings.game.procedure.challenge.atTheSameTime;
  const made = refuse('already-challenged', rule, say('challenge-made'));
  if (!liftedToo(proceedings, by, occasion.at)) return made;
  if (by === occasion.mover) return challengeOneself(proceedings, claim, by);
  if (by !== occasion.third || claim !== occasion.claim) return made;
  proceedings.emit({ type: 'challenged', seat: by, claim, ref: proceedings.ref });
  endClock(proceedings, by, 'state-challenge');
  enterChallenge(proceedings, claim, [...occasion.challengers, by], occasion.at);
  return null;
}

/** V-B: the Mover who lifted the block with the Challenger challenges nobody else; the other's challenge goes on. */
function challengeOneself(proceedings: Proceedings, claim: Claim, by: Seat): Refusal | null {
  const { oneself: penalty } = proceedings.game.procedure.challenge.penalties;
  const problems = [invalid('challenges-oneself', penalty, say('challenges-oneself'), true)];
  const refusal = refusalFor(proceedings, problems);
  if (refusal !== null) return refusal;
  endClock(proceedings, by, 'state-challenge');
  proceedings.emit({ type: 'challenged', seat: by, claim, ref: null });
  recordFaults(proceedings, by, problems);
  return null;
}

/** V-A-1: the word must be the book's, or one that it lets count as the same. */
function wrongWord(proceedings: Proceedings, said: string | undefined): Problem | null {
  const { words, challenge: rules } = proceedings.game.procedure;
  if (said === undefined || said === words.impossible.is || words.alsoCounts.is.includes(said)) return null;
  const message = say('word-is', { word: words.impossible.is });
  const problem = invalid('wrong-word', rules.penalties.silent, message, true);
  return { ...problem, rule: words.impossible.rule };
}

/** VIII-A: what is called on a last cube that went to Forbidden is set aside, free where the book says so. */
function free({ match, game }: Proceedings, problem: Problem | null): Problem | null {
  const { is, rule } = game.procedure.challenge.onForbiddenLastCube;
  const lies = match.faults.some(({ undo }) => undo.kind === 'last-cube');
  return problem === null || !lies || is === 'penalties-stand'
    ? problem
    : { ...problem, penalty: { points: 0, rule } };
}

/** What makes the challenge invalid: the first reason tells what becomes of it, the gravest what it costs. */
function problemWith(proceedings: Proceedings, claim: Claim, by: Seat): Problem | null {
  const reasons = [...whenItIsMade(proceedings, claim, by), ...whatNowNeeds(proceedings, claim)];
  const [first] = reasons;
  if (first === undefined) return null;
  const points = ({ penalty }: Problem): number => penalty?.points ?? 0;
  const gravest = reasons.find((one) => reasons.every((other) => points(one) <= points(other))) ?? first;
  return { ...first, ...(gravest.penalty === undefined ? {} : { penalty: gravest.penalty }) };
}

/** V-A, V-B, VIII-B: a challenge that comes too early, too late or against oneself. */
function whenItIsMade(proceedings: Proceedings, claim: Claim, by: Seat): readonly Problem[] {
  const { match, shake, game, at } = proceedings;
  const { penalties } = game.procedure.challenge;
  const { phase } = match;
  const idle = true;
  const problems: Problem[] = [];
  if (occasionIs(proceedings, 'stop')) {
    const { is, rule } = game.procedure.round.challengesAfterStop;
    const problem = invalid('after-stop', penalties.afterStop, say('after-stop'), idle);
    // Some books say so in as many words; in the others it follows from everybody's writing.
    problems.push(is === 'none' ? { ...problem, rule } : problem);
  }
  if (shake.goal === null)
    problems.push(invalid('before-goal', penalties.beforeGoal, say('goal-not-set'), idle));
  if (by === shake.lastMover)
    problems.push(invalid('challenges-oneself', penalties.oneself, say('challenges-oneself'), idle));
  if (phase.kind !== 'writing' || phase.occasion.kind !== 'forceout') return problems;
  const { challengeUntil } = phase.occasion;
  if (claim === 'now')
    problems.push(invalid('now-after-last-cube', penalties.nowAfterLastCube, say('now-too-late')));
  else if (challengeUntil !== null && at > challengeUntil)
    problems.push(invalid('impossible-too-late', penalties.impossibleTooLate, say('impossible-too-late')));
  return problems;
}

/** V-A-2: Now needs cubes left in Resources, and one in Required or Permitted. */
function whatNowNeeds(proceedings: Proceedings, claim: Claim): readonly Problem[] {
  const { shake, game } = proceedings;
  const { mat } = shake;
  const { penalties, leastResourcesForNow } = game.procedure.challenge;
  if (claim === 'impossible') return [];
  const problems: Problem[] = [];
  const { leastResourcesForNow: least, moreResourcesRule } = game.limits(proceedings.moment());
  if (mat.resources.length < least) {
    const message = say('now-needs-resources', { least });
    const problem = invalid('now-too-few-resources', penalties.nowTooFewResources, message);
    // With fewer than the book wants of any shake, the variation is not what was broken.
    const always = mat.resources.length < leastResourcesForNow.is;
    problems.push(always || moreResourcesRule === null ? problem : { ...problem, rule: moreResourcesRule });
  }
  if (mat.required.length + mat.permitted.length === 0)
    problems.push(invalid('now-nothing-played', penalties.nowNothingPlayed, say('now-needs-played')));
  return problems;
}

function invalid(code: string, penalty: Ruled<number>, message: Said, idle = false): Problem {
  return {
    code,
    rule: penalty.rule,
    message,
    names: ['invalid-challenge'],
    penalty: { points: penalty.is, rule: penalty.rule },
    undo: { kind: idle ? 'nothing' : 'challenge' },
  };
}

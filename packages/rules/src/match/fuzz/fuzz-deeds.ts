import type { Deed } from '../record/command.ts';
import { dealOf, fixtureOf, rollOf } from './fuzz-table.ts';
import type { Fuzzing } from './fuzz-table.ts';
import { SECTIONS } from '../game/game.ts';
import type { Cube, GoalLayout, Written } from '../game/game.ts';
import { allCubes } from '../record/mat.ts';
import { FAULTS } from '../record/state.ts';
import { anyPick } from './fuzz-picks.ts';

/** Any deed with any arguments, sense or nonsense. */
export function randomDeed(fuzzing: Fuzzing): Deed {
  const { chance, match } = fuzzing;
  const player = (): number => chance.below(match.settings.players.length + (chance.odds(0.03) ? 1 : 0));
  const made: readonly (() => Deed)[] = [
    () => ({ do: 'roll-for-setter', face: chance.one(['1', '3', 'red:0', 'red:+', 'X']) }),
    () => ({ do: 'begin-shake' }),
    () => ({ do: 'lay-out', cubes: chance.one([['V', 'V', '^'], ['V', 'V', 'V'], []]) }),
    () => ({ do: 'roll', cubes: rollOf(fuzzing, chance.odds(0.3)) }),
    () => ({ do: 'deal', cards: dealOf(fuzzing, chance.below(17)) }),
    () => ({ do: 'pick', variation: anyPick(fuzzing) }),
    () => ({ do: 'bonus', cube: anyCube(fuzzing) }),
    () => ({ do: 'arrange-goal', goal: anyGoal(fuzzing) }),
    () => ({ do: 'set-goal', goal: anyGoal(fuzzing) }),
    () => ({ do: 'turn-timer' }),
    () => ({ do: 'no-goal' }),
    () => ({ do: 'agree' }),
    () => ({
      do: 'move',
      cube: anyCube(fuzzing),
      to: chance.one(SECTIONS),
      bonus: chance.odds(0.3) ? anyCube(fuzzing) : null,
    }),
    () => ({ do: 'move', cube: anyCube(fuzzing), to: chance.one(SECTIONS), bonus: null }),
    () => ({ do: 'shift', cube: anyCube(fuzzing), to: chance.one(SECTIONS) }),
    () => ({ do: 'return', cube: anyCube(fuzzing) }),
    () => ({ do: 'lift-block' }),
    () => ({ do: 'challenge', claim: chance.one(['now', 'impossible', 'no-goal']) }),
    () => ({ do: 'challenge', claim: 'impossible', said: chance.one(['Never', 'Impossible']) }),
    () => ({ do: 'put-back' }),
    () => ({ do: 'join', player: player() }),
    () => ({ do: 'scratch', text: 'R n G' }),
    () => ({ do: 'present', written: [anyWritten(fuzzing)] }),
    () => ({ do: 'decline' }),
    () => ({ do: 'accept', writer: player() }),
    () => ({
      do: 'reject',
      writer: player(),
      reason: chance.one(['wrong-value', 'ambiguous', 'goal-illegal', 'nonsense']),
      regrouped: chance.odds(0.5) ? [anyWritten(fuzzing)] : null,
      together: chance.odds(0.2),
    }),
    () => ({ do: 'ask-judge', writer: player() }),
    () => ({ do: 'go-on' }),
    () => ({ do: 'point-out', what: chance.one(FAULTS), text: '' }),
    () => ({ do: 'point-out', what: match.faults[0]?.names[0] ?? 'other', text: '' }),
    () => ({ do: 'time-up', player: player() }),
    () => ({ do: 'wait' }),
    () => (chance.odds(0.1) ? { do: 'last-shake' } : { do: 'wait' }),
    () => (chance.odds(0.1) ? { do: 'stop-round' } : { do: 'wait' }),
    () => ({ do: 'give-back', seconds: 30 }),
    () => (chance.odds(0.2) ? { do: 'absent', player: player() } : { do: 'wait' }),
    () => ({ do: 'arrive', player: player() }),
    () => ({ do: 'judge-approves', penalty: match.awaiting[0]?.refs[0] ?? '0' }),
    () => ({ do: 'judge-refuses', penalty: match.awaiting[0]?.refs[0] ?? '0' }),
    () => ({ do: 'judge-warns', player: player() }),
    () => ({ do: 'judge-penalizes', player: player(), twoJudges: chance.odds(0.5) }),
    () => (chance.odds(0.1) ? { do: 'judge-voids-shake' } : { do: 'wait' }),
    () => ({
      do: 'judge-corrects',
      player: player(),
      listed: chance.below(9),
      intent: chance.one(['slip', 'deceit']),
      agreed: [0, 1, 2],
    }),
    () => ({ do: 'appeal', secondJudge: chance.odds(0.5) }),
    () => ({ do: 'sign' }),
    ...besideDeeds(fuzzing, player),
  ];
  return chance.one(made)();
}

/** What a judge or the table does beside the shake; what ends a match comes seldom. */
function besideDeeds({ chance, match }: Fuzzing, player: () => number): readonly (() => Deed)[] {
  const seldom = (odds: number, deed: () => Deed) => (): Deed =>
    chance.odds(odds) ? deed() : { do: 'wait' };
  const entry = (): number => chance.below(match.sheet.length + 1);
  const acts = match.shake?.acts ?? [];
  return [
    () => ({ do: 'judge-answers-appeal', player: player(), upheld: chance.odds(0.5) }),
    seldom(0.1, () => ({ do: 'sign-for', player: player() })),
    () => ({ do: 'pause', reason: 'a question' }),
    () => ({ do: 'resume' }),
    () => ({ do: 'judge-rules-solution', writer: player(), verdict: chance.one(['correct', 'incorrect']) }),
    () => ({
      do: 'judge-rules-charge',
      player: match.faults[0]?.by ?? player(),
      what: match.faults[0]?.names[0] ?? 'other',
      upheld: chance.odds(0.5),
    }),
    () => ({ do: 'judge-names-lifter', players: chance.odds(0.3) ? [0, 1] : [player()] }),
    () => ({ do: 'judge-reverses', entry: entry(), reason: 'a mistake' }),
    () => ({ do: 'judge-restores', act: acts.length === 0 ? 'none' : chance.one(acts).ref }),
    seldom(0.05, () => ({
      do: 'judge-disqualifies',
      player: player(),
      rounds: chance.one(['this', 'all']),
      reason: 'conduct',
    })),
    seldom(0.1, () => ({
      do: 'judge-replays',
      what: chance.one(['shake', 'round']),
      without: chance.odds(0.2) ? player() : null,
    })),
    () => ({ do: 'propose-take-back', reason: 'a slip' }),
    () => ({ do: 'answer-take-back', agrees: chance.odds(0.8) }),
    () => ({
      do: 'correct-entry',
      entry: entry(),
      points: chance.below(9) - 2,
      reason: 'a slip',
      agreed: [0, 1, 2],
    }),
    seldom(0.05, () => ({ do: 'leave', player: player() })),
    seldom(0.3, () => ({ do: 'substitute', player: player(), name: `sub${chance.below(1000)}` })),
    seldom(0.2, () => ({ do: 'add-time', seconds: 60 })),
  ];
}

function anyCube(fuzzing: Fuzzing): Cube {
  const { chance, match } = fuzzing;
  const cubes = match.shake === null ? [] : allCubes(match.shake.mat);
  const resources = match.shake?.mat.resources ?? [];
  if (cubes.length === 0 || chance.odds(0.03)) return 'no such cube';
  return chance.one(resources.length > 0 && chance.odds(0.7) ? resources : cubes);
}

/** A Goal from the cubes that were rolled, or some other. */
export function anyGoal(fuzzing: Fuzzing): GoalLayout {
  const { chance, match, game } = fuzzing;
  const resources = match.shake?.mat.resources ?? [];
  if (chance.odds(0.1))
    return chance.one([fixtureOf(fuzzing).goal, fixtureOf(fuzzing).illegalGoal, { text: '?', cubes: null }]);
  if (game === 'equations') {
    const digits = resources.filter((cube) => /:\d$/.test(cube));
    const chosen = digits.slice(0, 1 + chance.below(2));
    return { text: chosen.map((cube) => cube.split(':')[1]).join(''), cubes: chosen };
  }
  const digits = resources.filter((cube) => /^\d$/.test(cube)).slice(0, 1 + chance.below(3));
  return { text: digits.join(chance.one([' ', '/'])), cubes: null };
}

export function anyWritten(fuzzing: Fuzzing): Written {
  const { chance } = fuzzing;
  const { right, rightToo, wrong, ambiguous } = fixtureOf(fuzzing);
  return chance.one([right, rightToo, wrong, ambiguous.text, ambiguous.loses, ambiguous.wins]);
}

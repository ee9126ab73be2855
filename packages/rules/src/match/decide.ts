import type { ProcedurePlace } from '../rulebooks/procedure.ts';
import { absent, arrive } from './round/absence.ts';
import { liftBlock, putBack } from './shake/block.ts';
import { bonus } from './shake/bonus.ts';
import { disqualify, leave, substitute } from './round/chairs.ts';
import { challenge } from './shake/challenging.ts';
import { accept, askJudge, goOn, reject } from './shake/checking.ts';
import type { Command, Refusal } from './record/command.ts';
import { doerOf, isFor, rowOf } from './record/deeds.ts';
import type { MatchEvent } from './record/event.ts';
import { chooseReturned, pointOut } from './errors/charges.ts';
import { gameFor } from './game/games.ts';
import { procedureOf } from '../rulebooks/house/house-rules.ts';
import { arrangeGoal, setGoal, turnTimer } from './shake/goal-setting.ts';
import { move, shift } from './shake/moving.ts';
import { agree, declareNoGoal } from './shake/no-goal.ts';
import { goOnPlaying, pause, WHILE_PAUSED } from './clocks/pausing.ts';
import { approve, penalizeConduct, warn } from './errors/penalties.ts';
import { pick } from './shake/picking.ts';
import { notNow, Proceedings, refuse } from './proceedings.ts';
import { beginShake } from './shake/rolling-phase.ts';
import { addTime, giveBack, lastShake, playAgain, stopRound, voidByJudge } from './round/round.ts';
import { nameLifter, restore, ruleCharge, ruleSolution } from './errors/rulings.ts';
import { answerAppeal, appeal, correct, correctEntry, reverse, sign, signFor } from './round/sheet.ts';
import { deal, layOut, roll, rollForSetter } from './shake/starting.ts';
import type { Match } from './record/state.ts';
import { answerTakeBack, dropTakeBack, proposeTakeBack } from './errors/taking-back.ts';
import { callTime, elapse } from './clocks/time.ts';
import { decline, join, present, scratch } from './shake/writing.ts';
import { say } from '../said/said.ts';

export type Decision =
  | { readonly ok: true; readonly events: readonly MatchEvent[]; readonly match: Match }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * What a command does to a match: events and the match they lead to, or a refusal with its rule. Pure: time and dice come in the command.
 * A refused command changes nothing, not even the time: whoever runs a match lets time pass with `wait` first.
 */
export function decide(match: Match, command: Command): Decision {
  if (!(command.at >= match.now))
    return refused(refuse('time-runs-back', placeOf(match, 'time'), say('lies-in-the-past')));
  const stranger = strangerIn(match, command) ?? notTheirs(match, command);
  if (stranger !== null) return refused(stranger);
  const proceedings = new Proceedings(match, command, gameFor(match.settings));
  if (command.at > match.now) proceedings.emit({ type: 'time', at: command.at });
  elapse(proceedings, command.by);
  const refusal = waitsForJudge(proceedings, command) ?? carryOut(proceedings, command);
  if (refusal !== null) return refused(refusal);
  dropTakeBack(proceedings);
  return { ok: true, events: proceedings.events, match: proceedings.match };
}

function refused(refusal: Refusal): Decision {
  return { ok: false, refusal };
}

/** Where the match's book says it. */
function placeOf({ settings }: Match, place: ProcedurePlace): string {
  return procedureOf(settings).where[place].rule;
}

/** Names a seat that is not at this table. */
function strangerIn(match: Match, command: Command): Refusal | null {
  const named = [
    command.by,
    'player' in command ? command.player : null,
    'writer' in command ? command.writer : null,
    'without' in command ? command.without : null,
  ];
  const known = (seat: unknown): boolean =>
    typeof seat !== 'number' || match.settings.players[seat] !== undefined;
  if (named.every(known)) return null;
  return refuse('no-such-player', placeOf(match, 'players'), say('no-such-player'));
}

/** The list of deeds says who may do what. Time passes for whoever speaks. */
function notTheirs(match: Match, command: Command): Refusal | null {
  const { do: name, by } = command;
  const { own } = rowOf(name);
  const others = own === true && typeof by === 'number' && 'player' in command && command.player !== by;
  if (name === 'wait' || (isFor(name, doerOf(by)) && !others)) return null;
  if (typeof by === 'number')
    return refuse('not-an-official', placeOf(match, 'conduct'), say('judge-or-clock'));
  return isFor(name, 'player')
    ? refuse('not-a-player', placeOf(match, 'players'), say('only-a-player'))
    : refuse('not-an-official', placeOf(match, 'conduct'), say('only-a-judge'));
}

/** While a judge is at the table nobody plays. */
function waitsForJudge(proceedings: Proceedings, command: Command): Refusal | null {
  if (proceedings.match.paused === null || WHILE_PAUSED.includes(command.do)) return null;
  return refuse('paused', proceedings.rule('conduct'), say('judge-called-play-waits'));
}

function carryOut(proceedings: Proceedings, command: Command): Refusal | null {
  const { by } = command;
  // What concerns the match as a whole, and what a judge or the clock may do.
  switch (command.do) {
    case 'wait':
      return null;
    case 'time-up':
      return callTime(proceedings, command, by);
    case 'last-shake':
      return lastShake(proceedings);
    case 'stop-round':
      return stopRound(proceedings);
    case 'give-back':
      return giveBack(proceedings, command);
    case 'absent':
      return absent(proceedings, command);
    case 'arrive':
      return arrive(proceedings, command);
    case 'judge-approves':
    case 'judge-refuses':
      return approve(proceedings, command);
    case 'judge-warns':
      return warn(proceedings, command);
    case 'judge-penalizes':
      return penalizeConduct(proceedings, command);
    case 'judge-voids-shake':
      return voidByJudge(proceedings, by);
    case 'judge-corrects':
      return correct(proceedings, command);
    case 'judge-answers-appeal':
      return answerAppeal(proceedings, command);
    case 'sign-for':
      return signFor(proceedings, command);
    case 'judge-rules-solution':
      return ruleSolution(proceedings, command);
    case 'judge-rules-charge':
      return ruleCharge(proceedings, command);
    case 'judge-names-lifter':
      return nameLifter(proceedings, command);
    case 'judge-reverses':
      return reverse(proceedings, command);
    case 'judge-restores':
      return restore(proceedings, command);
    case 'judge-disqualifies':
      return disqualify(proceedings, command);
    case 'judge-replays':
      return playAgain(proceedings, command);
    case 'substitute':
      return substitute(proceedings, command);
    case 'add-time':
      return addTime(proceedings, command);
    case 'correct-entry':
      return correctEntry(proceedings, command);
    case 'leave':
      return leave(proceedings, command, by);
    case 'pause':
      return pause(proceedings, command);
    case 'resume':
      return goOnPlaying(proceedings, by);
    case 'begin-shake':
      return beginShake(proceedings);
    case 'go-on':
      return goOn(proceedings, by);
    default:
      break;
  }
  if (typeof by !== 'number')
    return refuse('not-a-player', proceedings.rule('players'), say('only-a-player'));
  const { match } = proceedings;
  switch (command.do) {
    case 'roll-for-setter':
      return rollForSetter(proceedings, command, by);
    case 'lay-out':
      return layOut(proceedings, command, by);
    case 'roll':
      return roll(proceedings, command, by);
    case 'deal':
      return deal(proceedings, command, by);
    case 'appeal':
      return appeal(proceedings, command, by);
    case 'sign':
      return sign(proceedings, by);
    case 'scratch':
      return scratch(proceedings, command, by);
    default:
      break;
  }
  if (match.shake === null) return notNow(proceedings, 'that');
  if (match.shake.absent.includes(by))
    return refuse('absent', proceedings.rule('absence'), say('absent-from-shake'));
  if (match.block !== null && rowOf(command.do).waits === true) {
    const rule = proceedings.rule('block');
    return refuse('block-lifted', rule, say('challenge-heard-first'));
  }
  switch (command.do) {
    case 'propose-take-back':
      return proposeTakeBack(proceedings, command, by);
    case 'answer-take-back':
      return answerTakeBack(proceedings, command, by);
    case 'pick':
      return pick(proceedings, command, by);
    case 'bonus':
      return bonus(proceedings, command, by);
    case 'arrange-goal':
      return arrangeGoal(proceedings, command, by);
    case 'set-goal':
      return setGoal(proceedings, command, by);
    case 'turn-timer':
      return turnTimer(proceedings, by);
    case 'no-goal':
      return declareNoGoal(proceedings, by);
    case 'agree':
      return agree(proceedings, by);
    case 'move':
      return move(proceedings, command, by);
    case 'shift':
      return shift(proceedings, command, by);
    case 'return':
      return chooseReturned(proceedings, command, by);
    case 'lift-block':
      return liftBlock(proceedings, by);
    case 'challenge':
      return challenge(proceedings, command, by);
    case 'put-back':
      return putBack(proceedings, by);
    case 'join':
      return join(proceedings, command, by);
    case 'present':
      return present(proceedings, command, by);
    case 'decline':
      return decline(proceedings, by);
    case 'accept':
      return accept(proceedings, command, by);
    case 'reject':
      return reject(proceedings, command, by);
    case 'ask-judge':
      return askJudge(proceedings, command, by);
    case 'point-out':
      return pointOut(proceedings, command, by);
  }
}

import {
  momentOfChecking,
  openPapers,
  nextSolution,
  take,
  decided,
  conclude,
  mayStillTry,
} from './checking-phase.ts';
import type { CommandOf, Refusal } from '../record/command.ts';
import { legalAct } from './legal-act.ts';
import { notNow, refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Party, Seat } from '../record/seat.ts';
import type { Check, Paper } from '../record/state.ts';
import { closeWriting } from './writing-phase.ts';
import { say } from '../../said/said.ts';

/** The paper that this player now checks, or why not. */
function taken(proceedings: Proceedings, writer: Seat, by: Seat): Paper | Refusal {
  closeWriting(proceedings);
  const { phase } = proceedings.match;
  if (phase.kind === 'writing') {
    return refuse('not-all-presented', proceedings.rule('allPresented'), say('present-before-checking'));
  }
  if (phase.kind !== 'checking') return notNow(proceedings, 'check');
  if (phase.current !== null && phase.current !== writer) {
    if (!mayMoveOn(proceedings, by)) {
      return refuse('one-at-a-time', proceedings.rule('oneAtATime'), say('other-is-checked'));
    }
    closeCurrent(proceedings);
  }
  const paper = openPapers(proceedings).find(({ seat }) => seat === writer);
  if (paper === undefined)
    return refuse('nothing-to-check', proceedings.rule('deciding'), say('no-such-solution'));
  const check = paper.checks.find(({ seat }) => seat === by);
  if (check === undefined)
    return refuse('own-solution', proceedings.rule('oneAtATime'), say('opponents-check'));
  if (check.decision !== 'undecided' && check.decision !== 'failed') {
    return refuse('already-decided', proceedings.rule('deciding'), say('checker-decided'));
  }
  return paper;
}

export function accept(proceedings: Proceedings, { writer }: CommandOf<'accept'>, by: Seat): Refusal | null {
  const paper = taken(proceedings, writer, by);
  if ('code' in paper) return judgeHasRuled(proceedings) ? null : paper;
  take(proceedings, paper);
  legalAct(proceedings, by, 'check');
  decided(proceedings, paper, [by], 'accepted', null, false);
  return null;
}

/** In `auto` mode the end of writing time brings the ruling; the check that came too late is not an error. */
function judgeHasRuled({ isTable, events }: Proceedings): boolean {
  return !isTable && events.some(({ type }) => type === 'ruled');
}

/** VII-C-5: a rejection must be shown to be right. */
export function reject(proceedings: Proceedings, command: CommandOf<'reject'>, by: Seat): Refusal | null {
  const paper = taken(proceedings, command.writer, by);
  if ('code' in paper) return judgeHasRuled(proceedings) ? null : paper;
  if (command.reason === 'ambiguous') return proveAmbiguity(proceedings, command, paper, by);
  const closed = objectionsClosed(proceedings, paper);
  if (closed !== null) return closed;
  take(proceedings, paper);
  legalAct(proceedings, by, 'check');
  const may = proceedings.game.mayBeShown(momentOfChecking(proceedings), paper.written);
  const shown = may.includes(command.reason);
  decided(proceedings, paper, [by], shown ? 'showed-it-wrong' : 'failed', command.reason, false);
  return null;
}

/** VII-C-5-c: once a proof of ambiguity was checked, only the other checker's own proof is still heard. */
function objectionsClosed({ game }: Proceedings, { checks }: Paper): Refusal | null {
  if (!checks.some(({ decision }) => decision === 'must-accept')) return null;
  const { rule } = game.procedure.checking.failedAmbiguity;
  return refuse('no-further-objections', rule, say('after-failed-proof'));
}

/** VII-C-5-c: a copy with more grouping that misses the Goal; one chance, alone or together. */
function proveAmbiguity(
  proceedings: Proceedings,
  command: CommandOf<'reject'>,
  paper: Paper,
  by: Seat,
): Refusal | null {
  const { ambiguity, failedAmbiguity } = proceedings.game.procedure.checking;
  const { rule } = ambiguity;
  if (command.regrouped === null) {
    return refuse('regrouping-needed', rule, say('show-ambiguity'));
  }
  const together = command.together && ambiguity.is === 'one-try-together-or-apart';
  const seats = together ? paper.checks.filter(mayStillTry).map(({ seat }) => seat) : [by];
  if (paper.checks.some((check) => seats.includes(check.seat) && check.triedAmbiguity)) {
    return refuse('one-try-only', rule, say('one-chance'));
  }
  take(proceedings, paper);
  legalAct(proceedings, by, 'check');
  const found = proceedings.game.regroup(momentOfChecking(proceedings), paper.written, command.regrouped);
  const failed = failedAmbiguity.is === 'must-accept' ? 'must-accept' : 'failed';
  decided(proceedings, paper, seats, found.kind === 'loses' ? 'showed-it-wrong' : failed, 'ambiguous', true);
  return null;
}

/** VII-C-6: the judge says whether it equals the Goal, and that closes the matter. */
export function askJudge(
  proceedings: Proceedings,
  { writer }: CommandOf<'ask-judge'>,
  by: Seat,
): Refusal | null {
  const { is, rule } = proceedings.game.procedure.checking.askingTheJudge;
  if (is === 'not-offered') return refuse('no-judge-question', rule, say('no-judge-question'));
  const paper = taken(proceedings, writer, by);
  if ('code' in paper) return judgeHasRuled(proceedings) ? null : paper;
  const closed = objectionsClosed(proceedings, paper);
  if (closed !== null) return closed;
  take(proceedings, paper);
  legalAct(proceedings, by, 'check');
  if (is === 'final-question' && !allAsk(proceedings, writer, by)) return null;
  const equals = proceedings.game.equalsGoal(momentOfChecking(proceedings), paper.written);
  const shown = paper.checks.some(({ decision }) => decision === 'showed-it-wrong');
  const verdict = equals && !shown ? 'correct' : 'incorrect';
  proceedings.emit({ type: 'ruled', writer, verdict, how: 'asked', reasons: equals ? [] : ['wrong-value'] });
  nextSolution(proceedings);
  return null;
}

/** Where it is the last question that a judge answers, every checker who could still object must want it. */
function allAsk(proceedings: Proceedings, writer: Seat, by: Seat): boolean {
  proceedings.emit({ type: 'judge-asked', seat: by, writer });
  const paper = openPapers(proceedings).find(({ seat }) => seat === writer);
  return paper?.checks.every((check) => check.asks === true || !mayStillTry(check)) ?? false;
}

/** Enough was said: it was shown wrong, or no checker has anything more to say. */
function mayGoOn(proceedings: Proceedings): boolean {
  const paper = currentPaper(proceedings);
  if (paper === null) return false;
  return isShownWrong(paper) || paper.checks.every(({ decision }) => decision !== 'undecided');
}

/** A checker who turns to the next Solution has nothing more to say of this one; for another they cannot say it. */
function mayMoveOn(proceedings: Proceedings, by: Seat): boolean {
  const paper = currentPaper(proceedings);
  if (paper === null) return false;
  return isShownWrong(paper) || paper.checks.every((check) => isDone(check, by));
}

function isDone({ seat, decision }: Check, by: Seat): boolean {
  return decision !== 'undecided' && (decision !== 'failed' || seat === by);
}

function isShownWrong({ checks }: Paper): boolean {
  return checks.some(({ decision }) => decision === 'showed-it-wrong');
}

function currentPaper(proceedings: Proceedings): Paper | null {
  const { phase } = proceedings.match;
  if (phase.kind !== 'checking') return null;
  return openPapers(proceedings).find(({ seat }) => seat === phase.current) ?? null;
}

function closeCurrent(proceedings: Proceedings): void {
  const paper = currentPaper(proceedings);
  if (paper !== null) conclude(proceedings, paper);
}

/**
 * "Nothing more": said by a checker for themselves. The clock on the wall ends what all have spoken to; a writer
 * ends nothing, unless the Solution was shown wrong. [VII-C-4]
 */
export function goOn(proceedings: Proceedings, by: Party): Refusal | null {
  if (typeof by !== 'number' && closeWriting(proceedings)) return null;
  const paper = currentPaper(proceedings);
  const check = paper?.checks.find(({ seat }) => seat === by);
  if (paper !== null && check?.decision === 'failed' && !isShownWrong(paper)) {
    decided(proceedings, paper, [check.seat], 'nothing-more', null, false);
    return null;
  }
  const mayEnd = typeof by !== 'number' || (paper !== null && isShownWrong(paper));
  if (!mayEnd || !mayGoOn(proceedings))
    return refuse('checkers-undecided', proceedings.rule('deciding'), say('checker-undecided'));
  closeCurrent(proceedings);
  return null;
}

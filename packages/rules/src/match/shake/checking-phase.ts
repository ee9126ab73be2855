import { beginClock, clockUntil, endClock, endClocksOf } from '../clocks/clock.ts';
import { afterOf } from '../record/occasion.ts';
import type { Proceedings } from '../proceedings.ts';
import { scoreShake } from '../round/scoring.ts';
import type { Seat } from '../record/seat.ts';
import type { Check, CheckDecision, Paper } from '../record/state.ts';

/** VII-C: every Solution presented is checked; in `auto` mode the judge rules at once. */
export function enterChecking(proceedings: Proceedings): void {
  proceedings.emit({ type: 'checking-begun' });
  if (!proceedings.isTable) for (const paper of openPapers(proceedings)) ruleByJudge(proceedings, paper);
  nextSolution(proceedings);
  ruleOutChanged(proceedings);
}

/** VII-C-2-a: a Solution that its writer tried to change is wrong, where the book says so. */
export function ruleOutChanged(proceedings: Proceedings): void {
  const changed = openPapers(proceedings).filter((paper) => paper.changed);
  for (const { seat } of changed) {
    proceedings.emit({ type: 'ruled', writer: seat, verdict: 'incorrect', how: 'changed', reasons: [] });
  }
  if (changed.length > 0) nextSolution(proceedings);
}

function ruleByJudge(proceedings: Proceedings, paper: Paper): void {
  const { verdict, reasons } = judgement(proceedings, paper);
  proceedings.emit({
    type: 'ruled',
    writer: paper.seat,
    verdict: verdict === 'correct' ? 'correct' : 'incorrect',
    how: 'judge',
    reasons: reasons.map(({ code }) => code),
  });
}

export function judgement(proceedings: Proceedings, paper: Paper) {
  return proceedings.game.judge(momentOfChecking(proceedings), paper.written);
}

export function momentOfChecking(proceedings: Proceedings) {
  const { phase } = proceedings.match;
  return proceedings.moment(phase.kind === 'checking' ? afterOf(phase.occasion) : null);
}

export function openPapers({ match }: Proceedings): readonly Paper[] {
  if (match.phase.kind !== 'checking') return [];
  return match.phase.papers.filter(({ state, verdict }) => state === 'presented' && verdict === null);
}

/** VII-C-3: one Solution at a time, in any order, each with its own two minutes. */
export function nextSolution(proceedings: Proceedings): void {
  const open = openPapers(proceedings);
  if (open.length === 0) return scoreShake(proceedings);
  // VII-C-4: what nobody is there to show wrong is correct.
  const unopposed = open.find(({ checks: all }) => !all.some(mayStillTry));
  if (unopposed !== undefined) return conclude(proceedings, unopposed);
  const [only] = open;
  const writer = open.length === 1 ? only!.seat : null;
  proceedings.emit({ type: 'checking', writer });
  const { checking } = proceedings.game.limits(momentOfChecking(proceedings));
  for (const seat of proceedings.playing()) {
    endClock(proceedings, seat, 'check');
    const checker = open.some((paper) => checks(paper, seat));
    if (checker) beginClock(proceedings, clockUntil(proceedings, 'check', seat, proceedings.at + checking));
  }
}

export function take(proceedings: Proceedings, paper: Paper): void {
  const { phase } = proceedings.match;
  if (phase.kind !== 'checking' || phase.current === paper.seat) return;
  proceedings.emit({ type: 'checking', writer: paper.seat });
  endClock(proceedings, paper.seat, 'check');
}

export function decided(
  proceedings: Proceedings,
  paper: Paper,
  seats: readonly Seat[],
  decision: CheckDecision,
  reason: string | null,
  triedAmbiguity: boolean,
): void {
  for (const seat of seats) {
    proceedings.emit({ type: 'checked', seat, writer: paper.seat, decision, reason, triedAmbiguity });
  }
  if (decision !== 'failed') for (const seat of seats) endClock(proceedings, seat, 'check');
  settle(proceedings, paper.seat);
}

/** When every checker has decided: wrong if one showed it wrong, else correct. [VII-C-4] */
function settle(proceedings: Proceedings, writer: Seat): void {
  const paper = openPapers(proceedings).find(({ seat }) => seat === writer);
  if (paper === undefined) return;
  const open = paper.checks.some(({ decision }) => decision === 'undecided' || decision === 'failed');
  if (!open) conclude(proceedings, paper);
}

export function conclude(proceedings: Proceedings, paper: Paper): void {
  const wrong = paper.checks.some(({ decision }) => decision === 'showed-it-wrong');
  proceedings.emit({
    type: 'ruled',
    writer: paper.seat,
    verdict: wrong ? 'incorrect' : 'correct',
    how: 'checkers',
    reasons: [],
  });
  nextSolution(proceedings);
}

export function mayStillTry({ decision }: Check): boolean {
  return decision === 'undecided' || decision === 'failed';
}

/** XI-A: a checker who is late twice has shown nothing. */
export function loseCheck(proceedings: Proceedings, seat: Seat): void {
  const { phase } = proceedings.match;
  if (phase.kind !== 'checking') return;
  const paper = openPapers(proceedings).find(
    (one) => (phase.current ?? one.seat) === one.seat && checks(one, seat),
  );
  if (paper === undefined) return;
  take(proceedings, paper);
  decided(proceedings, paper, [seat], 'out-of-time', null, false);
}

function checks(paper: Paper, seat: Seat): boolean {
  return paper.checks.some((check) => check.seat === seat && mayStillTry(check));
}

/** A checker who has left decides nothing any more. */
export function forgetChecker(proceedings: Proceedings, seat: Seat): void {
  const { phase } = proceedings.match;
  if (phase.kind !== 'writing' && phase.kind !== 'checking') return;
  endClocksOf(proceedings, seat);
  for (const paper of phase.papers.filter((one) => checks(one, seat))) {
    const event = { type: 'checked', seat, writer: paper.seat, decision: 'out-of-time' } as const;
    proceedings.emit({ ...event, reason: null, triedAmbiguity: false });
    settle(proceedings, paper.seat);
  }
}

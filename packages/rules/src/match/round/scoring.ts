import type { Points } from '../../rulebooks/procedure.ts';
import type { Rule, Ruled } from '../../rulebooks/ruled.ts';
import { settleDispute } from '../shake/dispute.ts';
import { disputersOf, dutyOf } from '../record/occasion.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Seat } from '../record/seat.ts';
import { betweenShakes } from '../shake/shake-end.ts';
import type { Entry, Occasion, Paper } from '../record/state.ts';
import type { Said } from '../../said/said.ts';
import { say } from '../../said/said.ts';

interface Score {
  readonly points: Points;
  readonly rule: Rule;
  readonly why: Said;
}

/** X: what each player scores for the shake. */
export function scoreShake(proceedings: Proceedings): void {
  const { match, shake } = proceedings;
  if (match.phase.kind !== 'checking') return;
  const { occasion, papers } = match.phase;
  const entries = match.totals.map((_, seat): Entry => {
    const score = shake.absent.includes(seat)
      ? scoreOfAbsent(proceedings)
      : scoreOf(proceedings, occasion, papers, seat);
    return { seat, ...score, kind: 'shake', shake: shake.number };
  });
  // III-D-2: the Impossible must be against the disputer's Goal, with no cube moved since.
  const impossible = occasion.kind === 'challenge' && occasion.claim === 'impossible';
  settleDispute(proceedings, impossible && shake.lastMove === null && !papers.some(isCorrect));
  proceedings.emit({ type: 'scored', entries });
  betweenShakes(proceedings, 'left');
}

/** X-D: nobody plays alone; who is absent scores so, and the shake gives no points to the one who is there. */
export function scoreAbsence(proceedings: Proceedings): void {
  const { shake } = proceedings;
  const entries = shake.absent.map((seat): Entry => ({
    seat,
    ...scoreOfAbsent(proceedings),
    kind: 'shake',
    shake: shake.number,
  }));
  proceedings.emit({ type: 'scored', entries });
  betweenShakes(proceedings, 'left');
}

function isCorrect({ verdict }: Paper): boolean {
  return verdict === 'correct';
}

/** X-D */
function scoreOfAbsent({ game }: Proceedings): Score {
  const { is: points, rule } = game.procedure.scoring.absent;
  return { points, rule, why: say('absent') };
}

function scoreOf(proceedings: Proceedings, occasion: Occasion, papers: readonly Paper[], seat: Seat): Score {
  const own = papers.find((paper) => paper.seat === seat);
  const correct = own !== undefined && isCorrect(own);
  const { scoring } = proceedings.game.procedure;
  switch (occasion.kind) {
    case 'forceout': {
      const { is: points, rule } = correct ? scoring.forceoutCorrect : scoring.forceoutNotCorrect;
      return {
        points,
        rule,
        why: correct ? say('correct-forceout') : say('not-correct-forceout'),
      };
    }
    case 'stop': {
      const { is: points, rule } = correct ? scoring.stopCorrect : scoring.stopNotCorrect;
      return {
        points,
        rule,
        why: correct ? say('correct-stop') : say('not-correct-stop'),
      };
    }
    case 'no-goal':
      return noGoalScore(proceedings, occasion, papers, seat);
    case 'challenge':
      return challengeScore(proceedings, occasion, papers, seat);
  }
}

/** X-A, X-B */
function challengeScore(
  { game, seats }: Proceedings,
  occasion: Occasion & { readonly kind: 'challenge' },
  papers: readonly Paper[],
  seat: Seat,
): Score {
  const { scoring, checking } = game.procedure;
  const own = papers.find((paper) => paper.seat === seat);
  const wrote = own?.state === 'presented';
  const mustWrite = own !== undefined && dutyOf(occasion, own) === 'must';
  const correct = wrote || mustWrite ? own !== undefined && isCorrect(own) : !papers.some(isCorrect);
  const notCorrect = {
    points: scoring.notCorrect.is,
    rule: scoring.notCorrect.rule,
    why: say('not-correct'),
  };
  if (!correct) return notCorrect;
  const heeds = checking.acceptingWrong.is === 'after-any-challenge' || occasion.claim === 'impossible';
  if (!wrote && seats > 2 && heeds && acceptedWrong(papers, seat)) {
    return { ...notCorrect, rule: checking.acceptingWrong.rule, why: say('accepted-wrong') };
  }
  if (seat !== occasion.third) {
    return { points: scoring.correct.is, rule: scoring.correct.rule, why: say('correct') };
  }
  const { is: points, rule } = thirdPartyScore(game.procedure, occasion, papers, wrote);
  return { points, rule, why: say('correct-third-party') };
}

function thirdPartyScore(
  { scoring }: Proceedings['game']['procedure'],
  { claim, challengers }: Occasion & { readonly kind: 'challenge' },
  papers: readonly Paper[],
  wrote: boolean,
): Ruled<Points> {
  const table = scoring.thirdParty;
  if (claim === 'impossible') return wrote ? table.impossibleWriting : table.impossibleSilent;
  if (!wrote) return table.nowSilent;
  const challengerCorrect = papers.some((paper) => challengers.includes(paper.seat) && isCorrect(paper));
  return challengerCorrect ? table.nowWithCorrectChallenger : table.nowWithWrongChallenger;
}

/** VII-C-4: who presents nothing and accepts a Solution that turns out wrong is not correct. */
function acceptedWrong(papers: readonly Paper[], seat: Seat): boolean {
  return papers.some(
    ({ verdict, checks }) =>
      verdict === 'incorrect' && checks.some((check) => check.seat === seat && check.decision === 'accepted'),
  );
}

/** III-D-2, where a disputer writes a Goal with its Solution. */
function noGoalScore(
  { game }: Proceedings,
  occasion: Occasion & { readonly kind: 'no-goal' },
  papers: readonly Paper[],
  seat: Seat,
): Score {
  const { is: procedure, rule } = game.procedure.goal.noGoal;
  if (procedure.kind !== 'disputer-writes-a-solution') return { points: 0, rule, why: say('no-score') };
  const { third, setter } = occasion;
  const disputers = disputersOf(occasion);
  const right = (of: Seat | null): boolean => papers.some((paper) => paper.seat === of && isCorrect(paper));
  if (disputers.includes(seat)) {
    const { correct, incorrect } = procedure.challenger;
    return { points: right(seat) ? correct : incorrect, rule, why: say('disputed-no-goal') };
  }
  if (seat === setter) {
    const { somebodyCorrect, nobodyCorrect } = procedure.setter;
    return {
      points: papers.some(isCorrect) ? somebodyCorrect : nobodyCorrect,
      rule,
      why: say('said-no-goal'),
    };
  }
  const wrote = papers.some((paper) => paper.seat === third && paper.state === 'presented');
  const table = procedure.thirdParty;
  const why = say('third-after-no-goal');
  if (!wrote)
    return {
      points: disputers.some(right) ? table.silentChallengerRight : table.silentChallengerWrong,
      rule,
      why,
    };
  if (!right(third)) return { points: table.incorrect, rule, why };
  return { points: disputers.some(right) ? table.correctWithChallenger : table.correctAlone, rule, why };
}

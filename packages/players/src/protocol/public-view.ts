import { makeWrittenEquation, makeWrittenSolution } from '@forceout/formats';
import { bookOf } from '@forceout/rules';
import { afterOf } from '@forceout/rules/match';
import type { MatchSettings, MatchView, Moment, PhaseView, ShakeView, Written } from '@forceout/rules/match';
import type { WrittenEquation } from '@forceout/rules/equations';
import type { WrittenSolution } from '@forceout/rules/onsets';
import { positionOf } from './public-position.ts';

type Json = Readonly<Record<string, unknown>>;

/** What a seat sees, in the public formats: the same as for everybody who sits there, and no more. */
export function publicView(view: MatchView): Json {
  const { now, totals, results, round, clocks, block, choice, shake, phase, settings } = view;
  return {
    now,
    totals,
    results,
    round: round.state,
    clocks,
    block: block === null ? null : { holders: block.holders, at: block.at },
    choice,
    phase: publicPhase(phase, settings),
    shake: shake === null ? null : publicShake(shake),
    position: shake === null ? null : publicPosition(view, shake),
  };
}

function publicShake({
  number,
  setter,
  dealer,
  absent,
  laidOut,
  rolled,
  dealt,
  picks,
  mayPickAgain,
  setterBonus,
  lastMover,
  lastMove,
  mat,
}: ShakeView): Json {
  const by = picks.map((picked) => picked.by);
  return {
    number,
    setter,
    dealer,
    absent,
    laidOut,
    rolled,
    dealt,
    pickedBy: by,
    mayPickAgain,
    setterBonus,
    lastMover,
    lastMove,
    goalCubes: mat.goal,
  };
}

/** The shake as `forceout solve` reads it. */
function publicPosition({ settings, phase }: MatchView, { universe, picks, goal, mat }: ShakeView): Json {
  const after = phase.kind === 'writing' || phase.kind === 'checking' ? afterOf(phase.occasion) : null;
  const moment: Moment = { universe, variations: picks.map(({ pick }) => pick), goal, mat, after };
  return positionOf(settings, moment);
}

function publicPhase(phase: PhaseView, settings: MatchSettings): Json {
  if (phase.kind !== 'writing' && phase.kind !== 'checking') return { ...phase };
  const papers = phase.papers.map((paper) => ({
    ...paper,
    written: paper.written === null ? null : paper.written.map((one) => publicWritten(one, settings)),
  }));
  return { ...phase, papers };
}

export function publicWritten(written: Written, settings: MatchSettings): Json {
  return bookOf(settings)?.game === 'equations'
    ? makeWrittenEquation(written as WrittenEquation)
    : makeWrittenSolution(written as WrittenSolution);
}

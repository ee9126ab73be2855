import { enterChecking } from './checking-phase.ts';
import { clockUntil, stopClock } from './clock.ts';
import { dutiesOf, afterOf } from './occasion.ts';
import type { Proceedings } from './proceedings.ts';
import type { Seat } from './seat.ts';
import type { Clock, Occasion, Paper } from './state.ts';

export function enterWriting(proceedings: Proceedings, occasion: Occasion): void {
  const { at, match } = proceedings;
  const former = match.phase.kind === 'writing' ? match.phase.papers : [];
  const papers = dutiesOf(proceedings, occasion).map(([seat, duty]): Paper => {
    const old = former.find((paper) => paper.seat === seat);
    if (old !== undefined) return { ...old, duty };
    // A Mover who has left since writes nothing.
    const gone = proceedings.shake.absent.includes(seat);
    return { ...blankPaper(proceedings, seat, duty), ...(gone ? { state: 'declined' } : {}) };
  });
  const limits = proceedings.game.limits(proceedings.moment(afterOf(occasion)));
  const seconds = occasion.kind === 'no-goal' ? limits.disputingNoGoal : limits.writing;
  // VIII-B: after a forceout the two minutes run on.
  const running = match.clocks.find(({ task }) => task === 'write');
  const until = running === undefined ? at + seconds : running.until;
  const clocks = papers
    .filter(({ state }) => state === 'writing')
    .map(({ seat, duty }): Clock => {
      const task = duty === 'must' ? 'write' : 'decide';
      return until === null
        ? clockUntil(proceedings, task, seat, at)
        : clockUntil(proceedings, task, seat, until);
    });
  proceedings.enter({ kind: 'writing', occasion, papers }, clocks);
  checkIfAllIn(proceedings);
}

function blankPaper(proceedings: Proceedings, seat: Seat, duty: 'must' | 'may'): Paper {
  const checks = proceedings
    .opponents(seat)
    .map((other) => ({ seat: other, decision: 'undecided', triedAmbiguity: false }) as const);
  return { seat, duty, state: 'writing', joined: null, written: [], changed: false, checks, verdict: null };
}

/** VIII-A: the last cube is moved and everybody writes, unless somebody says Impossible in time. */
export function enterForceout(proceedings: Proceedings, mover: Seat): void {
  const { impossibleAfterLastCube } = proceedings.game.limits(proceedings.moment('forceout'));
  const untimed = proceedings.match.settings.clock === 'untimed';
  const challengeUntil = untimed ? null : proceedings.at + impossibleAfterLastCube;
  enterWriting(proceedings, { kind: 'forceout', mover, challengeUntil });
}

/** A player presents nothing: by saying so, or because time is up. */
export function withdraw(proceedings: Proceedings, seat: Seat): void {
  proceedings.emit({ type: 'declined', seat });
  handedIn(proceedings, seat);
}

/** A paper is in, or will not come; when that holds for all, checking begins. */
export function handedIn(proceedings: Proceedings, seat: Seat): void {
  proceedings.emit({ type: 'clocks', clocks: stopClock(proceedings.match.clocks, seat) });
  checkIfAllIn(proceedings);
}

function checkIfAllIn(proceedings: Proceedings): void {
  const { phase } = proceedings.match;
  if (phase.kind === 'writing' && phase.papers.every(({ state }) => state !== 'writing'))
    enterChecking(proceedings);
}

/** VII-C-1: a Third Party who shows nothing when writing time is over does not present. Others must be called. */
export function closeWriting(proceedings: Proceedings): void {
  const { match, at } = proceedings;
  if (match.phase.kind !== 'writing') return;
  const open = match.phase.papers.filter(({ state }) => state === 'writing');
  const over = open.every(({ seat, duty }) => {
    const clock = match.clocks.find((one) => one.seat === seat);
    return duty === 'may' && clock !== undefined && clock.until !== null && at >= clock.until;
  });
  if (over) for (const { seat } of open) withdraw(proceedings, seat);
}

import type { CommandOf, Refusal } from './command.ts';
import { clockUntil, stopClock } from './clock.ts';
import { enterChecking, ruleOutChanged } from './checking.ts';
import { insulate } from './faults.ts';
import type { After } from './game.ts';
import { notNow, refuse } from './proceedings.ts';
import type { Proceedings } from './proceedings.ts';
import type { Seat } from './seat.ts';
import type { Clock, Occasion, Paper } from './state.ts';

/** VII-A: who must write, who may, and who may not. */
function dutiesOf(proceedings: Proceedings, occasion: Occasion): readonly (readonly [Seat, 'must' | 'may'])[] {
  switch (occasion.kind) {
    case 'forceout':
    case 'stop':
      return proceedings.playing().map((seat) => [seat, 'must']);
    case 'no-goal':
      return [[occasion.challenger, 'must'], ...mayWrite(occasion.third)];
    case 'challenge': {
      const writers = occasion.claim === 'now' ? occasion.challengers : [occasion.mover];
      return [...writers.map((seat) => [seat, 'must'] as const), ...mayWrite(occasion.third)];
    }
  }
}

function mayWrite(third: Seat | null): readonly (readonly [Seat, 'may'])[] {
  return third === null ? [] : [[third, 'may']];
}

/** What of Resources a Solution may use on this occasion. */
export function afterOf(occasion: Occasion): After {
  return occasion.kind === 'challenge' ? occasion.claim : occasion.kind;
}

export function enterWriting(proceedings: Proceedings, occasion: Occasion): void {
  const { at, match } = proceedings;
  const former = match.phase.kind === 'writing' ? match.phase.papers : [];
  const papers = dutiesOf(proceedings, occasion).map(([seat, duty]): Paper => {
    const old = former.find((paper) => paper.seat === seat);
    return old === undefined ? blankPaper(proceedings, seat, duty) : { ...old, duty };
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
      return until === null ? clockUntil(proceedings, task, seat, at) : clockUntil(proceedings, task, seat, until);
    });
  proceedings.enter({ kind: 'writing', occasion, papers }, clocks);
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

function paperOf({ match }: Proceedings, seat: Seat): Paper | null {
  const { phase } = match;
  if (phase.kind !== 'writing' && phase.kind !== 'checking') return null;
  return phase.papers.find((paper) => paper.seat === seat) ?? null;
}

export function present(proceedings: Proceedings, { written }: CommandOf<'present'>, by: Seat): Refusal | null {
  const { match, game, isTable } = proceedings;
  if (match.phase.kind !== 'writing' && match.phase.kind !== 'checking') return notNow(proceedings, 'Presenting');
  const paper = paperOf(proceedings, by);
  if (paper === null) return refuse('may-not-present', proceedings.rule('writers'), 'This player may not present a Solution.');
  if (paper.state === 'presented') {
    const { is, rule } = game.procedure.checking.changingWhatWasPresented;
    if (is === 'not-allowed' || !isTable || paper.verdict !== null || paper.changed) {
      return refuse('already-presented', rule, 'What was presented is not changed any more.');
    }
    proceedings.emit({ type: 'changed-after-presenting', seat: by });
    ruleOutChanged(proceedings);
    return null;
  }
  const final = decisionIsFinal(proceedings, paper, 'present');
  if (final !== null) return final;
  if (match.phase.kind !== 'writing') return notNow(proceedings, 'Presenting');
  if (written.length === 0) return refuse('nothing-written', proceedings.rule('writers'), 'There is nothing on the paper.');
  proceedings.emit({ type: 'presented', seat: by, written });
  insulate(proceedings, by, 'write');
  handedIn(proceedings, by);
  return null;
}

export function decline(proceedings: Proceedings, by: Seat): Refusal | null {
  const { match } = proceedings;
  if (match.phase.kind !== 'writing') return notNow(proceedings, 'Declining');
  const paper = paperOf(proceedings, by);
  if (paper === null) return refuse('nothing-to-decline', proceedings.rule('writers'), 'This player has nothing to present.');
  const final = decisionIsFinal(proceedings, paper, 'decline');
  if (final !== null) return final;
  withdraw(proceedings, by);
  return null;
}

/** A player presents nothing: by saying so, or because time is up. */
export function withdraw(proceedings: Proceedings, seat: Seat): void {
  proceedings.emit({ type: 'declined', seat });
  handedIn(proceedings, seat);
}

/** VII-C-1: what a player has shown about presenting is not taken back. */
function decisionIsFinal(proceedings: Proceedings, paper: Paper, wants: 'present' | 'decline'): Refusal | null {
  const { match } = proceedings;
  if (paper.state !== 'writing') {
    return refuse('decision-is-final', proceedings.rule('decisionFinal'), 'The decision about presenting is not taken back.');
  }
  if (paper.joined === null || match.phase.kind !== 'writing') return null;
  const writes = sideWrites(match.phase.occasion, paper.joined);
  if (writes === (wants === 'present')) return null;
  return refuse('decision-is-final', proceedings.rule('decisionFinal'), 'The Third Party has joined the other side.');
}

function sideWrites(occasion: Occasion, side: Seat): boolean {
  if (occasion.kind !== 'challenge') return false;
  return occasion.claim === 'now' ? occasion.challengers.includes(side) : occasion.mover === side;
}

/** VII-A-3: the Third Party may name the side they join before they write. */
export function join(proceedings: Proceedings, { player }: CommandOf<'join'>, by: Seat): Refusal | null {
  const { phase } = proceedings.match;
  if (phase.kind !== 'writing' || phase.occasion.kind !== 'challenge' || phase.occasion.third !== by) {
    return notNow(proceedings, 'Joining a side');
  }
  const paper = paperOf(proceedings, by);
  if (paper === null || paper.state !== 'writing' || paper.joined !== null) {
    return refuse('decision-is-final', proceedings.rule('decisionFinal'), 'The decision about presenting is not taken back.');
  }
  if (player !== phase.occasion.mover && !phase.occasion.challengers.includes(player)) {
    return refuse('no-such-side', proceedings.rule('writers'), 'The sides are the Mover and the Challenger.');
  }
  proceedings.emit({ type: 'joined', seat: by, side: player });
  if (!sideWrites(phase.occasion, player)) withdraw(proceedings, by);
  return null;
}

/** A paper is in, or will not come; when that holds for all, checking begins. */
function handedIn(proceedings: Proceedings, seat: Seat): void {
  proceedings.emit({ type: 'clocks', clocks: stopClock(proceedings.match.clocks, seat) });
  const { phase } = proceedings.match;
  if (phase.kind === 'writing' && phase.papers.every(({ state }) => state !== 'writing')) enterChecking(proceedings);
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

/** Each player's own paper, for nobody else's eyes. */
export function scratch(proceedings: Proceedings, { text }: CommandOf<'scratch'>, by: Seat): Refusal | null {
  proceedings.emit({ type: 'scratched', seat: by, text });
  return null;
}

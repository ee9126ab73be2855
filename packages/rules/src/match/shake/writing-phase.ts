import { clockUntil, endClock, hold, isHeld, wantClocks } from '../clocks/clock.ts';
import { enterChecking } from './checking-phase.ts';
import { afterOf, dutyOf, writersOf } from '../record/occasion.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Seat } from '../record/seat.ts';
import type { Clock, Forceout, Occasion, Paper, Phase } from '../record/state.ts';

export function enterWriting(
  proceedings: Proceedings,
  occasion: Occasion,
  former: WritingPhase | null = writingPhase(proceedings),
): void {
  const papers = papersFor(proceedings, occasion, former);
  // What a challenge interrupts waits for it, and goes on if it is set aside.
  const before =
    former?.occasion.kind === 'forceout' && occasion.kind === 'challenge'
      ? { occasion: former.occasion, papers: former.papers }
      : former?.before;
  if (occasion.kind === 'challenge') hold(proceedings, 'challenge');
  proceedings.enter({ kind: 'writing', occasion, papers, ...(before === undefined ? {} : { before }) });
  beginWriting(proceedings, occasion, papers);
  checkIfAllIn(proceedings);
}

type WritingPhase = Phase & { readonly kind: 'writing' };

/** The papers of an occasion; what somebody has handed in or declined before it stays so. */
function papersFor(
  proceedings: Proceedings,
  occasion: Occasion,
  former: WritingPhase | null,
): readonly Paper[] {
  return writersOf(proceedings, occasion).map(
    (seat) => former?.papers.find((paper) => paper.seat === seat) ?? blankPaper(proceedings, seat),
  );
}

/** Whether somebody would write, or has written, on this occasion; if not, it is scored as soon as it is there. */
export function isWrittenFor(proceedings: Proceedings, occasion: Occasion): boolean {
  return papersFor(proceedings, occasion, writingPhase(proceedings)).some(
    ({ state }) => state !== 'declined',
  );
}

function writingPhase({ match }: Proceedings): WritingPhase | null {
  return match.phase.kind === 'writing' ? match.phase : null;
}

/** A limit for everybody whose paper is open. */
function beginWriting(proceedings: Proceedings, occasion: Occasion, papers: readonly Paper[]): void {
  const { match, at } = proceedings;
  const limits = proceedings.game.limits(proceedings.moment(afterOf(occasion)));
  const seconds = occasion.kind === 'no-goal' ? limits.disputingNoGoal : limits.writing;
  // What runs, and what a judge has stopped; what a challenge has stopped waits behind it.
  const stopped = match.held.filter(({ by }) => by.every((one) => one === 'judge'));
  const here = [...match.clocks, ...stopped.map(({ clock }) => clock)];
  const wanted = papers
    .filter(({ state }) => state === 'writing')
    .map((paper) => {
      const { seat } = paper;
      const task = dutyOf(occasion, paper) === 'must' ? 'write' : 'decide';
      // VIII-B: after the last cube the two minutes run on.
      const behind = match.held.find(
        ({ clock, by }) => by.includes('challenge') && clock.task === 'write' && clock.seat === seat,
      )?.clock;
      const other = here.find((clock) => clock.seat === seat && WRITING.includes(clock.task));
      const clock = behind ?? other ?? clockUntil(proceedings, task, seat, at + seconds);
      return { ...clock, task } satisfies Clock;
    });
  const same = (one: Clock, two: Clock): boolean => one.seat === two.seat && one.task === two.task;
  for (const clock of here)
    if (clock.task !== 'state-challenge' && !wanted.some((one) => same(one, clock)))
      endClock(proceedings, clock.seat, clock.task);
  for (const clock of wanted) {
    const held = isHeld(proceedings, 'judge') ? (['judge'] as const) : [];
    if (!here.some((one) => same(one, clock))) proceedings.emit({ type: 'clock-begun', clock, at, held });
  }
}

const WRITING: readonly Clock['task'][] = ['write', 'decide'];

function blankPaper(proceedings: Proceedings, seat: Seat): Paper {
  const checks = proceedings
    .opponents(seat)
    .map((other) => ({ seat: other, decision: 'undecided', triedAmbiguity: false }) as const);
  // A Mover who has left since writes nothing.
  const state = proceedings.shake.absent.includes(seat) ? 'declined' : 'writing';
  return { seat, state, joined: null, written: [], changed: false, checks, verdict: null };
}

/** VIII-A: the last cube is moved and everybody writes, unless somebody says Impossible in time. */
export function enterForceout(proceedings: Proceedings): void {
  const { match, shake, at } = proceedings;
  const { phase } = match;
  if (phase.kind === 'writing' || phase.kind === 'checking') {
    if (phase.occasion.kind === 'forceout') return;
    if (phase.before !== undefined) return goOnWriting(proceedings, phase.before);
  }
  const { impossibleAfterLastCube } = proceedings.game.limits(proceedings.moment('forceout'));
  const challengeUntil = match.settings.clock === 'untimed' ? null : at + impossibleAfterLastCube;
  const occasion: Forceout = { kind: 'forceout', mover: shake.lastMover!, challengeUntil };
  wantClocks(proceedings, []);
  enterWriting(proceedings, occasion, null);
}

/** A challenge after the last cube was set aside: papers and clocks are as they were, and its time is given back. */
function goOnWriting(
  proceedings: Proceedings,
  { occasion, papers }: { readonly occasion: Forceout; readonly papers: readonly Paper[] },
): void {
  const { at, match } = proceedings;
  const made =
    match.phase.kind === 'writing' || match.phase.kind === 'checking' ? match.phase.occasion : null;
  const took = made?.kind === 'challenge' ? at - made.at : 0;
  const { challengeUntil } = occasion;
  const until = challengeUntil === null ? null : challengeUntil + took;
  const open = papers.map((paper) =>
    proceedings.shake.absent.includes(paper.seat) ? ({ ...paper, state: 'declined' } as const) : paper,
  );
  proceedings.enter({ kind: 'writing', occasion: { ...occasion, challengeUntil: until }, papers: open });
  for (const { seat, state } of open) if (state !== 'writing') endClock(proceedings, seat, 'write');
  checkIfAllIn(proceedings);
}

/** XI-B-2: "Stop": everybody writes; who is at it already goes on. */
export function enterStop(proceedings: Proceedings): void {
  const { phase } = proceedings.match;
  if (phase.kind === 'writing' || phase.kind === 'checking') {
    if (phase.occasion.kind === 'stop') return;
    if (phase.occasion.kind === 'forceout')
      return proceedings.enter({ ...phase, occasion: { kind: 'stop' } });
  }
  wantClocks(proceedings, []);
  enterWriting(proceedings, { kind: 'stop' }, null);
}

/** VII-A-3, VII-C-1: who has promised to present writes as all writers do, in the time that is left. */
export function mustNowWrite(proceedings: Proceedings, seat: Seat): void {
  proceedings.emit({ type: 'clock-renamed', seat, task: 'decide', becomes: 'write' });
}

/** A player presents nothing: by saying so, or because time is up. */
export function withdraw(proceedings: Proceedings, seat: Seat): void {
  proceedings.emit({ type: 'declined', seat });
  handedIn(proceedings, seat);
}

/** A paper is in, or will not come; when that holds for all, checking begins. */
export function handedIn(proceedings: Proceedings, seat: Seat): void {
  const { clocks } = proceedings.match;
  for (const clock of clocks)
    if (clock.seat === seat && (WRITING.includes(clock.task) || clock.task === 'state-challenge'))
      proceedings.emit({ type: 'clock-ended', seat, task: clock.task });
  checkIfAllIn(proceedings);
}

function checkIfAllIn(proceedings: Proceedings): void {
  const { phase } = proceedings.match;
  if (phase.kind === 'writing' && phase.papers.every(({ state }) => state !== 'writing'))
    enterChecking(proceedings);
}

/**
 * VII-C-1: a Third Party who shows nothing when writing time is over does not present. Others must be called. False if
 * somebody still writes, or nobody does.
 */
export function closeWriting(proceedings: Proceedings): boolean {
  const { match, at } = proceedings;
  if (match.phase.kind !== 'writing') return false;
  const { occasion, papers } = match.phase;
  const open = papers.filter(({ state }) => state === 'writing');
  const over = open.every((paper) => {
    const clock = match.clocks.find((one) => one.seat === paper.seat && one.task === 'decide');
    const may = dutyOf(occasion, paper) === 'may';
    return may && clock !== undefined && clock.until !== null && at >= clock.until;
  });
  if (over) for (const { seat } of open) withdraw(proceedings, seat);
  return over && open.length > 0;
}

import { viewsOf } from '@forceout/client';
import type { Past, TableView } from '@forceout/client';
import type {
  CheckDecision,
  FaultName,
  MatchView,
  Occasion,
  Pick,
  Place as MatPlace,
} from '@forceout/rules/match';

import { gameOf } from '../seen.ts';
import type { GameName } from '../seen.ts';

/** Something that changed at a table, for the log and for whoever listens to it. Seats are numbers. */
export type Happening =
  | { readonly is: 'sat' | 'stood' | 'ready' | 'joined-judge'; readonly name: string }
  | { readonly is: 'said'; readonly name: string; readonly phrase: string }
  | { readonly is: 'started' | 'void' | 'last-shake' | 'stopped' | 'no-more-block' }
  | { readonly is: 'first-roll'; readonly seat: number; readonly cube: string }
  | { readonly is: 'first-setter' | 'roll-again' | 'signing' }
  | { readonly is: 'shake'; readonly number: number; readonly seat: number }
  | { readonly is: 'laid-out' | 'rolled' | 'goal-arranged'; readonly seat: number }
  | { readonly is: 'dealt'; readonly seat: number; readonly count: number }
  | { readonly is: 'picked' | 'pick-withdrawn'; readonly seat: number; readonly pick: Pick }
  | { readonly is: 'goal'; readonly seat: number; readonly goal: string; readonly game: GameName }
  | {
      readonly is: 'no-goal' | 'agreed' | 'disputed' | 'block' | 'absent' | 'arrived' | 'turn-lost';
      readonly seat: number;
    }
  | {
      readonly is: 'moved';
      readonly seat: number;
      readonly cube: string;
      readonly from: MatPlace;
      readonly to: MatPlace;
      readonly bonus: boolean;
    }
  | { readonly is: 'returned'; readonly cube: string }
  | {
      readonly is: 'pointed-out';
      readonly seat: number;
      readonly against: number;
      readonly what: FaultName;
      readonly rule: string;
    }
  | {
      readonly is: 'challenged';
      readonly seats: readonly number[];
      readonly claim: 'now' | 'impossible';
      readonly mover: number;
    }
  | { readonly is: 'forceout' | 'everybody-writes' }
  | { readonly is: 'handed-in' | 'time-called' | 'late' | 'warned' | 'signed'; readonly seat: number }
  | { readonly is: 'joined'; readonly seat: number; readonly side: number }
  | {
      readonly is: 'checked';
      readonly seat: number;
      readonly writer: number;
      readonly decision: CheckDecision;
    }
  | { readonly is: 'ruled'; readonly seat: number; readonly verdict: 'correct' | 'incorrect' }
  | {
      readonly is: 'scored' | 'penalty' | 'correction' | 'awaits';
      readonly seat: number;
      readonly points: number;
      readonly why: string;
      readonly rule: string;
    }
  | { readonly is: 'finished'; readonly points: readonly number[] };

/** What happened between two views of a table, in the order in which people would tell it. */
export function happenings(before: TableView | null, after: TableView): readonly Happening[] {
  if (before === null || before === after) return [];
  const found: Happening[] = [...atTheTable(before, after)];
  if (after.match === null) return found;
  if (before.match === null) return [...found, { is: 'started' }];
  return [...found, ...inTheMatch(before.match, after.match)];
}

/** What happened up to the view of this number. */
export function happenedUntil(past: Past, until: number): readonly Happening[] {
  const views = viewsOf(past).filter(({ seq }) => seq <= until);
  return views.flatMap(({ view }, index) => happenings(views[index - 1]?.view ?? null, view));
}

function* atTheTable(before: TableView, after: TableView): Generator<Happening> {
  for (const [index, seat] of after.seats.entries()) {
    const old = before.seats[index] ?? null;
    if (seat !== null && old === null) yield { is: 'sat', name: seat.name };
    if (seat === null && old !== null) yield { is: 'stood', name: old.name };
    if (seat?.ready === true && old?.ready === false && after.state === 'open')
      yield { is: 'ready', name: seat.name };
  }
  if (after.judge !== null && before.judge === null) yield { is: 'joined-judge', name: after.judge };
  const last = before.talk.at(-1)?.at ?? 0;
  for (const { by, phrase, at } of after.talk) if (at > last) yield { is: 'said', name: by, phrase };
}

function* inTheMatch(before: MatchView, after: MatchView): Generator<Happening> {
  yield* theFirstRoll(before, after);
  const fresh =
    before.shake?.number !== after.shake?.number || before.shake?.begunAt !== after.shake?.begunAt;
  if (after.shake !== null && fresh)
    yield { is: 'shake', number: after.shake.number, seat: after.shake.setter };
  yield* theCharges(fresh ? [] : before.pointedOut, after);
  yield* theBlock(before, after);
  if (after.shake !== null) yield* theShake(fresh ? null : before, after);
  yield* theClock(before, after);
  yield* thePapers(before, after);
  yield* theSheet(before, after);
  if (after.results.length > before.results.length && after.results.at(-1)!.scores === null)
    yield { is: 'void' };
  if (after.round.state !== before.round.state && after.round.state !== 'open')
    yield { is: after.round.state };
  if (after.phase.kind === 'signing') {
    if (before.phase.kind !== 'signing') yield { is: 'signing' };
    const had = before.phase.kind === 'signing' ? before.phase.signed : [];
    for (const seat of after.phase.signed) if (!had.includes(seat)) yield { is: 'signed', seat };
  }
  if (after.phase.kind === 'finished' && before.phase.kind !== 'finished')
    yield { is: 'finished', points: after.phase.points };
}

function* theFirstRoll({ phase: old }: MatchView, { phase }: MatchView): Generator<Happening> {
  if (old.kind !== 'choosing-setter') return;
  if (phase.kind === 'choosing-setter') {
    for (const [seat, face] of phase.faces.entries())
      if (face !== null && old.faces[seat] === null) yield { is: 'first-roll', seat, cube: face };
    const again = phase.faces.every((face) => face === null) && old.faces.some((face) => face !== null);
    if (again) yield { is: 'roll-again' };
  } else if (phase.kind === 'between-shakes') yield { is: 'first-setter' };
}

/** Told before what it puts right: cubes that go back, points that are lost. */
function* theCharges(had: MatchView['pointedOut'], { pointedOut }: MatchView): Generator<Happening> {
  for (const { by, against, what, rule } of pointedOut.slice(had.length))
    yield { is: 'pointed-out', seat: by, against, what, rule };
}

function* theBlock(before: MatchView, after: MatchView): Generator<Happening> {
  for (const seat of after.block?.holders ?? [])
    if (before.block?.holders.includes(seat) !== true) yield { is: 'block', seat };
  const challenged = occasionOf(after)?.kind === 'challenge' && occasionOf(before)?.kind !== 'challenge';
  if (before.block !== null && after.block === null && !challenged) yield { is: 'no-more-block' };
}

const PLACES = ['required', 'permitted', 'forbidden'] as const;

function* theShake(before: MatchView | null, after: MatchView): Generator<Happening> {
  const [old, now] = [before?.shake ?? null, after.shake!];
  if (now.laidOut && old?.laidOut !== true && !now.rolled) yield { is: 'laid-out', seat: now.setter };
  if (now.rolled && old?.rolled !== true) yield { is: 'rolled', seat: now.setter };
  if (now.dealt && old?.dealt !== true) yield { is: 'dealt', seat: now.dealer, count: now.universe.length };
  const picks = old?.picks ?? [];
  for (const { by, pick } of now.picks.slice(picks.length)) yield { is: 'picked', seat: by, pick };
  if (now.picks.length < picks.length) {
    const gone = picks.find(({ pick }) => !now.picks.some((one) => same(one.pick, pick)));
    if (gone !== undefined) yield { is: 'pick-withdrawn', seat: gone.by, pick: gone.pick };
  }
  for (const seat of now.absent) if (old?.absent.includes(seat) !== true) yield { is: 'absent', seat };
  for (const seat of old?.absent ?? []) if (!now.absent.includes(seat)) yield { is: 'arrived', seat };
  yield* theGoal(before, after);
  // Digits that are left over go to Forbidden with the Goal; nobody moved them.
  const goalSet = old?.goal === null && now.goal !== null;
  if (old !== null && !goalSet) yield* theMoves(old, now, before!, after);
}

function* theGoal(before: MatchView | null, after: MatchView): Generator<Happening> {
  const [old, { phase }] = [before?.phase, after];
  if (phase.kind === 'goal' && old?.kind === 'goal' && phase.arranged !== null && old.arranged === null)
    yield { is: 'goal-arranged', seat: phase.setter };
  const { goal, setter } = after.shake!;
  if (goal !== null && before?.shake?.goal == null)
    yield { is: 'goal', seat: after.shake!.lastMover ?? setter, goal, game: gameOf(after.settings.rulebook) };
  if (phase.kind === 'no-goal') {
    if (old?.kind !== 'no-goal') yield { is: 'no-goal', seat: setter };
    const had = old?.kind === 'no-goal' ? old.agreed : [];
    for (const seat of phase.agreed) if (!had.includes(seat)) yield { is: 'agreed', seat };
  }
  if (phase.kind === 'goal' && phase.disputing && old?.kind === 'no-goal')
    yield { is: 'disputed', seat: phase.setter };
}

type ShakeNow = NonNullable<MatchView['shake']>;

function* theMoves(old: ShakeNow, now: ShakeNow, before: MatchView, after: MatchView): Generator<Happening> {
  const gone = PLACES.flatMap((from) =>
    surplus(old.mat[from], now.mat[from]).map((cube) => ({ cube, from })),
  );
  // The bonus cube is told before the regular one.
  const order = ['forbidden', 'permitted', 'required'] as const;
  const come = order.flatMap((to) => surplus(now.mat[to], old.mat[to]).map((cube) => ({ cube, to })));
  const last = now.lastMove;
  const told = come.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));
  function isLast({ cube, to }: { readonly cube: string; readonly to: string }): boolean {
    return last?.cube === cube && last.to === to;
  }
  for (const [index, { cube, to }] of told.entries()) {
    const shifted = gone.findIndex((one) => one.cube === cube);
    const from = shifted < 0 ? 'resources' : gone.splice(shifted, 1)[0]!.from;
    const pending = after.phase.kind === 'moving' && after.phase.bonus !== null;
    const bySetter = now.setterBonus && !old.setterBonus;
    const bonus = to === 'forbidden' && (pending || bySetter || index < told.length - 1);
    yield { is: 'moved', seat: moverOf(before, after, bySetter), cube, from, to, bonus };
  }
  for (const { cube } of gone) yield { is: 'returned', cube };
  const [was, is] = [before.phase, after.phase];
  if (
    was.kind === 'moving' &&
    is.kind === 'moving' &&
    was.turn !== is.turn &&
    come.length + gone.length === 0
  )
    yield { is: 'turn-lost', seat: was.turn };
}

function moverOf(before: MatchView, after: MatchView, bySetter: boolean): number {
  const shake = after.shake!;
  if (bySetter) return shake.setter;
  if (after.phase.kind === 'moving' && after.phase.bonus !== null) return after.phase.turn;
  return shake.lastMove?.seat ?? (before.phase.kind === 'moving' ? before.phase.turn : shake.setter);
}

/** Cubes of the first list that the second one does not have, each as often as it is missing. */
export function surplus(cubes: readonly string[], there: readonly string[]): readonly string[] {
  const rest = [...there];
  return cubes.filter((cube) => {
    const index = rest.indexOf(cube);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

function* theClock(before: MatchView, after: MatchView): Generator<Happening> {
  for (const clock of after.clocks) {
    const old = before.clocks.find(({ seat, task }) => seat === clock.seat && task === clock.task);
    if (clock.countdown !== null && old?.countdown == null) yield { is: 'time-called', seat: clock.seat };
    if (clock.stage === 'additional-minute' && old?.stage === 'limit') yield { is: 'late', seat: clock.seat };
  }
}

function occasionOf({ phase }: MatchView): Occasion | null {
  return phase.kind === 'writing' || phase.kind === 'checking' ? phase.occasion : null;
}

function papersOf({ phase, shown }: MatchView, shake: number | undefined) {
  if (phase.kind === 'writing' || phase.kind === 'checking') return phase.papers;
  return shown !== null && shown.shake === shake ? shown.papers : [];
}

function* thePapers(before: MatchView, after: MatchView): Generator<Happening> {
  const [old, now] = [occasionOf(before), occasionOf(after)];
  if (now !== null && old?.kind !== now.kind) {
    if (now.kind === 'challenge') {
      const { challengers: seats, claim, mover } = now;
      yield { is: 'challenged', seats, claim, mover };
    } else if (now.kind === 'no-goal') yield { is: 'disputed', seat: now.challenger };
    else yield { is: now.kind === 'forceout' ? 'forceout' : 'everybody-writes' };
  }
  const shake = after.shake?.number;
  const [former, papers] = [papersOf(before, shake), papersOf(after, shake)];
  for (const paper of papers) {
    const was = former.find(({ seat }) => seat === paper.seat);
    if (was === undefined) continue;
    if (paper.joined !== null && was.joined === null)
      yield { is: 'joined', seat: paper.seat, side: paper.joined };
    if (was.state === 'writing' && paper.state !== 'writing') yield { is: 'handed-in', seat: paper.seat };
    for (const { seat, decision } of paper.checks) {
      const had = was.checks.find((check) => check.seat === seat)?.decision;
      if (decision !== had && decision !== 'undecided' && paper.verdict === null)
        yield { is: 'checked', seat, writer: paper.seat, decision };
    }
    if (paper.verdict !== null && was.verdict === null)
      yield { is: 'ruled', seat: paper.seat, verdict: paper.verdict };
  }
}

function* theSheet(before: MatchView, after: MatchView): Generator<Happening> {
  for (const { entry } of after.awaiting.slice(before.awaiting.length)) {
    const { seat, points, why, rule } = entry;
    yield { is: 'awaits', seat, points, why, rule };
  }
  const names = { shake: 'scored', penalty: 'penalty', correction: 'correction' } as const;
  for (const { seat, points, why, rule, kind } of after.sheet.slice(before.sheet.length))
    yield { is: names[kind], seat, points, why, rule };
  for (const seat of after.warnings.slice(before.warnings.length)) yield { is: 'warned', seat };
}

function same(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

import { duties } from './duties.ts';
import type { Duty } from './duties.ts';
import type { Cube, Pick, Section, Written } from '../game/game.ts';
import type { Seat } from '../record/seat.ts';
import { dutyOf } from '../record/occasion.ts';
import type {
  Check,
  CheckDecision,
  Done,
  Match,
  Occasion,
  Paper,
  Phase,
  Picker,
  Shake,
} from '../record/state.ts';

export type Viewer = Seat | 'spectator';

/** A paper as others see it: whether it is in, but not what is on it nor whether anything is. */
export interface PaperView {
  readonly seat: Seat;
  readonly duty: 'must' | 'may';
  readonly state: 'writing' | 'ready' | 'presented' | 'declined';
  readonly joined: Seat | null;
  /** Null while it is not for the viewer's eyes. */
  readonly written: readonly Written[] | null;
  readonly checks: readonly { readonly seat: Seat; readonly decision: CheckDecision }[];
  readonly verdict: Paper['verdict'];
}

/** What the engine goes by, but nobody at the table looks at. */
type Backstage = 'picks' | 'acts' | 'queue' | 'opening' | 'due' | 'lostDeals' | 'arranged' | 'noGoal';

/** What was done in the shake, by its command: what a judge can go back to, and the players by agreement. */
export interface ActView {
  readonly ref: string;
  readonly kind: Done['kind'];
  readonly seat: Seat;
  readonly cube?: Cube;
  readonly to?: Section;
}

export interface ShakeView extends Omit<Shake, Backstage> {
  readonly acts: readonly ActView[];
  /** Whether a pick is legal is for the players to notice. */
  readonly picks: readonly { readonly by: Seat; readonly pick: Pick }[];
}

export type PhaseView =
  | Exclude<Phase, { readonly kind: 'writing' | 'checking' | 'picking' | 'goal' }>
  | {
      readonly kind: 'goal';
      readonly setter: Seat;
      readonly disputing: boolean;
      /** How the cubes in the Goal section lie. */
      readonly arranged: string | null;
    }
  | { readonly kind: 'picking'; readonly queue: readonly Only<Picker, 'seat' | 'owes'>[] }
  | { readonly kind: 'writing'; readonly occasion: Occasion; readonly papers: readonly PaperView[] }
  | {
      readonly kind: 'checking';
      readonly occasion: Occasion;
      readonly papers: readonly PaperView[];
      readonly current: Seat | null;
    };

type Only<T, K extends keyof T> = { readonly [Key in K]: T[Key] };

/** What one seat, or somebody who watches, may see of a match. Errors that can still be pointed out are not in it. */
export interface MatchView extends Omit<
  Match,
  'shake' | 'phase' | 'faults' | 'scratch' | 'held' | 'holds' | 'stood'
> {
  readonly shake: ShakeView | null;
  readonly phase: PhaseView;
  /** The viewer's own paper. */
  readonly scratch: string;
  readonly duties: readonly Duty[];
}

export function view(match: Match, viewer: Viewer): MatchView {
  const {
    shake,
    phase,
    faults: _faults,
    scratch,
    held: _held,
    holds: _holds,
    stood: _stood,
    ...open
  } = match;
  return {
    ...open,
    shake: shake === null ? null : shakeView(shake),
    phase: phaseView(phase, viewer, shake?.arranged ?? null),
    scratch: viewer === 'spectator' ? '' : (scratch[viewer] ?? ''),
    duties: duties(match),
  };
}

function shakeView(shake: Shake): ShakeView {
  const { acts, queue: _queue, opening: _opening, due: _due, ...rest } = shake;
  const { lostDeals: _lost, arranged: _arranged, noGoal: _noGoal, picks, ...open } = rest;
  return {
    ...open,
    picks: picks.map(({ by, pick }) => ({ by, pick })),
    acts: acts.map(actView),
  };
}

function actView(act: Done): ActView {
  const { ref, kind, seat } = act;
  return act.kind === 'cube' ? { ref, kind, seat, cube: act.cube, to: act.to } : { ref, kind, seat };
}

function phaseView(phase: Phase, viewer: Viewer, arranged: string | null): PhaseView {
  switch (phase.kind) {
    case 'goal':
      return { kind: 'goal', setter: phase.setter, disputing: phase.disputing, arranged };
    case 'picking':
      return { kind: 'picking', queue: phase.queue.map(({ seat, owes }) => ({ seat, owes })) };
    case 'writing':
      return {
        kind: 'writing',
        occasion: phase.occasion,
        papers: phase.papers.map((paper) => paperView(paper, phase.occasion, viewer, false)),
      };
    case 'checking':
      return {
        kind: 'checking',
        occasion: phase.occasion,
        papers: phase.papers.map((paper) => paperView(paper, phase.occasion, viewer, true)),
        current: phase.current,
      };
    default:
      return phase;
  }
}

function paperView(paper: Paper, occasion: Occasion, viewer: Viewer, checking: boolean): PaperView {
  const { seat, joined, verdict } = paper;
  const open = checking || seat === viewer;
  const done = paper.state === 'writing' ? 'writing' : 'ready';
  return {
    seat,
    duty: dutyOf(occasion, paper),
    state: open ? paper.state : done,
    joined,
    written: open ? paper.written : null,
    checks: paper.checks.map((check) => ({
      seat: check.seat,
      decision: decisionView(check, viewer, verdict !== null),
    })),
    verdict,
  };
}

/** What a checker has decided is their own affair until it is shown or the Solution is ruled on. */
function decisionView({ seat, decision }: Check, viewer: Viewer, ruled: boolean): CheckDecision {
  const open = ruled || seat === viewer || decision === 'showed-it-wrong';
  return open ? decision : 'undecided';
}

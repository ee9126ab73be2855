import type { Seat } from '../seat.ts';
import type { Done, Match, Paper, Phase, Picker, Shake } from '../state.ts';
import type { MatchView, PaperView, PhaseView, ShakeView } from '../view.ts';

/**
 * The match as a viewer has to take it: nothing illegal has happened, and covered papers are empty. What may be done
 * can be asked of it; what it would come to cannot.
 */
export function supposed(view: MatchView, seat: Seat): Match {
  const { duties: _duties, scratch, shake, phase, ...open } = view;
  return {
    ...open,
    faults: [],
    held: [],
    holds: [],
    stood: 0,
    scratch: view.settings.players.map((_, other) => (other === seat ? scratch : '')),
    shake: shake === null ? null : supposedShake(shake, phase),
    phase: supposedPhase(phase),
  };
}

/** What the engine goes by, as far as the phase shows it. */
function supposedShake(shake: ShakeView, phase: PhaseView): Shake {
  const { lastMover, setter, picks } = shake;
  const [turn, first] = phase.kind === 'moving' ? [phase.turn, phase.first] : [setter, false];
  return {
    ...shake,
    picks: picks.map((pick) => ({ ...pick, legal: true })),
    due: setter,
    lostDeals: [],
    queue: phase.kind === 'picking' ? phase.queue.map(supposedPicker) : [],
    arranged: phase.kind === 'goal' ? phase.arranged : null,
    noGoal: phase.kind === 'no-goal' ? { agreed: phase.agreed, disputer: null } : null,
    opening: lastMover === null ? null : { turn, first, lastMover },
    acts: supposedActs(shake, phase),
  };
}

/** A bonus cube whose regular move is owed, and a challenge that is heard; all else has left its traces on the mat. */
function supposedActs({ lastMove }: ShakeView, phase: PhaseView): readonly Done[] {
  const ref = '';
  if (phase.kind === 'moving' && phase.bonus !== null && lastMove !== null) {
    const { turn: seat, bonus: cube } = phase;
    return [
      {
        kind: 'cube',
        ref,
        seat,
        cube,
        from: 'resources',
        index: 0,
        to: 'forbidden',
        as: 'bonus',
        ended: null,
      },
    ];
  }
  const isHeard =
    (phase.kind === 'writing' || phase.kind === 'checking') && phase.occasion.kind === 'challenge';
  return isHeard ? phase.occasion.challengers.map((seat) => ({ kind: 'challenge', ref, seat }) as const) : [];
}

function supposedPicker({ seat, owes }: { readonly seat: Seat; readonly owes: number }): Picker {
  return { seat, owes, illegalTries: 0 };
}

function supposedPhase(phase: PhaseView): Phase {
  switch (phase.kind) {
    case 'picking':
      return { kind: 'picking', queue: phase.queue.map(supposedPicker) };
    case 'writing':
    case 'checking':
      return { ...phase, papers: phase.papers.map(supposedPaper) };
    default:
      return phase;
  }
}

/** Nothing is on it, so that no judge spends time on it. */
function supposedPaper(paper: PaperView): Paper {
  return {
    ...paper,
    state: paper.state === 'ready' ? 'declined' : paper.state,
    written: [],
    changed: false,
    checks: paper.checks.map((check) => ({ ...check, triedAmbiguity: false })),
  };
}

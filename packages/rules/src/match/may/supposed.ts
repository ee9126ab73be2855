import type { Seat } from '../seat.ts';
import type { Match, Paper, Phase } from '../state.ts';
import type { MatchView, PaperView, PhaseView } from '../view.ts';

/**
 * The match as a viewer has to take it: nothing illegal has happened, and covered papers are empty. What may be done
 * can be asked of it; what it would come to cannot.
 */
export function supposed(view: MatchView, seat: Seat): Match {
  const { duties: _duties, scratch, shake, phase, ...open } = view;
  return {
    ...open,
    faults: [],
    scratch: view.settings.players.map((_, other) => (other === seat ? scratch : '')),
    shake: shake === null ? null : { ...shake, picks: shake.picks.map((pick) => ({ ...pick, legal: true })) },
    phase: supposedPhase(phase),
  };
}

function supposedPhase(phase: PhaseView): Phase {
  switch (phase.kind) {
    case 'picking':
      return { kind: 'picking', queue: phase.queue.map((picker) => ({ ...picker, illegalTries: 0 })) };
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

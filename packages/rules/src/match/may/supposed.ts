import { wholeShake } from '../record/older-logs.ts';
import type { Party } from '../record/seat.ts';
import type { Done, Match, Paper, Phase, Shake } from '../record/state.ts';
import type { MatchView, PaperView, PhaseView, ShakeView } from '../seen/view.ts';

/**
 * The match as a viewer has to take it: nothing illegal has happened, and covered papers are empty. What may be done
 * can be asked of it; what it would come to cannot.
 */
export function supposed(view: MatchView, by: Party): Match {
  const { duties: _duties, scratch, shake, phase, ...open } = view;
  return {
    ...open,
    held: [],
    holds: [],
    stood: 0,
    faults: [],
    scratch: view.settings.players.map((_, other) => (other === by ? scratch : '')),
    shake: shake === null ? null : supposedShake(shake, phase),
    phase: supposedPhase(phase),
  };
}

/** The acts of a shake are not in its view; those that still matter can be told from it. */
function supposedShake(shake: ShakeView, phase: PhaseView): Shake {
  const picks = shake.picks.map((pick) => ({ ...pick, legal: true }));
  const { acts: seen, ...open } = shake;
  const whole = wholeShake({ ...open, picks }, supposedPhase(phase));
  return {
    ...whole,
    arranged: phase.kind === 'goal' ? phase.arranged : null,
    noGoal: noGoalOf(phase),
    acts: [...whole.acts, ...actsOf(shake, phase), ...lastOf(seen)],
  };
}

function noGoalOf(phase: PhaseView): Shake['noGoal'] {
  if (phase.kind === 'no-goal') return { agreed: phase.agreed, disputer: null };
  return phase.kind === 'goal' && phase.disputing ? { agreed: [], disputer: phase.setter } : null;
}

function actsOf({ setter, setterBonus, mat }: ShakeView, phase: PhaseView): readonly Done[] {
  const cube = { kind: 'cube', ref: '', from: 'resources', index: 0, to: 'forbidden', ended: null } as const;
  const acts: Done[] = [];
  if (setterBonus) acts.push({ ...cube, seat: setter, cube: mat.forbidden[0] ?? '', as: 'setter-bonus' });
  if (phase.kind === 'moving' && phase.bonus !== null)
    acts.push({ ...cube, seat: phase.turn, cube: phase.bonus, as: 'bonus' });
  const written = phase.kind === 'writing' || phase.kind === 'checking' ? phase.occasion : null;
  if (written?.kind === 'challenge')
    acts.push(...written.challengers.map((seat): Done => ({ kind: 'challenge', ref: '', seat })));
  return acts;
}

/** The name of the last act, for whoever would take it back; it changes nothing by itself. */
function lastOf(seen: ShakeView['acts']): readonly Done[] {
  const last = seen.at(-1);
  return last === undefined || last.kind === 'turn-lost'
    ? []
    : [{ kind: 'picked', ref: last.ref, seat: last.seat }];
}

function supposedPhase(phase: PhaseView): Phase {
  switch (phase.kind) {
    case 'goal':
      return { kind: 'goal', setter: phase.setter, disputing: phase.disputing };
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
function supposedPaper({ duty: _duty, ...paper }: PaperView): Paper {
  return {
    ...paper,
    state: paper.state === 'ready' ? 'declined' : paper.state,
    written: [],
    changed: false,
    checks: paper.checks.map((check) => ({ ...check, triedAmbiguity: false })),
  };
}

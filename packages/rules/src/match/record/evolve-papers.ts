import type { EventOf } from './event.ts';
import type { Seat } from './seat.ts';
import type { Check, Match, Paper, Phase } from './state.ts';

/** What is written and checked after a challenge or the last cube. */
export type PaperEvent = EventOf<
  | 'joined'
  | 'said'
  | 'judge-asked'
  | 'presented'
  | 'changed-after-presenting'
  | 'declined'
  | 'checking-begun'
  | 'checking'
  | 'checked'
  | 'ruled'
>;

export function paperEvent(match: Match, event: PaperEvent): Match {
  switch (event.type) {
    case 'joined':
      return paper(match, event.seat, () => ({ joined: event.side }));
    case 'said':
      return paper(match, event.seat, () => ({ says: event.says }));
    case 'judge-asked':
      return paper(match, event.writer, ({ checks }) => ({
        checks: checks.map((check) => (check.seat === event.seat ? { ...check, asks: true } : check)),
      }));
    case 'presented':
      return paper(match, event.seat, () => ({ state: 'presented', written: event.written }));
    case 'changed-after-presenting':
      return paper(match, event.seat, () => ({ changed: true }));
    case 'declined':
      return paper(match, event.seat, () => ({ state: 'declined' }));
    case 'checking-begun':
      return match.phase.kind === 'writing'
        ? {
            ...match,
            phase: { ...match.phase, kind: 'checking', current: null },
            clocks: event.clocks ?? match.clocks,
          }
        : match;
    case 'checking':
      return match.phase.kind === 'checking'
        ? {
            ...match,
            phase: { ...match.phase, current: event.writer },
            clocks: event.clocks ?? match.clocks,
          }
        : match;
    case 'checked':
      return checked(match, event);
    case 'ruled':
      return paper(match, event.writer, () => ({ verdict: event.verdict }));
  }
}

function paper(match: Match, seat: Seat, change: (paper: Paper) => Partial<Paper>): Match {
  const { phase } = match;
  if (phase.kind !== 'writing' && phase.kind !== 'checking') return match;
  const papers = phase.papers.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one));
  const next: Phase = { ...phase, papers };
  return { ...match, phase: next };
}

function checked(match: Match, event: EventOf<'checked'>): Match {
  return paper(match, event.writer, ({ checks }) => ({
    checks: checks.map((check): Check =>
      check.seat === event.seat
        ? { ...check, decision: event.decision, triedAmbiguity: check.triedAmbiguity || event.triedAmbiguity }
        : check,
    ),
  }));
}

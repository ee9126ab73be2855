import type { EventOf } from './event.ts';
import type { Seat } from './seat.ts';
import type { Entry, Match } from './state.ts';

/** What stands on the scoresheet, and who has signed it. */
export type SheetEvent = EventOf<
  | 'penalized'
  | 'corrected'
  | 'penalty-awaits'
  | 'approved'
  | 'approval-refused'
  | 'warned'
  | 'scored'
  | 'voided'
  | 'appealed'
  | 'signed'
>;

export function sheetEvent(match: Match, event: SheetEvent): Match {
  switch (event.type) {
    case 'penalized':
    case 'corrected':
      return entered(match, [event.entry]);
    case 'penalty-awaits':
      return { ...match, awaiting: [...match.awaiting, event.awaiting] };
    case 'approved': {
      const approved = match.awaiting
        .filter(({ refs }) => refs.includes(event.ref))
        .map(({ entry }) => entry);
      return {
        ...entered(match, approved),
        awaiting: match.awaiting.filter(({ refs }) => !refs.includes(event.ref)),
      };
    }
    case 'approval-refused':
      return { ...match, awaiting: match.awaiting.filter(({ refs }) => !refs.includes(event.ref)) };
    case 'warned':
      return { ...match, warnings: [...match.warnings, event.seat] };
    case 'scored':
      return scored(match, event.entries);
    case 'voided':
      return {
        ...match,
        results: [...match.results, { number: match.shake?.number ?? 0, scores: null }],
        played: tookPart(match),
        ...SHAKE_OVER,
      };
    case 'appealed':
      return { ...match, appeals: [...match.appeals, event.seat] };
    case 'signed':
      return signed(match, event);
  }
}

/** What ends with a shake. */
const SHAKE_OVER = { faults: [], block: null, choice: null, takeBack: null } as const;

/** Everybody who has been there for a shake. */
function tookPart({ played, shake, settings }: Match): readonly Seat[] {
  if (shake === null || shake.absent.length + played.length === 0)
    return settings.players.map((_, seat) => seat);
  const here = (_: string, seat: Seat): readonly Seat[] =>
    played.includes(seat) || !shake.absent.includes(seat) ? [seat] : [];
  return settings.players.flatMap(here);
}

/** Who signs gives an appeal up; who is signed for does not. */
function signed(match: Match, { seat, signedFor }: EventOf<'signed'>): Match {
  if (match.phase.kind !== 'signing') return match;
  const phase = { ...match.phase, signed: [...match.phase.signed, seat] };
  const appeals = signedFor === true ? match.appeals : match.appeals.filter((other) => other !== seat);
  return { ...match, phase, appeals };
}

function entered(match: Match, entries: readonly Entry[]): Match {
  const totals = [...match.totals];
  for (const { seat, points } of entries) totals[seat] = totals[seat]! + points;
  return { ...match, totals, sheet: [...match.sheet, ...entries] };
}

function scored(match: Match, entries: readonly Entry[]): Match {
  const scores = match.totals.map((_, seat) =>
    entries.reduce((sum, entry) => (entry.seat === seat ? sum + entry.points : sum), 0),
  );
  const { phase } = match;
  const number = match.shake?.number ?? 0;
  const results = [...match.results, { number, scores }];
  const shown =
    phase.kind === 'checking'
      ? { shake: number, occasion: phase.occasion, papers: phase.papers }
      : match.shown;
  return { ...entered(match, entries), results, shown, played: tookPart(match), ...SHAKE_OVER };
}

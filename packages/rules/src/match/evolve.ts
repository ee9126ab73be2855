import type { EventOf, MatchEvent } from './event.ts';
import { EMPTY_MAT, transfer, withoutAll, without } from './mat.ts';
import type { Seat } from './seat.ts';
import type { Check, Entry, Match, Paper, Phase, Shake } from './state.ts';

/** What a match becomes after an event. It decides nothing: whatever follows was decided when the event was made. */
export function evolve(match: Match | null, event: MatchEvent): Match {
  if (event.type === 'match-started') return started(event);
  if (match === null) throw new Error('a match begins with match-started');
  switch (event.type) {
    case 'time':
      return { ...match, now: event.at };
    case 'phase':
      return { ...match, phase: event.phase, clocks: event.clocks };
    case 'clocks':
    case 'time-called':
    case 'late':
      return event.type === 'clocks' ? { ...match, clocks: event.clocks } : clockChanged(match, event);
    case 'setter-rolled':
      return setterRolled(match, event);
    case 'shake-begun':
      return {
        ...match,
        shake: event.shake,
        faults: [],
        pointedOut: [],
        block: null,
        choice: null,
        scratch: match.scratch.map(() => ''),
      };
    case 'laid-out':
      return inShake(match, (shake) => ({
        laidOut: true,
        mat: { ...shake.mat, resources: [...shake.mat.resources, ...event.cubes] },
      }));
    case 'rolled':
      return inShake(match, (shake) => ({
        rolled: true,
        mat: { ...shake.mat, resources: [...event.cubes, ...shake.mat.resources] },
      }));
    case 'rolled-again':
      return inShake(match, () => ({
        rolled: false,
        laidOut: false,
        mat: EMPTY_MAT,
        goal: null,
        lastMover: null,
        lastMove: null,
      }));
    case 'dealer':
    case 'setter':
      return inShake(match, () => ({ [event.type]: event.seat }));
    case 'dealt':
      return inShake(match, (shake) => ({ dealt: true, universe: [...shake.universe, ...event.cards] }));
    case 'universe':
      return inShake(match, () => ({ universe: event.cards, dealt: event.dealt }));
    case 'picked':
      return inShake(match, (shake) => ({
        picks: [...shake.picks, event.picked],
        mayPickAgain: event.mayPickAgain,
      }));
    case 'pick-withdrawn':
      return inShake(match, (shake) => ({
        picks: shake.picks.filter((picked) => picked !== lastLike(shake, event)),
        mayPickAgain: null,
      }));
    case 'pick-lost':
    case 'turn-lost':
    case 'challenged':
    case 'no-goal-declared':
      return match;
    case 'goal-arranged':
      return inShake(match, ({ mat }) => ({
        mat: {
          ...mat,
          resources: withoutAll([...mat.resources, ...mat.goal], event.cubes),
          goal: event.cubes,
        },
        mayPickAgain: null,
      }));
    case 'goal-set':
      return inShake(match, ({ mat }) => ({
        goal: event.text,
        lastMover: event.seat,
        disputed: event.disputed,
        mayPickAgain: null,
        mat: {
          ...mat,
          resources: withoutAll([...mat.resources, ...mat.goal], [...event.cubes, ...event.leftOver]),
          goal: event.cubes,
          forbidden: [...mat.forbidden, ...event.leftOver],
        },
      }));
    case 'dispute-settled':
      return inShake(match, () => ({ disputed: null }));
    case 'agreed':
      return match.phase.kind === 'no-goal'
        ? { ...match, phase: { ...match.phase, agreed: [...match.phase.agreed, event.seat] } }
        : match;
    case 'moved':
      return {
        ...inShake(match, (shake) => ({
          mat: transfer(shake.mat, event.cube, event.from, event.to),
          mayPickAgain: null,
          setterBonus: shake.setterBonus || event.kind === 'setter-bonus',
          ...(event.kind === 'regular' || event.kind === 'shift'
            ? { lastMover: event.seat, lastMove: { seat: event.seat, cube: event.cube, to: event.to } }
            : {}),
        })),
        choice: null,
      };
    case 'returned':
      return inShake(match, (shake) => ({ mat: transfer(shake.mat, event.cube, event.from, 'resources') }));
    case 'choice-offered':
      return { ...match, choice: { seat: event.seat, stays: event.stays, returned: event.returned } };
    case 'choice-made':
      return {
        ...inShake(match, ({ mat }) => ({
          mat: {
            ...mat,
            forbidden: [...without(mat.forbidden, event.returned), event.stays],
            resources: [...without(mat.resources, event.stays), event.returned],
          },
        })),
        choice: null,
      };
    case 'block-lifted':
      return { ...match, block: event.block };
    case 'block-put-back':
      return { ...match, block: null };
    case 'scratched':
      return {
        ...match,
        scratch: match.scratch.map((text, seat) => (seat === event.seat ? event.text : text)),
      };
    case 'joined':
      return paper(match, event.seat, () => ({ joined: event.side }));
    case 'presented':
      return paper(match, event.seat, () => ({ state: 'presented', written: event.written }));
    case 'changed-after-presenting':
      return paper(match, event.seat, () => ({ changed: true }));
    case 'declined':
      return paper(match, event.seat, () => ({ state: 'declined' }));
    case 'checking-begun':
      return match.phase.kind === 'writing'
        ? { ...match, phase: { ...match.phase, kind: 'checking', current: null }, clocks: event.clocks }
        : match;
    case 'checking':
      return match.phase.kind === 'checking'
        ? { ...match, phase: { ...match.phase, current: event.writer }, clocks: event.clocks }
        : match;
    case 'checked':
      return checked(match, event);
    case 'ruled':
      return paper(match, event.writer, () => ({ verdict: event.verdict }));
    case 'fault':
      return { ...match, faults: [...match.faults, event.fault] };
    case 'insulated':
      return { ...match, faults: match.faults.filter((_, index) => !event.indexes.includes(index)) };
    case 'pointed-out':
      return pointedOut(match, event);
    case 'restored':
      return { ...match, shake: event.shake, phase: event.phase, clocks: event.clocks, block: null };
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
    case 'absent':
      return inShake(match, (shake) => ({ absent: [...shake.absent, event.seat] }));
    case 'arrived':
      return inShake(match, (shake) =>
        event.plays ? { absent: shake.absent.filter((seat) => seat !== event.seat) } : {},
      );
    case 'scored':
      return scored(match, event.entries);
    case 'voided':
      return {
        ...match,
        results: [...match.results, { number: match.shake?.number ?? 0, scores: null }],
        faults: [],
        block: null,
        choice: null,
      };
    case 'round':
      return { ...match, round: { ...match.round, state: event.state } };
    case 'given-back':
      return { ...match, round: { ...match.round, givenBack: match.round.givenBack + event.seconds } };
    case 'appealed':
      return { ...match, appeals: [...match.appeals, event.seat] };
    case 'signed':
      return signed(match, event.seat);
  }
}

/** A whole log, or any beginning of one. */
export function replay(events: readonly MatchEvent[]): Match {
  let match: Match | null = null;
  for (const event of events) match = evolve(match, event);
  if (match === null) throw new Error('a match has at least one event');
  return match;
}

function started(event: EventOf<'match-started'>): Match {
  return {
    settings: event.settings,
    totals: event.totals,
    sheet: event.totals.flatMap((points, seat): Entry[] =>
      points === 0 ? [] : [{ seat, points, rule: 'XII-A', why: 'brought in', kind: 'correction', shake: 0 }],
    ),
    awaiting: [],
    warnings: [],
    appeals: [],
    results: [],
    shown: null,
    round: { startedAt: event.at, givenBack: 0, state: 'open' },
    now: event.at,
    shake: event.shake,
    phase: event.phase,
    clocks: event.clocks,
    block: null,
    faults: [],
    pointedOut: [],
    choice: null,
    scratch: event.settings.players.map(() => ''),
  };
}

function inShake(match: Match, change: (shake: Shake) => Partial<Shake>): Match {
  return match.shake === null ? match : { ...match, shake: { ...match.shake, ...change(match.shake) } };
}

function lastLike(shake: Shake, { picked }: EventOf<'pick-withdrawn'>): Shake['picks'][number] | undefined {
  return shake.picks.findLast((one) => one.by === picked.by && !one.legal && one.pick.id === picked.pick.id);
}

function clockChanged(match: Match, event: EventOf<'time-called' | 'late'>): Match {
  const clocks = match.clocks.map((clock) =>
    clock.seat === event.seat && clock.task === event.clock.task ? event.clock : clock,
  );
  return { ...match, clocks };
}

function pointedOut(match: Match, { by, against, index, what }: EventOf<'pointed-out'>): Match {
  const fault = match.faults[index];
  if (fault === undefined) return match;
  const charge = { by, against, what: what ?? fault.names[0] ?? 'other', rule: fault.rule } as const;
  return {
    ...match,
    faults: match.faults.filter((one) => one !== fault),
    pointedOut: [...match.pointedOut, charge],
  };
}

function setterRolled(match: Match, { seat, face }: EventOf<'setter-rolled'>): Match {
  if (match.phase.kind !== 'choosing-setter') return match;
  const faces = match.phase.faces.map((old, index) => (index === seat ? face : old));
  return { ...match, phase: { ...match.phase, faces } };
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

function signed(match: Match, seat: Seat): Match {
  if (match.phase.kind !== 'signing') return match;
  const phase = { ...match.phase, signed: [...match.phase.signed, seat] };
  return { ...match, phase, appeals: match.appeals.filter((other) => other !== seat) };
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
  return { ...entered(match, entries), results, shown, faults: [], block: null, choice: null };
}

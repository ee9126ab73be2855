import { bonusAsMove, otherCube, withAct, withoutAct } from './acts.ts';
import { clockEvent } from './clock-state.ts';
import type { EventOf, MatchEvent } from './event.ts';
import { changed, goalSet, inShake, moved, noGoal, pickLike, returned } from './evolve-shake.ts';
import { paperEvent } from './evolve-papers.ts';
import { sheetEvent } from './evolve-sheet.ts';
import { tableEvent } from './evolve-table.ts';
import { EMPTY_MAT, withoutAll } from './mat.ts';
import { BROUGHT_IN, wholeFault, wholeShake } from './older-logs.ts';
import type { Entry, Match } from './state.ts';
import { say } from '../../said/said.ts';

/** What a match becomes after an event. It decides nothing: whatever follows was decided when the event was made. */
export function evolve(match: Match | null, event: MatchEvent): Match {
  if (event.type === 'match-started') return started(event);
  if (match === null) throw new Error('a match begins with match-started');
  switch (event.type) {
    case 'time':
      return { ...match, now: event.at };
    case 'phase':
      return { ...match, phase: event.phase, clocks: event.clocks ?? match.clocks };
    case 'clock-begun':
    case 'clock-ended':
    case 'clock-renamed':
    case 'clocks-held':
    case 'clocks-resumed':
      return clockEvent(match, event);
    case 'clocks':
    case 'time-called':
    case 'late':
      return event.type === 'clocks' ? { ...match, clocks: event.clocks } : clockChanged(match, event);
    case 'setter-rolled':
      return setterRolled(match, event);
    case 'shake-begun':
      return {
        ...match,
        shake: wholeShake(event.shake),
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
        laidOut: (event.laidOut ?? []).length > 0,
        mat: { ...EMPTY_MAT, resources: event.laidOut ?? [] },
        goal: null,
        arranged: null,
        noGoal: null,
        setterBonus: false,
        lastMover: null,
        lastMove: null,
        opening: null,
        acts: match.shake?.acts.filter(({ kind }) => kind === 'picked') ?? [],
      }));
    case 'dealer':
    case 'setter':
      return inShake(match, () => ({ [event.type]: event.seat }));
    case 'deal-lost':
      return inShake(match, (shake) => ({ lostDeals: [...shake.lostDeals, event.seat] }));
    case 'dealt':
      return inShake(match, (shake) => ({ dealt: true, universe: [...shake.universe, ...event.cards] }));
    case 'universe':
      return inShake(match, () => ({ universe: event.cards, dealt: event.dealt }));
    case 'picked':
      return changed(match, (shake) =>
        withAct(
          { ...shake, picks: [...shake.picks, event.picked], mayPickAgain: event.mayPickAgain },
          {
            kind: 'picked',
            ref: event.ref ?? '',
            seat: event.picked.by,
            mayPickAgain: shake.mayPickAgain,
          },
        ),
      );
    case 'queue':
      return inShake(match, () => ({ queue: event.queue }));
    case 'pick-withdrawn':
      return changed(match, (shake) => withoutAct(shake, pickLike(shake, event)));
    case 'pick-lost':
      return match;
    case 'turn-lost':
      return changed(match, (shake) => withAct(shake, { kind: 'turn-lost', ref: '', seat: event.seat }));
    case 'challenged':
      if (event.claim === 'no-goal')
        return event.ref === null ? match : noGoal(match, { disputer: event.seat });
      return event.ref === null
        ? match
        : changed(match, (shake) =>
            withAct(shake, { kind: 'challenge', ref: event.ref ?? '', seat: event.seat }),
          );
    case 'no-goal-declared':
      return match.shake?.noGoal === null ? noGoal(match, {}) : match;
    case 'goal-arranged':
      return inShake(match, ({ mat }) => ({
        mat: {
          ...mat,
          resources: withoutAll([...mat.resources, ...mat.goal], event.cubes),
          goal: event.cubes,
        },
        arranged: event.text,
        mayPickAgain: null,
      }));
    case 'goal-set':
      return changed(match, (shake) => goalSet(shake, event));
    case 'dispute-settled':
      return inShake(match, () => ({ disputed: null }));
    case 'agreed': {
      const agreed = [...(match.shake?.noGoal?.agreed ?? []), event.seat];
      const phase = match.phase.kind === 'no-goal' ? { ...match.phase, agreed } : match.phase;
      return noGoal({ ...match, phase }, { agreed });
    }
    case 'moved':
      return { ...changed(match, (shake) => moved(shake, event)), choice: null };
    case 'undone':
      return { ...changed(match, (shake) => withoutAct(shake, event.index)), choice: null };
    case 'bonus-is-the-move':
      return changed(match, (shake) => bonusAsMove(shake, event.index));
    case 'returned':
      return changed(match, (shake) => returned(shake, event));
    case 'choice-offered':
      return { ...match, choice: { seat: event.seat, stays: event.stays, returned: event.returned } };
    case 'choice-made': {
      const seat = match.choice?.seat ?? 0;
      const made = changed(match, (shake) => otherCube(shake, seat, event.stays, event.returned));
      return { ...made, choice: null };
    }
    case 'block-lifted':
      return { ...match, block: { holders: event.block.holders, at: event.block.at, ref: event.block.ref } };
    case 'block-put-back':
      return blockPutBack(match, event);
    case 'scratched':
      return {
        ...match,
        scratch: match.scratch.map((text, seat) => (seat === event.seat ? event.text : text)),
      };
    case 'joined':
    case 'said':
    case 'judge-asked':
    case 'presented':
    case 'changed-after-presenting':
    case 'declined':
    case 'checking-begun':
    case 'checking':
    case 'checked':
    case 'ruled':
      return paperEvent(match, event);
    case 'fault':
      return { ...match, faults: [...match.faults, wholeFault(event.fault)] };
    case 'insulated':
      return { ...match, faults: match.faults.filter((_, index) => !event.indexes.includes(index)) };
    case 'pointed-out':
      return pointedOut(match, event);
    case 'restored':
      return {
        ...match,
        shake: wholeShake(event.shake, event.phase),
        phase: event.phase,
        clocks: event.clocks,
        block: null,
      };
    case 'absent':
      return inShake(match, (shake) => ({ absent: [...shake.absent, event.seat] }));
    case 'arrived':
      return inShake(match, (shake) =>
        event.plays ? { absent: shake.absent.filter((seat) => seat !== event.seat) } : {},
      );
    case 'round':
      return { ...match, round: { ...match.round, state: event.state } };
    case 'given-back':
      return { ...match, round: { ...match.round, givenBack: match.round.givenBack + event.seconds } };
    case 'penalized':
    case 'corrected':
    case 'penalty-awaits':
    case 'approved':
    case 'approval-refused':
    case 'warned':
    case 'scored':
    case 'voided':
    case 'appealed':
    case 'signed':
      return sheetEvent(match, event);
    case 'paused':
    case 'unpaused':
    case 'appeal-answered':
    case 'take-back-proposed':
    case 'take-back-agreed':
    case 'take-back-ended':
    case 'leaving-noted':
    case 'gone':
    case 'back':
    case 'substituted':
    case 'zeroed':
    case 'played-again':
      return tableEvent(match, event);
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
      points === 0
        ? []
        : [
            {
              seat,
              points,
              rule: event.rule ?? BROUGHT_IN,
              why: say('brought-in'),
              kind: 'correction',
              shake: 0,
            },
          ],
    ),
    awaiting: [],
    warnings: event.warnings ?? [],
    appeals: [],
    appealsAnswered: [],
    played: [],
    gone: event.gone ?? [],
    noted: [],
    zeroed: [],
    paused: null,
    takeBack: null,
    results: [],
    shown: null,
    round: { startedAt: event.at, givenBack: 0, state: 'open' },
    now: event.at,
    shake: event.shake === null ? null : wholeShake(event.shake, event.phase),
    phase: event.phase,
    clocks: event.clocks,
    held: [],
    holds: [],
    stood: 0,
    block: null,
    faults: [],
    pointedOut: [],
    choice: null,
    scratch: event.settings.players.map(() => ''),
  };
}

function clockChanged(match: Match, event: EventOf<'time-called' | 'late'>): Match {
  const clocks = match.clocks.map((clock) =>
    clock.seat === event.seat && clock.task === event.clock.task ? event.clock : clock,
  );
  return { ...match, clocks };
}

/** Who lifted it to disagree with "no Goal" has not disagreed. */
function blockPutBack(match: Match, { seat }: EventOf<'block-put-back'>): Match {
  const { block, phase, shake } = match;
  const dispute = shake?.noGoal ?? null;
  const holds = seat !== undefined && block?.holders.includes(seat) === true;
  if (!holds && phase.kind === 'goal' && dispute !== null && dispute.disputer === seat)
    return noGoal(match, { disputer: null });
  const holders = block?.holders.filter((other) => other !== seat) ?? [];
  const gone = block === null || seat === undefined || holders.length === 0;
  return { ...match, block: gone ? null : { ...block, holders } };
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

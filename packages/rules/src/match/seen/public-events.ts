import type { Points } from '../../rulebooks/procedure.ts';
import type { Rule } from '../../rulebooks/ruled.ts';
import type { EventOf, MatchEvent, UndoneAct } from '../record/event.ts';
import type { Pick } from '../game/game.ts';
import type { Seat } from '../record/seat.ts';
import type { Entry, FaultName, Instant, Occasion, Phase, Task } from '../record/state.ts';
import type { Viewer } from './view.ts';

/** Events that happen before everybody's eyes and say nothing that a player would have to find out. */
export const OPEN_EVENTS = [
  'time',
  'clocks-held',
  'clocks-resumed',
  'setter-rolled',
  'laid-out',
  'rolled',
  'rolled-again',
  'dealer',
  'setter',
  'deal-lost',
  'dealt',
  'universe',
  'pick-lost',
  'goal-arranged',
  'dispute-settled',
  'no-goal-declared',
  'agreed',
  'returned',
  'choice-offered',
  'choice-made',
  'turn-lost',
  'block-put-back',
  'joined',
  'said',
  'ruled',
  'penalized',
  'penalty-awaits',
  'approval-refused',
  'warned',
  'corrected',
  'absent',
  'arrived',
  'scored',
  'voided',
  'round',
  'given-back',
  'appealed',
  'appeal-answered',
  'paused',
  'unpaused',
  'take-back-proposed',
  'take-back-agreed',
  'take-back-ended',
  'leaving-noted',
  'gone',
  'back',
  'zeroed',
  'played-again',
  'signed',
] as const satisfies readonly MatchEvent['type'][];
type OpenEvent = EventOf<(typeof OPEN_EVENTS)[number]>;

/** What only the engine goes by: the command's number, and the clock that an act ended. */
type Without<Event> = Omit<Event, 'ref' | 'ended'>;

/** What happened, as one viewer may know it. What a view covers, no event uncovers. */
export type PublicEvent =
  | OpenEvent
  | { readonly type: 'match-started'; readonly at: Instant; readonly totals: readonly Points[] }
  /** Play goes on with this: who is at it, and what is written about, where something is. */
  | {
      readonly type: 'phase';
      readonly kind: Phase['kind'];
      readonly seats: readonly Seat[];
      readonly occasion: Occasion | null;
      /** The match points, once it is over. */
      readonly points: readonly Points[] | null;
    }
  | { readonly type: 'shake-begun'; readonly number: number; readonly setter: Seat; readonly dealer: Seat }
  | Without<EventOf<'goal-set'>>
  | Without<EventOf<'moved'>>
  | Without<EventOf<'challenged'>>
  | { readonly type: 'picked' | 'pick-withdrawn'; readonly seat: Seat; readonly pick: Pick }
  | { readonly type: 'block-lifted'; readonly seat: Seat; readonly holders: readonly Seat[] }
  | EventOf<'scratched' | 'presented' | 'declined' | 'judge-asked'>
  /** Somebody else is done with writing; whether anything is on the paper stays covered. */
  | { readonly type: 'handed-in'; readonly seat: Seat }
  /** All papers lie open from here on; a view shows them. */
  | { readonly type: 'checking-begun' }
  | { readonly type: 'checking'; readonly writer: Seat | null }
  | Omit<EventOf<'checked'>, 'triedAmbiguity'>
  | {
      readonly type: 'pointed-out';
      readonly by: Seat;
      readonly against: Seat;
      readonly what: FaultName;
      /** Null in logs that do not say it. */
      readonly rule: Rule | null;
    }
  /** What was out of order is put right; a view shows how. */
  | { readonly type: 'undone'; readonly act: UndoneAct | null }
  | { readonly type: 'bonus-is-the-move' | 'restored' }
  | {
      readonly type: 'time-called' | 'late';
      readonly seat: Seat;
      readonly task: Task;
      readonly stage: 'limit' | 'additional-minute';
    }
  | { readonly type: 'approved'; readonly ref: string; readonly entries: readonly Entry[] }
  /** Somebody else sits there now; who, the host says. */
  | { readonly type: 'substituted'; readonly seat: Seat };

type Teller<Type extends MatchEvent['type']> = (event: EventOf<Type>, viewer: Viewer) => PublicEvent | null;
type ToldSpecially = Exclude<MatchEvent['type'], (typeof OPEN_EVENTS)[number]>;

const nothing = (): null => null;

/** How each of the other events is told. A new event has a line above or here, else this does not compile. */
const TELLERS: { readonly [Type in ToldSpecially]: Teller<Type> } = {
  // Names are the host's affair, and in a log they may be more than names.
  'match-started': ({ type, at, totals }) => ({ type, at, totals }),
  phase: ({ phase }) => phaseOf(phase),
  clocks: nothing,
  'clock-begun': nothing,
  'clock-ended': nothing,
  'clock-renamed': nothing,
  queue: nothing,
  'goal-set': plain,
  moved: plain,
  challenged: plain,
  undone: ({ type, act = null }) => ({ type, act }),
  'bonus-is-the-move': ({ type }) => ({ type }),
  'shake-begun': ({ type, shake: { number, setter, dealer } }) => ({ type, number, setter, dealer }),
  // Whether a pick is legal is for the players to notice.
  picked: ({ type, picked: { by, pick } }) => ({ type, seat: by, pick }),
  'pick-withdrawn': ({ type, picked: { by, pick } }) => ({ type, seat: by, pick }),
  'block-lifted': ({ type, seat, block: { holders } }) => ({ type, seat, holders }),
  scratched: (event, viewer) => (event.seat === viewer ? event : null),
  presented: handedIn,
  declined: handedIn,
  'changed-after-presenting': nothing,
  'checking-begun': ({ type }) => ({ type }),
  checking: ({ type, writer }) => ({ type, writer }),
  // Where both must ask, the wish of one is as covered as a decision.
  'judge-asked': (event, viewer) => (event.seat === viewer ? event : null),
  checked: ({ triedAmbiguity: _tried, ...event }, viewer) =>
    event.seat === viewer || event.decision === 'showed-it-wrong' ? event : null,
  fault: nothing,
  insulated: nothing,
  'pointed-out': ({ type, by, against, what = 'other', rule = null }) => ({ type, by, against, what, rule }),
  restored: ({ type }) => ({ type }),
  'time-called': onTheClock,
  late: onTheClock,
  approved: ({ type, ref, entries = [] }) => ({ type, ref, entries }),
  substituted: ({ type, seat }) => ({ type, seat }),
};

/** What happened, as this viewer may know it; events that are nobody's to know are left out. */
export function publicEvents(events: readonly MatchEvent[], viewer: Viewer): readonly PublicEvent[] {
  return events.map((event) => publicEvent(event, viewer)).filter((told) => told !== null);
}

function publicEvent(event: MatchEvent, viewer: Viewer): PublicEvent | null {
  if (isOpen(event)) return event;
  // Each teller takes the events of its own name, which the compiler cannot follow through a lookup.
  const tell = TELLERS[event.type] as ((event: MatchEvent, viewer: Viewer) => PublicEvent | null) | undefined;
  return tell?.(event, viewer) ?? null;
}

const OPEN: ReadonlySet<string> = new Set(OPEN_EVENTS);

function isOpen(event: MatchEvent): event is OpenEvent {
  return OPEN.has(event.type);
}

function plain<Event extends { readonly ref?: unknown; readonly ended?: unknown }>(
  event: Event,
): Omit<Event, 'ref' | 'ended'> {
  const { ref: _ref, ended: _ended, ...rest } = event;
  return rest;
}

function handedIn(event: EventOf<'presented' | 'declined'>, viewer: Viewer): PublicEvent {
  return event.seat === viewer ? event : { type: 'handed-in', seat: event.seat };
}

function onTheClock({ type, seat, clock: { task, stage } }: EventOf<'time-called' | 'late'>): PublicEvent {
  return { type, seat, task, stage };
}

function phaseOf(phase: Phase): PublicEvent {
  const occasion = phase.kind === 'writing' || phase.kind === 'checking' ? phase.occasion : null;
  const points = phase.kind === 'finished' ? phase.points : null;
  return { type: 'phase', kind: phase.kind, seats: seatsAt(phase), occasion, points };
}

/** Who is at it when a phase begins. */
function seatsAt(phase: Phase): readonly Seat[] {
  switch (phase.kind) {
    case 'choosing-setter':
      return phase.rolling;
    case 'between-shakes':
    case 'goal':
      return [phase.setter];
    case 'picking':
      return phase.queue.map(({ seat }) => seat);
    case 'moving':
      return [phase.turn];
    case 'writing':
      return phase.papers.map(({ seat }) => seat);
    default:
      return [];
  }
}

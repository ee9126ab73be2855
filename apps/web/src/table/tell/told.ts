import type { Told } from '@forceout/rules';
import { viewsOf } from '@forceout/client';
import type { Happened, Past, TableView } from '@forceout/client';
import type { MatchView, PublicEvent } from '@forceout/rules/match';
import { gameOf, nameOf } from '../seen.ts';
import type { Happening } from './happenings.ts';
import { surplus } from './happenings.ts';
import { beside } from './told-beside.ts';

/** The table before and after what is told; the view before is null for who has just come. */
interface Around {
  readonly before: TableView | null;
  readonly after: TableView;
}

/** What the table tells, in the order in which it happened. What nobody needs to hear is left out. */
export function toldOf(events: readonly Happened[], around: Around): readonly Happening[] {
  return events.flatMap((event) => told(event, around));
}

/** What was told up to the view of this number. */
export function toldUntil(past: Past, until: number): readonly Happening[] {
  const views = viewsOf(past).filter(({ seq }) => seq <= until);
  return views.flatMap(({ view, events }, index) =>
    toldOf(events, { before: views[index - 1]?.view ?? null, after: view }),
  );
}

function told(event: Happened, around: Around): readonly Happening[] {
  const { before, after } = around;
  switch (event.type) {
    case 'sat':
      return [{ is: 'sat', name: nameOf(after, event.seat) }];
    case 'stood':
      return [{ is: 'stood', name: before === null ? '–' : nameOf(before, event.seat) }];
    case 'ready':
      return event.ready ? [{ is: 'ready', name: nameOf(after, event.seat) }] : [];
    case 'judge-sat':
      return [{ is: 'joined-judge', name: event.name }];
    case 'started':
      return [{ is: 'started' }];
    case 'wished':
    case 'rematch-wished':
    case 'judge-stood':
    case 'moved-on':
    case 'closed':
      return [];
    case 'talked':
      return [{ is: 'said', name: event.name, phrase: event.phrase }];
    default:
      return after.match === null ? [] : inTheMatch(event, before?.match ?? null, after.match);
  }
}

function inTheMatch(event: PublicEvent, before: MatchView | null, after: MatchView): readonly Happening[] {
  switch (event.type) {
    case 'setter-rolled':
      return [{ is: 'first-roll', seat: event.seat, cube: event.face }];
    case 'shake-begun':
      return [{ is: 'shake', number: event.number, seat: event.setter }];
    case 'laid-out':
    case 'rolled':
    case 'agreed':
    case 'turn-lost':
    case 'warned':
    case 'absent':
    case 'arrived':
    case 'signed':
    case 'time-called':
      return [{ is: event.type, seat: event.seat }];
    case 'late':
      // After the additional minute something is lost, and that is told by itself.
      return event.stage === 'limit' ? [{ is: 'late', seat: event.seat }] : [];
    case 'dealt':
      return [{ is: 'dealt', seat: event.seat, count: event.cards.length }];
    case 'picked':
    case 'pick-withdrawn':
      return [{ is: event.type, seat: event.seat, pick: event.pick }];
    case 'goal-arranged': {
      const was = before?.phase;
      return was?.kind === 'goal' && was.arranged !== null ? [] : [{ is: 'goal-arranged', seat: event.seat }];
    }
    case 'goal-set':
      return [{ is: 'goal', seat: event.seat, goal: event.text, game: gameOf(after.settings) }];
    case 'no-goal-declared':
      return [{ is: 'no-goal', seat: event.seat }];
    case 'moved': {
      const { seat, cube, from, to, kind } = event;
      return [{ is: 'moved', seat, cube, from, to, bonus: kind === 'bonus' || kind === 'setter-bonus' }];
    }
    case 'returned':
      return [{ is: 'returned', cube: event.cube }];
    case 'choice-made':
      return [{ is: 'returned', cube: event.returned }];
    case 'undone':
      return event.act?.cube === undefined ? [] : [{ is: 'returned', cube: event.act.cube }];
    case 'restored':
      return putRight(before, after);
    case 'block-lifted':
      return [{ is: 'block', seat: event.seat }];
    case 'block-put-back':
      return [{ is: 'no-more-block' }];
    case 'challenged':
      return event.claim === 'no-goal'
        ? [{ is: 'disputed', seat: event.seat }]
        : [{ is: 'challenged', seats: [event.seat], claim: event.claim, mover: moverOf(after, event.seat) }];
    case 'joined':
      return [{ is: 'joined', seat: event.seat, side: event.side }];
    case 'presented':
    case 'declined':
    case 'handed-in':
      return [{ is: 'handed-in', seat: event.seat }];
    case 'checked':
      return event.decision === 'undecided'
        ? []
        : [{ is: 'checked', seat: event.seat, writer: event.writer, decision: event.decision }];
    case 'ruled':
      return [{ is: 'ruled', seat: event.writer, verdict: event.verdict }];
    case 'pointed-out': {
      const { by, against, what, rule } = event;
      return [{ is: 'pointed-out', seat: by, against, what, rule: rule ?? '' }];
    }
    case 'penalized':
      return [entry('penalty', event.entry)];
    case 'penalty-awaits':
      return [entry('awaits', event.awaiting.entry)];
    case 'approved':
      return event.entries.map((one) => entry('penalty', one));
    case 'corrected':
      return [entry('correction', event.entry)];
    case 'scored':
      return event.entries.map((one) => entry('scored', one));
    case 'voided':
      return [{ is: 'void' }];
    case 'round':
      return [{ is: event.state }];
    case 'phase':
      return phase(event, before);
    default:
      return beside(event);
  }
}

/** A phase is told where nothing else says that it has begun. */
function phase(
  { kind, occasion, points }: Extract<PublicEvent, { readonly type: 'phase' }>,
  before: MatchView | null,
): readonly Happening[] {
  switch (kind) {
    case 'choosing-setter':
      return before?.phase.kind === 'choosing-setter' ? [{ is: 'roll-again' }] : [];
    case 'between-shakes':
      return before?.phase.kind === 'choosing-setter' ? [{ is: 'first-setter' }] : [];
    case 'writing':
      if (occasion?.kind === 'forceout') return [{ is: 'forceout' }];
      return occasion?.kind === 'stop' ? [{ is: 'everybody-writes' }] : [];
    case 'signing':
      return [{ is: 'signing' }];
    case 'finished':
      return [{ is: 'finished', points: points ?? [] }];
    default:
      return [];
  }
}

const PLACES = ['required', 'permitted', 'forbidden'] as const;

/** Which cubes went back, in logs of an older version: only the mat tells. */
function putRight(before: MatchView | null, after: MatchView): readonly Happening[] {
  const [old, now] = [before?.shake?.mat, after.shake?.mat];
  if (old === undefined || now === undefined) return [];
  const back = surplus(now.resources, old.resources);
  return PLACES.flatMap((place) => surplus(old[place], now[place]))
    .filter((cube) => back.includes(cube))
    .map((cube) => ({ is: 'returned', cube }));
}

function moverOf({ phase: now, shake }: MatchView, seat: number): number {
  if ((now.kind === 'writing' || now.kind === 'checking') && now.occasion.kind === 'challenge')
    return now.occasion.mover;
  return shake?.lastMover ?? seat;
}

interface Entry {
  readonly seat: number;
  readonly points: number;
  readonly why: Told;
  readonly rule: string;
}

function entry(
  is: 'scored' | 'penalty' | 'correction' | 'awaits',
  { seat, points, why, rule }: Entry,
): Happening {
  return { is, seat, points, why, rule };
}

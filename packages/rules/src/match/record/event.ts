import type { Rule } from '../../rulebooks/ruled.ts';
import type { Card, Cube, Mat, Pick, Place, Section, Written } from '../game/game.ts';
import type { Seat } from './seat.ts';
import type { MatchSettings } from './settings.ts';
import type {
  Awaiting,
  Block,
  Clock,
  CheckDecision,
  Done,
  Ended,
  Entry,
  Fault,
  FaultName,
  Gone,
  Hold,
  Instant,
  Phase,
  Picked,
  Picker,
  Shake,
  Zeroed,
} from './state.ts';

/** A shake that is taken up in the middle. */
export interface Opening {
  readonly universe: readonly Card[];
  readonly picks: readonly Pick[];
  readonly goal: string | null;
  readonly mat: Mat;
  readonly lastMover: Seat;
}

/** What happens at the table beside the shake. */
export type TableEvent =
  | { readonly type: 'paused'; readonly at: Instant; readonly reason: string }
  | { readonly type: 'unpaused'; readonly at: Instant }
  | { readonly type: 'appeal-answered'; readonly seat: Seat; readonly upheld: boolean }
  | { readonly type: 'take-back-proposed'; readonly by: Seat; readonly ref: string; readonly reason: string }
  | { readonly type: 'take-back-agreed'; readonly seat: Seat }
  | { readonly type: 'take-back-ended'; readonly made: boolean }
  | { readonly type: 'leaving-noted'; readonly by: Seat; readonly seat: Seat }
  | { readonly type: 'gone'; readonly gone: Gone }
  | { readonly type: 'back'; readonly seat: Seat }
  | { readonly type: 'substituted'; readonly seat: Seat; readonly name: string; readonly former: string }
  | { readonly type: 'zeroed'; readonly zeroed: Zeroed }
  /** Shakes do not count any more, because a judge has them played again. */
  | { readonly type: 'played-again'; readonly shakes: readonly number[]; readonly startedAt: Instant | null };

/** An act that is undone, for whoever is told of it: a cube goes back from where it was put. */
export interface UndoneAct {
  readonly kind: Done['kind'];
  readonly seat: Seat;
  readonly cube?: Cube;
  readonly from?: Place;
  readonly to?: Section;
}

/** What happened. A match is the fold of its events; what follows from them is in them too. */
export type MatchEvent =
  | {
      readonly type: 'match-started';
      readonly at: Instant;
      readonly settings: MatchSettings;
      readonly totals: readonly number[];
      /** Where the book speaks of the points brought in. Older logs do not say it. */
      readonly rule?: Rule;
      readonly phase: Phase;
      readonly clocks: readonly Clock[];
      readonly shake: Shake | null;
      readonly warnings?: readonly Seat[];
      readonly gone?: readonly Gone[];
    }
  | { readonly type: 'time'; readonly at: Instant }
  /** Older logs set all clocks with every phase. */
  | { readonly type: 'phase'; readonly phase: Phase; readonly clocks?: readonly Clock[] }
  /** Only in older logs. */
  | { readonly type: 'clocks'; readonly clocks: readonly Clock[] }
  /** A limit begins, or goes on after its act was undone; `held` if clocks stand still. */
  | {
      readonly type: 'clock-begun';
      readonly clock: Clock;
      readonly at: Instant;
      readonly held: readonly Hold[];
    }
  /** The task is done, forfeited or of no more concern. */
  | { readonly type: 'clock-ended'; readonly seat: Seat; readonly task: Clock['task'] }
  /** One task becomes another that shares its time. */
  | {
      readonly type: 'clock-renamed';
      readonly seat: Seat;
      readonly task: Clock['task'];
      readonly becomes: Clock['task'];
    }
  | { readonly type: 'clocks-held' | 'clocks-resumed'; readonly by: Hold; readonly at: Instant }
  | { readonly type: 'setter-rolled'; readonly seat: Seat; readonly face: Cube }
  | { readonly type: 'shake-begun'; readonly shake: Shake }
  | { readonly type: 'laid-out'; readonly seat: Seat; readonly cubes: readonly Cube[] }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly cubes: readonly Cube[] }
  /** What was laid out before the roll stays; older logs do not name it. */
  | { readonly type: 'rolled-again'; readonly laidOut?: readonly Cube[] }
  /** The dealing or the Goal-setting passes to another player. */
  | { readonly type: 'dealer' | 'setter'; readonly seat: Seat }
  | { readonly type: 'deal-lost'; readonly seat: Seat }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'universe'; readonly cards: readonly Card[]; readonly dealt: boolean }
  | {
      readonly type: 'picked';
      readonly picked: Picked;
      readonly mayPickAgain: Seat | null;
      readonly ref?: string;
    }
  /** Who is still to pick. */
  | { readonly type: 'queue'; readonly queue: readonly Picker[] }
  | { readonly type: 'pick-withdrawn'; readonly picked: Picked }
  | { readonly type: 'pick-lost'; readonly seat: Seat }
  | {
      readonly type: 'goal-arranged';
      readonly seat: Seat;
      readonly text: string;
      readonly cubes: readonly Cube[];
    }
  | {
      readonly type: 'goal-set';
      readonly seat: Seat;
      readonly text: string;
      readonly cubes: readonly Cube[];
      readonly leftOver: readonly Cube[];
      /** The first Goal-setter, if this Goal disputes "no Goal". */
      readonly disputed: Seat | null;
      readonly ref?: string;
      readonly ended?: Ended | null;
    }
  | { readonly type: 'dispute-settled' }
  | { readonly type: 'no-goal-declared'; readonly seat: Seat }
  | { readonly type: 'agreed'; readonly seat: Seat }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly cube: Cube;
      readonly from: Place;
      readonly to: Section;
      readonly kind: 'regular' | 'bonus' | 'setter-bonus' | 'shift';
      readonly takesTurn?: boolean;
      readonly ref?: string;
      readonly ended?: Ended | null;
    }
  /** The act at this place in the shake's list is undone: the cube goes back, the pick or the challenge is withdrawn. */
  | { readonly type: 'undone'; readonly index: number; readonly act?: UndoneAct }
  /** A leader's bonus cube counts as the move. */
  | { readonly type: 'bonus-is-the-move'; readonly index: number }
  /** Only in older logs. */
  | { readonly type: 'returned'; readonly cube: Cube; readonly from: Section }
  | { readonly type: 'choice-offered'; readonly seat: Seat; readonly stays: Cube; readonly returned: Cube }
  | { readonly type: 'choice-made'; readonly stays: Cube; readonly returned: Cube }
  | { readonly type: 'turn-lost'; readonly seat: Seat }
  | { readonly type: 'block-lifted'; readonly seat: Seat; readonly block: Block }
  /** One of those who hold it lets go; without a seat, in older logs, all. */
  | { readonly type: 'block-put-back'; readonly seat?: Seat }
  | {
      readonly type: 'challenged';
      readonly seat: Seat;
      readonly claim: 'now' | 'impossible' | 'no-goal';
      /** Null where it leads to no writing. */
      readonly ref?: string | null;
    }
  | { readonly type: 'scratched'; readonly seat: Seat; readonly text: string }
  | { readonly type: 'joined'; readonly seat: Seat; readonly side: Seat }
  | { readonly type: 'said'; readonly seat: Seat; readonly says: 'presents' | 'does-not-present' }
  | { readonly type: 'presented'; readonly seat: Seat; readonly written: readonly Written[] }
  | { readonly type: 'changed-after-presenting'; readonly seat: Seat }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'checking-begun'; readonly clocks?: readonly Clock[] }
  | { readonly type: 'checking'; readonly writer: Seat | null; readonly clocks?: readonly Clock[] }
  | { readonly type: 'judge-asked'; readonly seat: Seat; readonly writer: Seat }
  | {
      readonly type: 'checked';
      readonly seat: Seat;
      readonly writer: Seat;
      readonly decision: CheckDecision;
      readonly reason: string | null;
      readonly triedAmbiguity: boolean;
    }
  | {
      readonly type: 'ruled';
      readonly writer: Seat;
      readonly verdict: 'correct' | 'incorrect';
      readonly how: 'judge' | 'checkers' | 'asked' | 'changed';
      readonly reasons: readonly string[];
    }
  | { readonly type: 'fault'; readonly fault: Fault }
  | { readonly type: 'insulated'; readonly indexes: readonly number[] }
  | {
      readonly type: 'pointed-out';
      readonly by: Seat;
      readonly against: Seat;
      readonly index: number;
      /** As it was charged; older logs do not have it. */
      readonly what?: FaultName;
      readonly rule?: Rule;
    }
  /** Only in older logs: newer ones undo the act. */
  | {
      readonly type: 'restored';
      readonly shake: Shake;
      readonly phase: Phase;
      readonly clocks: readonly Clock[];
    }
  | { readonly type: 'time-called'; readonly seat: Seat; readonly clock: Clock }
  | { readonly type: 'late'; readonly seat: Seat; readonly clock: Clock }
  | { readonly type: 'penalized'; readonly entry: Entry }
  | { readonly type: 'penalty-awaits'; readonly awaiting: Awaiting }
  /** The entries that count from now on; older logs do not have them. */
  | { readonly type: 'approved'; readonly ref: string; readonly entries?: readonly Entry[] }
  | { readonly type: 'approval-refused'; readonly ref: string }
  | { readonly type: 'warned'; readonly seat: Seat }
  | { readonly type: 'corrected'; readonly entry: Entry }
  | { readonly type: 'absent'; readonly seat: Seat }
  | { readonly type: 'arrived'; readonly seat: Seat; readonly plays: boolean }
  | { readonly type: 'scored'; readonly entries: readonly Entry[] }
  | { readonly type: 'voided' }
  | { readonly type: 'round'; readonly state: 'last-shake' | 'stopped' }
  | { readonly type: 'given-back'; readonly seconds: number }
  | { readonly type: 'appealed'; readonly seat: Seat }
  | TableEvent
  /** By the player, or for one who is not there. */
  | { readonly type: 'signed'; readonly seat: Seat; readonly signedFor?: boolean };

export type EventOf<Type extends MatchEvent['type']> = Extract<MatchEvent, { readonly type: Type }>;

/** Every type of event, for readers of files. */
export const EVENT_TYPES = [
  'match-started',
  'time',
  'phase',
  'clocks',
  'clock-begun',
  'clock-ended',
  'clock-renamed',
  'clocks-held',
  'clocks-resumed',
  'setter-rolled',
  'shake-begun',
  'laid-out',
  'rolled',
  'rolled-again',
  'dealer',
  'setter',
  'deal-lost',
  'dealt',
  'universe',
  'picked',
  'queue',
  'pick-withdrawn',
  'pick-lost',
  'goal-arranged',
  'goal-set',
  'dispute-settled',
  'no-goal-declared',
  'agreed',
  'moved',
  'undone',
  'bonus-is-the-move',
  'returned',
  'choice-offered',
  'choice-made',
  'turn-lost',
  'block-lifted',
  'block-put-back',
  'challenged',
  'scratched',
  'joined',
  'said',
  'presented',
  'changed-after-presenting',
  'declined',
  'checking-begun',
  'checking',
  'judge-asked',
  'checked',
  'ruled',
  'fault',
  'insulated',
  'pointed-out',
  'restored',
  'time-called',
  'late',
  'penalized',
  'penalty-awaits',
  'approved',
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
  'paused',
  'unpaused',
  'appeal-answered',
  'take-back-proposed',
  'take-back-agreed',
  'take-back-ended',
  'leaving-noted',
  'gone',
  'back',
  'substituted',
  'zeroed',
  'played-again',
  'signed',
] as const satisfies readonly MatchEvent['type'][];

/** Does not compile when a type is missing above. */
type Missing = Exclude<MatchEvent['type'], (typeof EVENT_TYPES)[number]>;
const complete: Missing extends never ? true : Missing = true;
void complete;

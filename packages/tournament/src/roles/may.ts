import type { Deed, Refusal } from '../core/command.ts';
import { openRound, roundOf } from '../core/state.ts';
import type { Tournament } from '../core/state.ts';
import { say } from '../words/said.ts';
import type { PlainSentence } from '../words/said.ts';

/** Who runs a day. A pass is for one of these. */
export const STAFF = [
  'director',
  'deputy',
  'head-scorekeeper',
  'scorekeeper',
  'check-in',
  'head-judge',
  'judge',
  'runner',
  'coach',
] as const;
export type StaffRole = (typeof STAFF)[number];
/** `server` is the machine itself: its clock and its online tables; `table` is who holds the card of a table. */
export type DayRole = StaffRole | 'server' | 'table';

export interface Actor {
  /** By this everything is signed; no two people of a day share it. */
  readonly name: string;
  readonly role: DayRole;
  /** A coach's own. */
  readonly school: string | null;
}

const RUN = ['director', 'deputy'] as const;
const DOOR = [...RUN, 'check-in'] as const;
const KEEP = [...RUN, 'head-scorekeeper'] as const;
const JUDGE = [...RUN, 'head-judge', 'judge'] as const;

/** The one table of who may do what; `SCOPE` says under which circumstances. */
export const MAY: Readonly<Record<Deed['do'], readonly DayRole[]>> = {
  create: RUN,
  set: RUN,
  'add-event': RUN,
  'change-event': RUN,
  'add-book': RUN,
  rooms: RUN,
  import: RUN,
  presence: [...DOOR, 'head-judge', 'coach'],
  substitute: DOOR,
  'ask-substitute': [...DOOR, 'coach'],
  'answer-request': DOOR,
  'walk-in': [...DOOR, 'coach'],
  'change-player': [...DOOR, 'coach'],
  'change-school': RUN,
  'play-together': RUN,
  'free-round': RUN,
  'draw-sections': RUN,
  section: RUN,
  draft: RUN,
  swap: RUN,
  move: RUN,
  renumber: RUN,
  lock: RUN,
  look: RUN,
  accept: RUN,
  publish: RUN,
  release: RUN,
  start: RUN,
  'last-shake': RUN,
  stop: RUN,
  bell: RUN,
  'pause-bell': RUN,
  'resume-bell': RUN,
  ring: [...RUN, 'server'],
  'add-minutes': [...RUN, 'head-judge'],
  join: DOOR,
  'leave-out': RUN,
  close: KEEP,
  reopen: KEEP,
  enter: [...KEEP, 'scorekeeper'],
  'phone-accept': ['table'],
  'phone-refuse': ['table'],
  settle: KEEP,
  correct: KEEP,
  appeal: [...KEEP, 'head-judge'],
  sign: [...KEEP, 'head-judge'],
  rule: [...JUDGE, 'server'],
  call: [...JUDGE, 'runner', 'check-in', 'head-scorekeeper', 'scorekeeper', 'server'],
  'take-call': JUDGE,
  'escalate-call': JUDGE,
  'end-call': JUDGE,
  mark: [...JUDGE, 'runner', 'head-scorekeeper', 'scorekeeper'],
  online: RUN,
  'online-match': ['server'],
  'online-result': ['server'],
  certify: ['director'],
  archive: ['director'],
  forget: ['director', 'server'],
  undo: STAFF,
};

const NOT_YOURS: Refusal = no('for-others');

/** Why somebody may not do this; null if they may. */
export function refusedTo(state: Tournament, actor: Actor, deed: Deed): Refusal | null {
  if (!MAY[deed.do].includes(actor.role)) return NOT_YOURS;
  if (actor.role === 'director' || actor.role === 'server') return null;
  return outOfScope(state, actor, deed);
}

function no(sentence: PlainSentence): Refusal {
  return { code: 'not-allowed', message: say(sentence) };
}

function outOfScope(state: Tournament, actor: Actor, deed: Deed): Refusal | null {
  const coach = actor.role === 'coach';
  switch (deed.do) {
    case 'change-event':
    case 'add-book':
      return hasStarted(state) && changesRules(deed) ? no('director-rules') : null;
    case 'presence':
      if (deed.is === 'disqualified' && actor.role === 'check-in') return NOT_YOURS;
      if (actor.role === 'head-judge' && deed.is !== 'disqualified') return NOT_YOURS;
      return coach && (deed.is === 'disqualified' || !deed.players.every((one) => isOwn(state, actor, one)))
        ? no('coach-checks-in')
        : null;
    case 'ask-substitute':
      return coach && state.things.team.get(deed.team)?.school !== actor.school ? no('coach-asks') : null;
    case 'walk-in':
      if (!coach) return null;
      return deed.player.school !== actor.school || isLocked(state) ? no('coach-roster') : null;
    case 'change-player': {
      if (!coach) return null;
      const own = isOwn(state, actor, deed.player);
      const stays = deed.fields.school === undefined || deed.fields.school === actor.school;
      const plain = deed.fields.number === undefined && deed.fields.table === undefined;
      return own && stays && plain && !isLocked(state) ? null : no('coach-roster');
    }
    case 'rule':
      return actor.role === 'judge' && (deed.effect === 'zero' || deed.effect === 'total')
        ? no('head-judge-rules')
        : null;
    case 'add-minutes':
      return actor.role === 'head-judge' && deed.table === undefined ? no('director-minutes') : null;
    case 'undo': {
      const entry = state.journal.find(({ id }) => id === deed.entry);
      if (entry === undefined) return null;
      if (!MAY[entry.deed.do].includes(actor.role)) return NOT_YOURS;
      return actor.role === 'deputy' || entry.by === actor.name ? null : no('undo-own');
    }
    default:
      return null;
  }
}

function changesRules(deed: Extract<Deed, { readonly do: 'change-event' | 'add-book' }>): boolean {
  return deed.do === 'add-book' || 'rulebook' in deed.fields || 'teamRules' in deed.fields;
}

const BEFORE_START = ['planned', 'drafted', 'checked', 'published'];

/** Round 1 of some event has been started. */
function hasStarted(state: Tournament): boolean {
  return [...state.things.event.keys()].some(
    (event) => !BEFORE_START.includes(roundOf(state, event, 1).state),
  );
}

/** Rosters of schools are locked when the first round is seated. */
function isLocked(state: Tournament): boolean {
  return [...state.things.event.values()].some(
    (event) => roundOf(state, event.id, 1).state !== 'planned' || openRound(state, event) !== 1,
  );
}

function isOwn({ things }: Tournament, { school }: Actor, player: string): boolean {
  return school !== null && things.player.get(player)?.school === school;
}

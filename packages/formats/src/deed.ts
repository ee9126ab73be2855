import { say } from '@forceout/rules';
import { DEED_NAMES, FAULTS, PLACES, rowOf, SECTIONS } from '@forceout/rules/match';
import type { Carried, Deed, Seat } from '@forceout/rules/match';
import type { Field } from './field.ts';
import type { TableReaders } from './table-readers.ts';

/** How a deed is read at one place: scripts name players, tables number their seats. */
export interface DeedReading {
  readonly readers: TableReaders;
  readonly player: (field: Field) => Seat;
}

const MOST_CUBES = 64;
const MOST_CARDS = 16;
const MOST_TEXT = 400;
const MOST_PAPER = 4000;
const MOST_PLAYERS = 3;
const MOST_SOLUTIONS = 4;

/** How each kind of thing is read that a deed carries. */
const READ: {
  readonly [Kind in keyof Carried]: (field: Field, reading: DeedReading) => Carried[Kind];
} = {
  cube: (field, { readers }) => readers.cube(field),
  'cube-or-none': (field, { readers }) => (isNone(field) ? null : readers.cube(field)),
  cubes: (field, { readers }) => field.list(MOST_CUBES).map(readers.cube),
  cards: (field, { readers }) => field.list(MOST_CARDS).map(readers.card),
  pick: (field, { readers }) => readers.pick(field),
  goal: (field, { readers }) => readers.goal(field),
  section: (field) => field.oneOf(SECTIONS, 'section-of-mat'),
  // The rules say where a cube may not go.
  place: (field) => field.oneOf(PLACES, 'section-of-mat'),
  claim: readClaim,
  player: (field, { player }) => player(field),
  'player-or-none': (field, { player }) => (isNone(field) ? null : player(field)),
  players: (field, { player }) => field.list(MOST_PLAYERS).map(player),
  written: readWritten,
  'written-or-none': (field, reading) => (isNone(field) ? null : readWritten(field, reading)),
  flag: (field) => (field.missing ? false : readFlag(field)),
  number: readNumber,
  // A command goes by its number, which a host may write as text.
  penalty: (field) => (typeof field.value === 'string' ? field.text(60) : String(readNumber(field))),
  charge: (field) => field.oneOf(FAULTS, 'charge'),
  reason: (field) => field.text(60),
  'word-or-none': (field) => (field.missing ? undefined : field.text(60)),
  'text-or-none': (field) => (field.missing ? '' : field.text(MOST_TEXT)),
  paper: (field) => field.text(MOST_PAPER),
  intent: (field) => field.oneOf(['slip', 'deceit'], 'slip-or-deceit'),
  verdict: (field) => field.oneOf(['correct', 'incorrect'], 'verdict'),
  rounds: (field) => (field.missing ? 'this' : field.oneOf(['this', 'all'], 'this-or-all')),
  'shake-or-round': (field) => field.oneOf(['shake', 'round'], 'shake-or-round'),
  name: (field) => field.text(60),
};

/** The names of the list of deeds. */
export function readDeedName(field: Field): Deed['do'] {
  return field.oneOf(DEED_NAMES, 'action');
}

/** What somebody does, in the words of the public formats, as the list of deeds has it. */
export function readDeed(action: Field, reading: DeedReading): Deed {
  const name = readDeedName(action.get('do'));
  const carried = Object.entries<keyof Carried>(rowOf(name).carries)
    .map(([member, kind]) => [member, READ[kind](action.get(member), reading)] as const)
    .filter(([, value]) => value !== undefined);
  // The list holds the kinds of a deed to its type, which the compiler cannot follow through a lookup.
  return { do: name, ...Object.fromEntries(carried) } as unknown as Deed;
}

function isNone({ missing, value }: Field): boolean {
  return missing || value === null;
}

function readFlag(field: Field): boolean {
  return typeof field.value === 'boolean' ? field.value : field.fail(say('file-true-or-false'));
}

export function readNumber(field: Field): number {
  const { value } = field;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return field.fail(field.missing ? say('file-missing') : say('file-number', { orNull: false }));
}

/** "Never" is what older books say for Impossible. */
function readClaim(field: Field): 'now' | 'impossible' | 'no-goal' {
  const claim = field.oneOf(['now', 'impossible', 'never', 'no-goal'], 'challenge');
  return claim === 'never' ? 'impossible' : claim;
}

/** One Solution, or the list of what one player wrote. */
function readWritten(field: Field, { readers }: DeedReading): readonly object[] {
  return Array.isArray(field.value)
    ? field.list(MOST_SOLUTIONS).map(readers.written)
    : [readers.written(field)];
}

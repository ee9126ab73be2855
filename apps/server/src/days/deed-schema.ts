/** Deeds as they come from outside. What they mean is decided in packages/tournament; here only their shapes are. */
import { TIE_BREAKS } from '@forceout/formats/tournament';
import { DIVISIONS } from '@forceout/rules';
import { CORRECTION_KINDS, ESCALATIONS, MARKS, MODES, PRESENCES, SHOW_RULES } from '@forceout/tournament';
import type { Deed } from '@forceout/tournament';
import { z } from 'zod';

const Key = z.string().min(1).max(120);
const Words = z.string().max(2000);
const Count = z.number().int().min(0).max(1_000_000);
const Minutes = z.number().min(-600).max(600);
const Total = z.number().int().min(-9999).max(9999);

const Seat = z.strictObject({
  player: Key,
  played: z.boolean().exactOptional(),
  total: Total.exactOptional(),
  shakes: z.array(Total.nullable()).max(60).exactOptional(),
  penalties: z
    .array(z.strictObject({ shake: Count, points: Total, initials: z.string().max(8).exactOptional() }))
    .max(60)
    .exactOptional(),
  signed: z.boolean().exactOptional(),
});
const Seats = z.array(Seat).min(2).max(3);
const Claimed = z.strictObject({
  totals: z.array(Total).max(3).exactOptional(),
  points: z.array(Total).max(3).exactOptional(),
});

const Name = z.string().min(1).max(200);
const PlayerFields = {
  first: Name.exactOptional(),
  last: Name.exactOptional(),
  school: Key.exactOptional(),
  grade: Count.exactOptional(),
  level: Name.exactOptional(),
  show: z.enum(SHOW_RULES).exactOptional(),
  apart: z.array(Key).max(50).exactOptional(),
  table: Count.exactOptional(),
  notes: z.record(z.string().max(200), Words).exactOptional(),
};
const Player = z.strictObject({ id: Key, number: Count, ...PlayerFields });
const SchoolFields = {
  short: Name.exactOptional(),
  district: Name.exactOptional(),
  show: z.enum(SHOW_RULES).exactOptional(),
};
const School = z.strictObject({ id: Key, name: Name, ...SchoolFields });
const Slot = z.union([z.null(), Key, z.array(z.strictObject({ player: Key, from: Count })).max(40)]);
const Team = z.strictObject({
  id: Key,
  event: Key,
  slots: z.array(Slot).max(5),
  name: Name.exactOptional(),
  school: Key.exactOptional(),
  section: Key.exactOptional(),
  seed: z.number().exactOptional(),
});
const TeamRule = z.union([
  z.strictObject({ rule: z.literal('members') }),
  z.strictObject({ rule: z.literal('school-total') }),
  z.strictObject({ rule: z.enum(['best-of-team', 'school-best', 'school-average']), k: Count.min(1) }),
]);
const Cut = z.union([
  z.strictObject({ rule: z.literal('perfect') }),
  z.strictObject({ rule: z.literal('top'), n: Count.min(1) }),
  z.strictObject({ rule: z.literal('percent'), p: z.number().int().min(1).max(100) }),
  z.strictObject({ rule: z.literal('at-least'), x: z.number().int() }),
  z.strictObject({ rule: z.literal('section-winners'), k: Count }),
]);

const EventFields = {
  name: Name.exactOptional(),
  division: z.enum(DIVISIONS).exactOptional(),
  level: z.enum(['basic', 'adventurous']).exactOptional(),
  season: z.enum(['even', 'odd']).exactOptional(),
  order: z.array(z.string().max(40)).max(12).exactOptional(),
  attendance: Count.exactOptional(),
  tieBreaks: z.array(z.enum(TIE_BREAKS)).max(12).exactOptional(),
  teamRules: z.array(TeamRule).max(8).exactOptional(),
  cut: Cut.nullable().exactOptional(),
};
const Event = z.strictObject({
  id: Key.regex(/^[\w.-]+$/),
  game: z.enum(['onsets', 'equations']),
  rulebook: Key,
  rounds: Count.min(1).max(40),
  modes: z.array(z.enum(MODES)).min(1).max(40),
  firstTable: Count.min(1),
  ...EventFields,
});
const EventChange = z.strictObject({
  rulebook: Key.exactOptional(),
  rounds: Count.min(1).max(40).exactOptional(),
  modes: z.array(z.enum(MODES)).min(1).max(40).exactOptional(),
  firstTable: Count.min(1).exactOptional(),
  ...EventFields,
});

/** A null takes a field away. */
function removable<Shape extends Readonly<Record<string, z.ZodType>>>(shape: Shape) {
  const fields = Object.entries(shape).map(([name, field]) => [name, field.nullable()]);
  return Object.fromEntries(fields) as { readonly [Field in keyof Shape]: z.ZodNullable<Shape[Field]> };
}

function deed<const Do extends Deed['do'], Shape extends z.ZodRawShape>(name: Do, shape: Shape) {
  return z.strictObject({ do: z.literal(name), ...shape });
}

const substitution = { team: Key, slot: Count, player: Key, from: Count };

/** Everything that staff may ask for. What only the server does is not among them, nor is `create`. */
export const DeedAsked = z.discriminatedUnion('do', [
  deed('set', { setting: Key, value: z.union([z.string().max(200), z.number(), z.boolean()]) }),
  deed('add-event', { event: Event }),
  deed('change-event', { event: Key, fields: EventChange }),
  deed('import', {
    event: Key,
    schools: z.array(School).max(2000),
    players: z.array(Player.extend({ section: Key.exactOptional() })).max(3000),
    teams: z.array(Team).max(2000),
  }),
  deed('presence', { event: Key, players: z.array(Key).max(3000), is: z.enum(PRESENCES) }),
  deed('substitute', substitution),
  deed('ask-substitute', substitution),
  deed('answer-request', { request: Key, grant: z.boolean() }),
  deed('walk-in', {
    event: Key,
    player: z.strictObject({
      first: Name.exactOptional(),
      last: Name.exactOptional(),
      school: Key.exactOptional(),
      grade: Count.exactOptional(),
      team: Key.exactOptional(),
    }),
  }),
  deed('change-player', {
    player: Key,
    fields: z.strictObject({ number: Count.exactOptional(), ...removable(PlayerFields) }),
  }),
  deed('change-school', {
    school: Key,
    fields: z.strictObject({ name: Name.exactOptional(), ...removable(SchoolFields) }),
  }),
  deed('rooms', { rooms: z.array(z.strictObject({ name: Name, from: Count, to: Count })).max(100) }),
  deed('play-together', { events: z.array(Key).max(40) }),
  deed('free-round', { event: Key, player: Key }),
  deed('draw-sections', { event: Key }),
  deed('section', { team: Key, section: Key }),
  deed('draft', {
    event: Key,
    seed: z
      .number()
      .int()
      .min(1)
      .max(2 ** 31),
  }),
  deed('swap', { event: Key, a: Key, b: Key }),
  deed('move', { event: Key, player: Key, table: Count }),
  deed('renumber', { table: Key, number: Count }),
  deed('lock', { table: Key, locked: z.boolean() }),
  deed('look', { event: Key }),
  deed('accept', { event: Key, finding: z.string().min(1).max(300) }),
  deed('publish', { event: Key, release: z.boolean().exactOptional() }),
  deed('release', { event: Key, n: Count, what: z.enum(['seating', 'results']), on: z.boolean() }),
  deed('start', { event: Key }),
  deed('last-shake', { event: Key }),
  deed('stop', { event: Key }),
  deed('bell', {
    events: z.array(Key).min(1).max(40),
    minutes: Minutes.exactOptional(),
    extra: Minutes.exactOptional(),
    writing: Minutes.exactOptional(),
  }),
  deed('pause-bell', { bell: Key }),
  deed('resume-bell', { bell: Key }),
  deed('ring', { bell: Key, what: z.enum(['last-shake', 'stop']) }),
  deed('add-minutes', { bell: Key, minutes: Minutes, table: Key.exactOptional() }),
  deed('mark', { table: Key, is: z.enum(MARKS) }),
  deed('online', { table: Key, online: z.boolean() }),
  deed('join', { table: Key, player: Key }),
  deed('leave-out', { table: Key }),
  deed('close', { event: Key }),
  deed('reopen', { event: Key, n: Count }),
  deed('enter', {
    table: Key,
    seats: Seats,
    claimed: Claimed.exactOptional(),
    sure: z.array(z.string().max(60)).max(40).exactOptional(),
  }),
  deed('settle', { table: Key, seats: Seats }),
  deed('appeal', { table: Key, player: Key }),
  deed('sign', { table: Key, player: Key }),
  deed('correct', { table: Key, seats: Seats, kind: z.enum(CORRECTION_KINDS) }),
  deed('rule', {
    table: Key,
    player: Key,
    effect: z.string().min(1).max(60),
    total: Total.exactOptional(),
    rule: z.string().max(60).exactOptional(),
    text: Words.exactOptional(),
    judges: z.array(z.string().min(1).max(60)).max(5),
  }),
  deed('call', { table: Key, why: z.string().max(300) }),
  deed('take-call', { call: Key }),
  deed('escalate-call', { call: Key, to: z.enum(ESCALATIONS) }),
  deed('end-call', {
    call: Key,
    minutes: Minutes.exactOptional(),
    ruling: z.strictObject({ rule: z.string().max(60).exactOptional(), text: Words }).exactOptional(),
  }),
  deed('certify', { event: Key }),
  deed('archive', {}),
  deed('undo', { entry: Key }),
]);

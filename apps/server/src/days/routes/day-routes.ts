import { readHouseRules } from '@forceout/formats';
import { bookById, bookOf, ok, RULEBOOKS } from '@forceout/rules';
import type { NamedBook } from '@forceout/rules';
import { MAY, presetEvent, PRESETS, thingsFor } from '@forceout/tournament';
import type { Deed, EventThing } from '@forceout/tournament';
import { z } from 'zod';
import { NOTHING, open, signedIn } from '../../api/route.ts';
import type { Route } from '../../api/route.ts';
import { CommandId } from '../../api/schemas.ts';
import { problem } from '../../people/problem.ts';
import { answer } from '../asking/answers.ts';
import { QuestionAsked } from '../asking/schema.ts';
import { DeedAsked } from '../deed-schema.ts';
import { dayAsked, eventsAsked } from './opening.ts';
import { inDay } from './in-day.ts';
import { DayRefusal, Outcome, outcomeOf } from './outcome.ts';

const LONGEST_DEED = 3_000_000;
const MOST_DAYS = 200;

export const DAY_STAFF_ROUTES: readonly Route[] = [
  signedIn(
    'post',
    '/api/days',
    {
      summary: 'Open a tournament day from a preset; who opens it is its director',
      meter: 'opening',
      body: dayAsked,
      answer: z.object({ id: z.string(), code: z.string(), seq: z.number() }),
    },
    async ({ days, house, rulebooks, body }, { person }) => {
      if (PRESETS[body.preset] === undefined)
        return problem(400, 'no-preset', `preset: there is no "${body.preset}".`);
      if ((await house.storage.days.openedBy(person.id)).length >= MOST_DAYS)
        return problem(409, 'too-many-days', `At most ${MOST_DAYS} days.`);
      const books = new Map<string, NamedBook>();
      for (const { rulebook } of body.events) {
        const book = await rulebooks.named(rulebook);
        if (book === null) return problem(400, 'no-such-rulebook', `There is no rulebook ${rulebook} here.`);
        books.set(rulebook, book);
      }
      const opened = await days.open(
        { name: body.name, deeds: (id, code) => openingDeeds(id, code, body, books) },
        person,
      );
      if (!opened.ok) return opened;
      const { day, seq } = opened.value;
      return ok({ id: day.id, code: day.code, seq });
    },
  ),
  open(
    'get',
    '/api/days',
    {
      summary: 'Days that I run, or hold a pass for',
      body: NOTHING,
      answer: z.array(
        z.object({
          id: z.string(),
          code: z.string(),
          name: z.string(),
          state: z.string(),
          role: z.string(),
          seq: z.number(),
        }),
      ),
    },
    async ({ days, house: { storage }, passKey }, who) => {
      const held = passKey === null ? null : await days.passes.held(passKey);
      const own = who === null ? [] : await storage.days.openedBy(who.person.id);
      const other = held === null ? null : await storage.days.byId(held.day);
      return ok(
        [...(other === null ? [] : [other]), ...own.filter(({ id }) => id !== other?.id)].map(
          ({ id, code, name, state, head }) => ({
            id,
            code,
            name,
            state,
            seq: head,
            role: id === other?.id && held !== null ? held.role : 'director',
          }),
        ),
      );
    },
  ),
  open(
    'get',
    '/api/days/{id}',
    {
      summary: 'A day as my role may see it; its socket says what changes',
      body: NOTHING,
      answer: z.looseObject({ id: z.string(), seq: z.number() }),
    },
    async (call, who) => {
      const there = await inDay(call, who);
      if (!there.ok) return there;
      const { host, actor } = there.value;
      const may = Object.entries(MAY).flatMap(([name, roles]) => (roles.includes(actor.role) ? [name] : []));
      const { id, code } = host.day;
      const things = thingsFor(host.state, actor);
      return ok({ id, code, seq: host.seq, now: host.now(), you: actor, may, things });
    },
  ),
  open(
    'post',
    '/api/days/{id}/commands',
    {
      summary:
        'Do something; answered when it is on disk. The same id is done once, however often it is sent',
      body: z.strictObject({ id: CommandId, deed: DeedAsked, reason: z.string().max(2000).optional() }),
      longest: LONGEST_DEED,
      answer: Outcome,
    },
    async (call, who) => {
      const there = await inDay(call, who);
      if (!there.ok) return there;
      const { host, actor } = there.value;
      return outcomeOf(await host.submit(actor, call.body));
    },
  ),
  open(
    'post',
    '/api/days/{id}/ask',
    {
      summary: 'A question that changes nothing: the next step, a typed line, a swap, faults, standings …',
      body: QuestionAsked,
      longest: LONGEST_DEED,
      answer: z.unknown(),
    },
    async (call, who) => {
      const there = await inDay(call, who);
      return there.ok ? answer(there.value.host, there.value.actor, call.body) : there;
    },
  ),
  open(
    'post',
    '/api/days/{id}/books',
    {
      summary: 'A league’s own rulebook for this day, as its file of house rules has it',
      body: z.strictObject({ rules: z.unknown() }),
      longest: 400_000,
      answer: z.union([z.object({ seq: z.number(), book: z.string() }), z.object({ refusal: DayRefusal })]),
    },
    async (call, who) => {
      const there = await inDay(call, who, ['director', 'deputy']);
      if (!there.ok) return there;
      const { host, actor } = there.value;
      const own = [...host.state.things.book.values()].flatMap(
        ({ id, house }) => bookOf({ rulebook: id, house }) ?? [],
      );
      const read = readHouseRules(call.body.rules, [...RULEBOOKS, ...own]);
      if (!read.ok) return problem(400, 'house-rules', read.problems.join('; '));
      const { house = [], id } = read.book;
      const done = await host.submit(actor, { id: crypto.randomUUID(), deed: { do: 'add-book', house } });
      const told = outcomeOf(done);
      if (!told.ok || !('seq' in told.value)) return told as never;
      return ok({ seq: told.value.seq, book: id });
    },
  ),
];

/** What opening a day comes to: the tournament, a league's own books, and its events as the preset has them. */
function openingDeeds(
  id: string,
  code: string,
  { name, preset, place, dates, events }: z.infer<typeof dayAsked>,
  books: ReadonlyMap<string, NamedBook>,
): readonly Deed[] {
  const tournament = { id, code, name, preset, dates, ...(place === undefined ? {} : { place }) };
  return [
    { do: 'create', tournament },
    ...[...books.values()].flatMap(({ house }): readonly Deed[] =>
      house === undefined ? [] : [{ do: 'add-book', house }],
    ),
    ...eventsAsked(events, (rulebook) => {
      const named = books.get(rulebook);
      return named === undefined ? bookById(rulebook) : bookOf(named);
    }).map((event): Deed => ({
      do: 'add-event',
      event: presetEvent(preset, event as Pick<EventThing, 'id' | 'game' | 'rulebook'>),
    })),
  ];
}

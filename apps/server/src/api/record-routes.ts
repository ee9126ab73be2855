import { ok } from '@forceout/rules';
import { z } from 'zod';
import { subjectOf } from '../people/authority.ts';
import { playerRecord } from '../people/player-record.ts';
import type { PlayerRecord } from '../people/player-record.ts';
import { problem } from '../people/problem.ts';
import { record } from '../people/record.ts';
import { DONE, NOTHING, signedIn } from './route.ts';
import type { Call, Route } from './route.ts';
import { PuzzleName } from './schemas.ts';

const Shown = z.object({
  name: z.string(),
  events: z
    .array(z.record(z.string(), z.unknown()))
    .describe('Puzzles, lessons and matches, each as it went; ratings and ideas are computed from them.'),
  pending: z.number().describe('Matches that are still to be reviewed: asking again goes on with them.'),
});
/** Matches at tables of this server are known to it; a device tells only of those that were played on it. */
const OWN_MATCH = /^match-(?!here-)/;

export const RECORD_ROUTES: readonly Route[] = [
  signedIn(
    'get',
    '/api/me/record',
    { summary: 'What I did and how it went', meter: 'review', body: NOTHING, answer: Shown },
    async (call, { person }) => ok(shown(person.name, await recordOf(call, person.id))),
  ),
  signedIn(
    'get',
    '/api/people/{id}/record',
    {
      summary: 'What a player did and how it went, as their coach or a director',
      meter: 'review',
      body: NOTHING,
      answer: Shown,
    },
    async (call, { person }) => {
      const subject = await subjectOf(call.house, person, call.part('id'));
      if (!subject.ok) return subject;
      await record(call.house, person.id, 'read-record', subject.value.id);
      return ok(shown(subject.value.name, await recordOf(call, subject.value.id)));
    },
  ),
  signedIn(
    'get',
    '/api/puzzles',
    {
      summary: 'Puzzles I have done',
      body: NOTHING,
      answer: z.array(z.object({ puzzle: z.string(), at: z.number(), outcome: z.unknown() })),
    },
    async ({ house }, { person }) => {
      const puzzles = await house.storage.puzzles.of(person.id, 1000);
      return ok(
        puzzles.map(({ puzzle, at, outcome }) => ({ puzzle, at, outcome: JSON.parse(outcome) as unknown })),
      );
    },
  ),
  signedIn(
    'post',
    '/api/puzzles/{id}',
    {
      summary: 'A puzzle is done, a lesson passed, or a match on my device over',
      body: z.strictObject({
        outcome: z.record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()])),
      }),
      answer: DONE,
    },
    async ({ house, body, part }, { person }) => {
      const puzzle = PuzzleName.safeParse(part('id'));
      if (!puzzle.success || Object.keys(body.outcome).length > 20 || OWN_MATCH.test(puzzle.data))
        return problem(400, 'malformed', 'No such puzzle.');
      const outcome = JSON.stringify(body.outcome);
      await house.storage.puzzles.done(person.id, { puzzle: puzzle.data, at: house.now(), outcome });
      return ok({ done: true as const });
    },
  ),
];

function recordOf({ house, tables, reading }: Call<unknown>, person: string): Promise<PlayerRecord> {
  return playerRecord({ storage: house.storage, tables, reading }, person);
}

function shown(name: string, { events, pending }: PlayerRecord): z.input<typeof Shown> {
  return { name, events: events.map((event) => ({ ...event })), pending };
}

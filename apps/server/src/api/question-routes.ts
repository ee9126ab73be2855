import { forPrograms, readRequestLine } from '@forceout/formats';
import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { z } from 'zod';
import { problem } from '../people/problem.ts';
import type { Problem } from '../people/problem.ts';
import { LONGEST_SEARCH } from '../questions/questions.ts';
import type { Asked } from '../questions/questions.ts';
import { RAW, signedIn } from './route.ts';
import type { Call, RawBody, Route } from './route.ts';

const Position = z.union([
  z.string().meta({ description: 'A position in one line (docs/formats.md)' }),
  z.record(z.string(), z.unknown()).meta({ description: 'A position (docs/formats.md)' }),
]);
const Line = z.string().meta({ description: 'A position in one line, with what is asked behind it' });
const Shape = z.record(z.string(), z.unknown());
const MOST_SOLUTIONS = 20;

export const QUESTION_ROUTES: readonly Route[] = [
  question('judge', {
    summary: 'Is what was written correct? As `forceout judge`: JSON, or one line of text',
    json: z.strictObject({
      position: Position,
      written: z.array(Shape),
      explain: z.boolean().optional(),
    }),
    answer: z.looseObject({ verdict: z.string(), reasons: z.array(Shape) }),
  }),
  question('solve', {
    summary:
      'Can a Solution be written, and which? As `forceout solve`; `?limit=` in milliseconds, `?all=` for several',
    json: z.strictObject({ position: Position }),
    answer: z.looseObject({ answer: z.enum(['yes', 'no', 'unknown']), written: z.array(z.unknown()) }),
  }),
  question('analyse', {
    summary: 'What does every move lead to? As `forceout analyse`; `?limit=` in milliseconds',
    json: z.strictObject({ position: Position, totals: z.array(z.number()).optional() }),
    answer: z.looseObject({ standing: z.unknown(), moves: z.array(Shape), whole: z.boolean() }),
  }),
];

function question(
  ask: Asked['ask'],
  { summary, json, answer }: { summary: string; json: z.ZodType; answer: z.ZodType },
): Route {
  const takes = { 'application/json': json, 'text/plain': Line };
  return signedIn(
    'post',
    `/api/${ask}`,
    { summary, meter: 'question', body: RAW, takes, answer },
    async (call) => {
      const asked = read(ask, call);
      if (!asked.ok) return asked;
      const answered = await call.questions.ask(asked.value);
      if (answered === null)
        return problem(503, 'too-much', 'This took too long, or others wait too; please try again later.');
      return answered.ok ? ok(answered.value) : problem(400, 'malformed', answered.error);
    },
  );
}

function read(ask: Asked['ask'], { body, query }: Call<RawBody>): Result<Asked, Problem> {
  const request = requestIn(body);
  if (!request.ok) return problem(400, 'malformed', request.error);
  const limit = wholeNumber(query('limit'), 'limit', LONGEST_SEARCH);
  const all = wholeNumber(query('all'), 'all', MOST_SOLUTIONS);
  if (!limit.ok) return problem(400, 'malformed', limit.error);
  if (!all.ok) return problem(400, 'malformed', all.error);
  return ok({ ask, request: request.value, limit: limit.value ?? LONGEST_SEARCH, all: all.value ?? 1 });
}

/** JSON, or a position in one line with what is asked behind it; the type of the body says which. */
function requestIn({ type, bytes }: RawBody): Result<unknown, string> {
  const text = new TextDecoder().decode(bytes).trim();
  if (/^text\/plain\b/u.test(type)) return forPrograms(readRequestLine(text));
  if (!/^application\/json\b/u.test(type))
    return err('The body is JSON (application/json) or one line of text (text/plain).');
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return err('The body is not JSON.');
  }
}

function wholeNumber(text: string | null, name: string, most: number): Result<number | null, string> {
  if (text === null) return ok(null);
  const number = /^[1-9]\d{0,6}$/u.test(text) ? Number(text) : NaN;
  return number <= most ? ok(number) : err(`${name}: a whole number from 1 to ${most}`);
}

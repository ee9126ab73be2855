import { z } from 'zod';
import { DeedAsked } from '../deed-schema.ts';

const Key = z.string().min(1).max(120);
const Round = z.number().int().min(1).max(40);

/** Questions that change nothing; packages/client has the same as types, with their answers. */
export const QuestionAsked = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('today') }),
  z.strictObject({
    ask: z.literal('line'),
    line: z.string().max(400),
    as: z.enum(['enter', 'settle', 'correct']).default('enter'),
    event: Key.optional(),
    round: Round.optional(),
  }),
  z.strictObject({ ask: z.literal('seating'), event: Key, round: Round.optional() }),
  z.strictObject({
    ask: z.literal('swap'),
    event: Key,
    a: Key,
    b: Key.optional(),
    to: z.number().int().min(1).optional(),
  }),
  z.strictObject({ ask: z.literal('faults'), event: Key, round: Round.optional() }),
  z.strictObject({ ask: z.literal('standings'), event: Key, after: Round.optional() }),
  z.strictObject({ ask: z.literal('awards'), event: Key, places: z.number().int().min(1).max(200) }),
  z.strictObject({ ask: z.literal('try'), deed: DeedAsked, reason: z.string().max(2000).optional() }),
  z.strictObject({
    ask: z.literal('roster'),
    event: Key,
    text: z.string().max(2_000_000).optional(),
    base64: z.string().max(2_700_000).optional(),
  }),
  z.strictObject({ ask: z.literal('missing'), event: Key.optional() }),
]);
export type Question = z.infer<typeof QuestionAsked>;

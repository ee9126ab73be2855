import { z } from 'zod';
import { PHRASES } from '@forceout/client';
import { DIVISIONS } from '@forceout/rules';
import { CLOCKS, MODES } from '@forceout/rules/match';
import { LEVELS, LONGEST_NONCE } from '@forceout/table';
import type { Refused } from '@forceout/table';
import { LONGEST_PASSPHRASE } from '../people/passphrase.ts';
import { ROLES } from '../storage/people.ts';
import type { Person } from '../storage/people.ts';

/** Shared words of the API. Texts have a length here; what they may say is decided where they are used. */
export const Name = z.string().min(1).max(60);
export const Login = z.string().min(1).max(60);
export const Passphrase = z.string().min(1).max(LONGEST_PASSPHRASE);
export const Code = z.string().min(1).max(20);
export const Id = z.string().regex(/^[\w-]{1,40}$/);
/** A puzzle is named by its kind, book, division and day. */
export const PuzzleName = z.string().regex(/^[\w-]{1,100}$/);
export const RoleName = z.enum(ROLES);

export const PersonShown = z.object({
  id: z.string(),
  kind: z.enum(['guest', 'account']),
  login: z.string().nullable(),
  name: z.string(),
  role: RoleName,
});

export function shown({ id, kind, login, name, role }: Person): z.infer<typeof PersonShown> {
  return { id, kind: kind === 'guest' ? 'guest' : 'account', login, name, role };
}

export const SettingsAsked = z.strictObject({
  rulebook: z
    .string()
    .regex(/^[a-z0-9-]{1,60}(@[0-9a-f]{1,40})?$/)
    .describe('A built-in book, house rules of this server by their id, or a version of them by id@version.'),
  division: z.enum(DIVISIONS),
  level: z.enum(['basic', 'adventurous']).default('adventurous'),
  season: z.enum(['even', 'odd']).default('even'),
  seats: z.union([z.literal(2), z.literal(3)]).default(3),
  mode: z.enum(MODES).default('auto'),
  clock: z.enum(CLOCKS).default('exact'),
  hints: z.boolean().default(false),
  spectators: z.boolean().default(true),
  judge: z.enum(['software', 'person']).default('software'),
  listed: z.boolean().default(true),
  bots: z.array(z.enum(LEVELS)).max(2).default([]).describe('A level for each bot.'),
  botSeats: z
    .array(z.number().int().min(0).max(2))
    .max(2)
    .optional()
    .describe('The seat of each bot, counted from 0; without it they take the last seats.'),
});

export const CommandAsked = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('sit'), seat: z.number().int().min(0).max(2) }),
  z.strictObject({ do: z.literal('stand') }),
  z.strictObject({ do: z.literal('judge') }),
  z.strictObject({ do: z.literal('seat-bot'), seat: z.number().int().min(0).max(2), level: z.enum(LEVELS) }),
  z.strictObject({ do: z.literal('unseat-bot'), seat: z.number().int().min(0).max(2) }),
  z.strictObject({ do: z.literal('begin') }),
  z.strictObject({
    do: z.literal('ready'),
    ready: z.boolean(),
    nonce: z
      .string()
      .max(LONGEST_NONCE)
      .optional()
      .describe("This seat's part in the dice: fresh chance, after the table has shown its commitment."),
  }),
  z.strictObject({ do: z.literal('say'), phrase: z.enum(PHRASES) }),
  // An action of the referee script; the format's own reader says what is wrong with it.
  z.strictObject({ do: z.literal('play'), deed: z.looseObject({ do: z.string().max(60) }) }),
  z.strictObject({ do: z.literal('finish'), wish: z.boolean() }),
  z.strictObject({ do: z.literal('seen') }),
  z.strictObject({ do: z.literal('rematch') }),
  z.strictObject({ do: z.literal('close') }),
]);
/** Chosen by the client, new for every command; a command that is sent again keeps it. */
export const CommandId = z.string().regex(/^[\w-]{1,64}$/);

/** A sentence of the rules as data, or a plain text; `forceout` and `@forceout/rules/words` make words of it. */
export const Told = z.union([z.string(), z.looseObject({ say: z.string() })]);
export const Refusal = z.object({ code: z.string(), message: Told, rule: z.string().optional() });

/** A refusal as the schema has it: its sentence is data, and nothing is translated on the way. */
export function refusalSent({ code, rule, message }: Refused): z.infer<typeof Refusal> {
  const told = typeof message === 'string' ? message : { ...message };
  return { code, message: told, ...(rule === undefined ? {} : { rule }) };
}

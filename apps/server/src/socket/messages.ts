import { z } from 'zod';
import type { ClientMessage } from '@forceout/client';
import { CommandAsked, CommandId, Id } from '../api/schemas.ts';

const Message = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('watch'), table: Id, have: z.number().int().min(0).optional() }),
  z.strictObject({ t: z.literal('unwatch'), table: Id }),
  z.strictObject({ t: z.literal('do'), table: Id, id: CommandId, command: CommandAsked }),
  z.strictObject({ t: z.literal('ping'), n: z.number() }),
]);

/** A message from outside, or one line about what is wrong with it. */
export function readMessage(
  text: string,
): { readonly message: ClientMessage } | { readonly problem: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: 'a message is JSON' };
  }
  const read = Message.safeParse(json);
  if (read.success) return { message: read.data as ClientMessage };
  const [issue] = read.error.issues;
  return { problem: `${issue?.path.join('.') || 'message'}: ${issue?.message ?? 'malformed'}` };
}

import type { Meters } from '../api/meters.ts';
import type { Sessions, SignedIn } from './sessions.ts';

/**
 * Who holds a token. Where many tokens that nobody has were tried from one block, no further one is looked up: who was
 * known a little while ago still is, and everybody else is told to wait.
 */
export async function identify(
  sessions: Sessions,
  meters: Meters,
  block: string,
  token: string,
): Promise<SignedIn | null | 'too-many'> {
  const known = sessions.remembered(token);
  if (known?.fresh === true) return known.who;
  if (sessions.isNobodys(token)) return null;
  if (meters.isStrange(block)) return known?.who ?? 'too-many';
  const who = await sessions.who(token);
  if (who === null) meters.stranger(block);
  return who;
}

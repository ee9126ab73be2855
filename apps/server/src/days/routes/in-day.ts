import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import type { Actor, StaffRole } from '@forceout/tournament';
import type { Call } from '../../api/route.ts';
import type { Problem } from '../../people/problem.ts';
import type { SignedIn } from '../../people/sessions.ts';
import { NO_DAY } from '../days.ts';
import type { DayHost } from '../host.ts';

export interface InDay {
  readonly host: DayHost;
  readonly actor: Actor & { readonly id: string; readonly role: StaffRole };
}

const NOT_STAFF: Problem = {
  status: 403,
  code: 'not-allowed',
  message: 'You are not of the staff of this day.',
};
const NOT_SIGNED_IN: Problem = {
  status: 401,
  code: 'not-signed-in',
  message: 'Please show your staff pass, or sign in first.',
};
const OTHER_STAFF: Problem = { status: 403, code: 'not-allowed', message: 'This is for other staff.' };

/** The day of a request and who asks there; everybody who is nobody there is turned away here. */
export async function inDay(
  { days, part, passKey }: Call<unknown>,
  who: SignedIn | null,
  only?: readonly StaffRole[],
): Promise<Result<InDay, Problem>> {
  if (who === null && passKey === null) return err(NOT_SIGNED_IN);
  const host = await days.host(part('id'));
  // Whoever is nobody anywhere does not learn which days there are.
  if (host === null) return err(who?.person.role === 'admin' ? NO_DAY : NOT_STAFF);
  const actor = await days.passes.actor(host.day, passKey, who);
  if (actor === null || actor.role === 'server' || actor.role === 'table') return err(NOT_STAFF);
  if (only !== undefined && !only.includes(actor.role)) return err(OTHER_STAFF);
  host.usedAt = host.now();
  return ok({ host, actor: { ...actor, role: actor.role } });
}

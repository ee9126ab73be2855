import type { ProblemCode } from '@forceout/client';
import { err } from '@forceout/rules';

/** Why a request of a person is not done; `status` is HTTP's word for it. */
export interface Problem {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 429 | 503;
  readonly code: ProblemCode;
  readonly message: string;
}

export function problem(status: Problem['status'], code: ProblemCode, message: string) {
  return err<Problem>({ status, code, message });
}

/** A table or a day says no: the code and the words are theirs. */
export function passedOn(status: Problem['status'], code: string, message: string) {
  return problem(status, code as ProblemCode, message);
}

export const NOT_ALLOWED = problem(403, 'not-allowed', 'You may not do this.');
export const NO_SUCH_PERSON = problem(404, 'no-such-person', 'There is no such person.');

import { err } from '@forceout/rules';
import type { Result, Said } from '@forceout/rules';
import { inEnglish } from '@forceout/rules/words';

/** An answer for programs: what is wrong is told in English, whatever people speak. */
export function forPrograms<T>(answer: Result<T, Said>): Result<T, string> {
  return answer.ok ? answer : err(inEnglish(answer.error));
}

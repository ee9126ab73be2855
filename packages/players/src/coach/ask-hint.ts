import { bookOf, err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import type { MatchView, Seat } from '@forceout/rules/match';
import type { Analyst } from '../bots/analyst.ts';
import type { Language } from '../words/language.ts';
import { hint } from './find-hint.ts';
import { hintWords } from './hint-words.ts';
import type { HintSteps } from './hint-words.ts';

/** What to look at, a part of the answer, the answer. */
export const HINT_STEPS = [1, 2, 3] as const;
export type HintStep = (typeof HINT_STEPS)[number];

/** What was agreed about the coach when the table was opened. */
export interface CoachSettings {
  readonly hints: boolean;
}

const NONE: Readonly<Record<Language, { readonly agreed: string; readonly found: string }>> = {
  en: { agreed: 'Nobody is given hints at this table.', found: 'There is nothing to find out now.' },
  es: { agreed: 'En esta mesa no hay pistas para nadie.', found: 'Ahora no hay nada que descubrir.' },
};

/** One step of a hint for whoever sits here, or in one line why there is none. */
export function askHint(
  { hints }: CoachSettings,
  view: MatchView,
  seat: Seat,
  step: HintStep,
  analyst: Analyst,
  language: Language = 'en',
): Result<string, string> {
  if (!hints) return err(NONE[language].agreed);
  const steps = hintIn(language, view, seat, analyst);
  return steps === null ? err(NONE[language].found) : ok(steps[step - 1]!);
}

/** The three steps for whoever sits here, in words. */
export function hintIn(language: Language, view: MatchView, seat: Seat, analyst: Analyst): HintSteps | null {
  const found = hint(view, seat, analyst);
  const game = bookOf(view.settings)?.game ?? 'onsets';
  return found === null ? null : hintWords(found, game, language);
}

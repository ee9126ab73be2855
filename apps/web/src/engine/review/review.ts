import { readMatch } from '@forceout/formats';
import { analystFor, isError, reviewMatch } from '@forceout/players';
import type { Review } from '@forceout/players';
import { ok } from '@forceout/rules';
import type { Result, Said } from '@forceout/rules';
import { stepOfNotes } from './attach.ts';
import type { CoachNotes, Step } from './step.ts';
import { stepsOf } from './steps.ts';

/** The coach goes through a match file, which takes some seconds, or has done so already at the server. */
export function coachNotes(json: unknown, made: Review | null = null): Result<CoachNotes, Said> {
  const read = readMatch(json);
  if (!read.ok) return read;
  const { events, match } = read.value;
  return ok(placed(made ?? reviewMatch(events, analystFor(match.settings)), stepsOf(read.value).steps));
}

/** A review with the place of every note in the match. */
function placed(
  { notes, accounts, turningPoints, mistakes, practise, always }: Review,
  steps: readonly Step[],
): CoachNotes {
  const at = stepOfNotes(steps, notes);
  return {
    notes: notes.map((note, index) => ({
      ...note,
      step: at[index]!,
      sign: turningPoints.includes(index) ? 'turn' : isError(note) ? 'error' : 'fine',
    })),
    accounts,
    mistakes,
    practise,
    always,
  };
}

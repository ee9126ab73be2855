import type { CoachNotes, MatchSteps, NoteSign, Step } from '../../engine/review/step.ts';

export type Key = 'ArrowRight' | 'ArrowLeft' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

/** The step that a key leads to; null for a key that means nothing here. */
export function stepFor(key: string, now: number, steps: readonly Step[]): number | null {
  const last = steps.length - 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(now + 1, last);
    case 'ArrowLeft':
      return Math.max(now - 1, 0);
    case 'ArrowDown': {
      const next = steps.findIndex(({ shake }, index) => index > now && shake !== steps[now]?.shake);
      return next < 0 ? last : next;
    }
    case 'ArrowUp': {
      const start = startOfShake(steps, now);
      return start < now ? start : startOfShake(steps, Math.max(start - 1, 0));
    }
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

function startOfShake(steps: readonly Step[], at: number): number {
  return steps.findIndex(({ shake }) => shake === steps[at]?.shake);
}

/** The worst that is said of each step. */
export function signsOf(steps: readonly Step[], notes: CoachNotes['notes']): readonly (NoteSign | null)[] {
  const signs: (NoteSign | null)[] = steps.map(() => null);
  for (const { step, sign } of notes) {
    if (sign === 'turn' || signs[step] === null || signs[step] === 'fine') signs[step] = sign;
  }
  return signs;
}

export function nextMistake(now: number, signs: readonly (NoteSign | null)[]): number | null {
  const next = signs.findIndex((sign, index) => index > now && (sign === 'turn' || sign === 'error'));
  return next < 0 ? null : next;
}

export interface ShakeStrip {
  readonly shake: number;
  /** Null for a void shake, undefined while it is not scored. */
  readonly scores: readonly number[] | null | undefined;
  readonly steps: readonly { readonly index: number; readonly sign: NoteSign | null }[];
}

/** The match as rows of marks, a row for each shake. */
export function stripOf(
  { steps, results }: Pick<MatchSteps, 'steps' | 'results'>,
  signs: readonly (NoteSign | null)[],
): readonly ShakeStrip[] {
  return [...new Set(steps.map(({ shake }) => shake))].map((shake) => ({
    shake,
    scores: results.find(({ number }) => number === shake)?.scores,
    steps: steps.flatMap((step, index) =>
      step.shake === shake ? [{ index, sign: signs[index] ?? null }] : [],
    ),
  }));
}

/** The first step that decided a shake, else the first mistake; null where there is neither. */
export function whereItMatters(notes: CoachNotes['notes']): number | null {
  const first = (wanted: NoteSign): number | null => {
    const found = notes.filter(({ sign }) => sign === wanted).map(({ step }) => step);
    return found.length === 0 ? null : Math.min(...found);
  };
  return first('turn') ?? first('error');
}

/** The seat of whoever looks, where a single player has that name. */
export function seatOf(
  players: readonly string[],
  person: { readonly kind: string; readonly me?: { readonly name: string } },
): number | null {
  const mine = players.flatMap((name, seat) => (name === person.me?.name ? [seat] : []));
  return mine.length === 1 ? mine[0]! : null;
}

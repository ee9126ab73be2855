import { readFileSync } from 'node:fs';
import { readStarts } from '@forceout/players';
import type { Length, SprtPlan, StartPosition } from '@forceout/players';
import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { books } from '../house-rules.ts';
import type { PlayOptions } from '../play-options.ts';
import { told, words } from '../words/language.ts';

/** What simulate and tournament have in common as experiments. */
export interface Experiment {
  readonly starts: readonly StartPosition[];
  /** Null: all matches are played. */
  readonly sprt: SprtPlan | null;
  /** Whether the solvers look for errors. */
  readonly errors: boolean;
  /** Where matches are written; null for nowhere. */
  readonly out: string | null;
  readonly length: Length;
  /** At most so many matches. */
  readonly matches: number;
}

const FROM_A_POSITION: Length = { shakes: 1 };
/** A question that is not answered by then is too fine for these bots. */
const MOST_FOR_SPRT = 20_000;

export function readExperiment(options: PlayOptions, matches: number): Result<Experiment, string> {
  const starts = startsIn(options);
  if (!starts.ok) return starts;
  const sprt = readSprt(options.text('sprt'));
  if (!sprt.ok) return sprt;
  const fromPositions = starts.value.length > 0 && options.text('shakes') === null;
  return ok({
    starts: starts.value,
    sprt: sprt.value,
    errors: options.given.has('errors'),
    out: options.text('out'),
    length: fromPositions ? FROM_A_POSITION : options.length,
    matches: options.number('matches', sprt.value === null ? matches : MOST_FOR_SPRT),
  });
}

function startsIn({ text }: PlayOptions): Result<readonly StartPosition[], string> {
  const file = text('positions');
  if (file === null) return ok([]);
  const twice = ['rulebook', 'division', 'season', 'level'].find((name) => text(name) !== null);
  if (twice !== undefined) return err(words().contest.positionsName(twice));
  const starts = readStarts(readFileSync(file, 'utf8'), books());
  return starts.ok ? starts : err(`${file}: ${told(starts.error)}`);
}

/** `low,high` or `low,high,risk`. */
export function readSprt(text: string | null): Result<SprtPlan | null, string> {
  if (text === null) return ok(null);
  const [low = NaN, high = NaN, risk = 0.05, ...rest] = text.split(',').map((part) => Number(part || NaN));
  if (Number.isNaN(low + high) || rest.length > 0) return err(words().contest.sprtNumbers);
  if (!(low < high) || Math.max(-low, high) > 1000) return err(words().contest.sprtOrder);
  if (!(risk > 0 && risk < 0.5)) return err(words().contest.sprtRisk);
  return ok({ low, high, alpha: risk, beta: risk });
}

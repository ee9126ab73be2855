import { DECISIONS } from '@forceout/players';
import type { Decided, Decisions, EloRating, Sprt, SprtPlan } from '@forceout/players';
import { aligned } from './aligned.ts';

/** Two cells: the rating, and how far off it may be. */
export function ratingCells({ elo, error }: EloRating): readonly [string, string] {
  return [signed(elo, 0), error === null ? '?' : `±${error.toFixed(0)}`];
}

export function signed(value: number, digits: number): string {
  const text = value.toFixed(digits);
  return value >= 0 && !text.startsWith('-') ? `+${text}` : text;
}

/** What a sequential test has found, in a sentence. */
export function sprtLine({ llr, lower, upper, answer, sets }: Sprt, { low, high, alpha }: SprtPlan): string {
  const said = {
    high: `the first bot is ahead by more than ${low} Elo (${high} or more was asked for)`,
    low: `the first bot is not ahead by ${high} Elo (${low} or less was asked for)`,
    open: 'not settled',
  }[answer];
  const figures = `log-likelihood ratio ${signed(llr, 2)} between ${lower.toFixed(2)} and ${upper.toFixed(2)}`;
  return `SPRT ${low},${high} at ${100 * alpha} %: ${said}; ${sets} sets, ${figures}`;
}

const HEADS: Readonly<Record<(typeof DECISIONS)[number], string>> = {
  goal: 'Goals',
  'no-goal': '"no Goal"',
  move: 'moves',
  challenge: 'challenges',
  chance: 'chances',
  writing: 'papers',
  check: 'checks',
};

/** A row of errors for each bot: how many of how many. */
export function errorTable(bots: readonly { readonly bot: string; readonly decisions: Decisions }[]): string {
  const head = ['errors found by the solvers', ...DECISIONS.map((kind) => HEADS[kind]), 'moves not known'];
  const rows = bots.map(({ bot, decisions }) => [
    bot,
    ...DECISIONS.map((kind) => cell(decisions[kind])),
    String(decisions.move.unknown),
  ]);
  return `${aligned([head, ...rows])}\nchances: challenges that would have been right; the errors are those that were not made`;
}

function cell({ all, errors }: Decided): string {
  return all === 0 ? '–' : `${errors} of ${all} (${((100 * errors) / all).toFixed(1)} %)`;
}

import { DECISIONS } from '@forceout/players';
import type { Decided, Decisions, EloRating, Sprt, SprtPlan } from '@forceout/players';
import { words } from '../words/language.ts';
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
  const { settled, sprt } = words().contest;
  const said = answer === 'open' ? settled.open : settled[answer](low, high);
  const bounds = `${lower.toFixed(2)}, ${upper.toFixed(2)}`;
  return sprt(`${low},${high}`, 100 * alpha, said, sets, signed(llr, 2), bounds);
}

/** A row of errors for each bot: how many of how many. */
export function errorTable(bots: readonly { readonly bot: string; readonly decisions: Decisions }[]): string {
  const says = words().contest;
  const head = [says.errors, ...DECISIONS.map((kind) => says.decisions[kind]), says.notKnown];
  const rows = bots.map(({ bot, decisions }) => [
    bot,
    ...DECISIONS.map((kind) => cell(decisions[kind])),
    String(decisions.move.unknown),
  ]);
  return `${aligned([head, ...rows])}\n${says.chances}`;
}

function cell({ all, errors }: Decided): string {
  if (all === 0) return '–';
  return `${words().contest.errorsOf(errors, all)} (${((100 * errors) / all).toFixed(1)} %)`;
}

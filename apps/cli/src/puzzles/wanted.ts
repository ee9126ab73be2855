import { analystFor, kindsFor, makePuzzle } from '@forceout/players';
import type { Puzzle, PuzzleKind } from '@forceout/players';
import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { Draws } from '@forceout/rules/kit';
import type { MatchSettings } from '@forceout/rules/match';
import { readSettings } from '../play-options.ts';
import { words as texts } from '../words/language.ts';
import type { Given } from '../words/read-words.ts';

/** Puzzles are for one reader; there is nobody else at the table. */
export function puzzleSettings(given: Given): Result<MatchSettings, string> {
  const settings = readSettings(given);
  return settings.ok
    ? ok({ ...settings.value, players: [texts().practice.you, texts().practice.another] })
    : settings;
}

/** The kinds that are wanted of those that the division has. */
export function kindsWanted(
  wanted: string | null,
  settings: MatchSettings,
): Result<readonly PuzzleKind[], string> {
  const all = kindsFor(settings);
  if (wanted === null) return ok(all);
  const kinds = wanted.split(',').map((name) => all.find((kind) => kind === name.trim()));
  return kinds.includes(undefined)
    ? err(texts().practice.kindsHere(wanted, all))
    : ok(kinds as readonly PuzzleKind[]);
}

/** The nth puzzle of a seed: kinds take turns, in an order of the seed's own; one that cannot be made leaves its turn. */
export function puzzleOf(
  settings: MatchSettings,
  kinds: readonly PuzzleKind[],
  seed: string,
  nth: number,
): Puzzle | null {
  const analyst = analystFor(settings);
  const turn = new Draws(seed, 'kinds').below(kinds.length);
  for (let step = 0; step < kinds.length; step++) {
    const kind = kinds[(turn + nth + step) % kinds.length]!;
    const puzzle = makePuzzle(kind, settings, analyst, `${seed} ${nth}`);
    if (puzzle !== null) return puzzle;
  }
  return null;
}

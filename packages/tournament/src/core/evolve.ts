import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import type { Command, JournalEntry, Refusal } from './command.ts';
import type { World } from './context.ts';
import { decide } from './decide.ts';
import { applied, EMPTY } from './state.ts';
import type { Tournament } from './state.ts';

/** The state after an entry of the journal. */
export function evolve(state: Tournament, entry: JournalEntry): Tournament {
  return { ...applied(state, entry.changes), journal: [...state.journal, entry] };
}

/** The state that a whole journal leads to: as entry by entry, but nothing is copied on the way. */
export function fold(journal: readonly JournalEntry[], from: Tournament = EMPTY): Tournament {
  const changes = journal.flatMap((entry) => entry.changes);
  return { ...applied(from, changes), journal: [...from.journal, ...journal] };
}

/** Decides and applies; for whoever needs no disk in between. */
export function act(
  state: Tournament,
  command: Command,
  world: World,
): Result<{ readonly state: Tournament; readonly entry: JournalEntry }, Refusal> {
  const decided = decide(state, command, world);
  if (!decided.ok) return err(decided.error);
  return ok({ state: evolve(state, decided.value), entry: decided.value });
}

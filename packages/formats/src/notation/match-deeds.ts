import { decide, evolve } from '@forceout/rules/match';
import type { Command, Deed, Instant, Match, MatchEvent, Party } from '@forceout/rules/match';
import { deedsBehind } from './deeds-behind.ts';
import type { Guess } from './official-deeds.ts';

/** A match told again: deeds that the engine takes to the same events, and now and then an event that no deed explains. */
export type Step =
  | {
      readonly kind: 'deed';
      readonly at: Instant;
      readonly by: Party;
      readonly deed: Deed;
      readonly id: string;
    }
  | { readonly kind: 'event'; readonly event: MatchEvent };

export interface Told {
  readonly step: Step;
  /** What happened with it, and the match after. */
  readonly events: readonly MatchEvent[];
  readonly match: Match;
}

/** A command's name until the log shows what it was. */
const SOME_ID = '\u0000';
/** Nothing that a deed leads to is further away than this from its own event. */
const WINDOW = 60;

/** The deeds behind a log, from the match that its first events gave. */
export function* deedsOf(start: Match, events: readonly MatchEvent[]): Generator<Told> {
  let match = start;
  for (let from = 0; from < events.length;) {
    const found = behind(match, events, from);
    const taken = found?.count ?? 1;
    const happened = events.slice(from, from + taken);
    match = happened.reduce<Match>(evolve, match);
    const step: Step = found === null ? { kind: 'event', event: happened[0]! } : found.step;
    yield { step, events: happened, match };
    from += taken;
  }
}

function behind(match: Match, events: readonly MatchEvent[], from: number) {
  const first = events[from]!;
  const at = first.type === 'time' ? first.at : match.now;
  for (const guess of guesses(match, events, from)) {
    const command: Command = { ...guess.deed, id: SOME_ID, at, by: guess.by };
    const decision = decide(match, command);
    if (!decision.ok || decision.events.length === 0) continue;
    const id = sameEvents(decision.events, events, from);
    if (id !== null)
      return { count: decision.events.length, step: { kind: 'deed', at, id, ...guess } as const };
  }
  return null;
}

/** Deeds by what they lead to; then that time only passed. */
function* guesses(match: Match, events: readonly MatchEvent[], from: number): Generator<Guess> {
  for (let index = from; index < Math.min(from + WINDOW, events.length); index++) {
    const event = events[index]!;
    if (event.type === 'time' && index > from) break;
    yield* deedsBehind(event, events.slice(index + 1, index + 4), match);
  }
  for (const by of ['clock', ...match.settings.players.keys(), 'judge'] as const)
    yield { by, deed: { do: 'wait' } };
}

/** The name that the command had in the log (empty if it says none); null if something else happened there. */
function sameEvents(made: readonly MatchEvent[], log: readonly MatchEvent[], from: number): string | null {
  const bound: { id: string | null } = { id: null };
  const same = (one: unknown, other: unknown): boolean => {
    if (one === SOME_ID && typeof other === 'string') {
      bound.id ??= other;
      return bound.id === other;
    }
    if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
      return one === other;
    const [mine, theirs] = [Object.entries(one), Object.entries(other)].map((entries) =>
      entries.filter(([, value]) => value !== undefined),
    ) as [[string, unknown][], [string, unknown][]];
    return (
      mine.length === theirs.length &&
      mine.every(([key, value]) => same(value, (other as Readonly<Record<string, unknown>>)[key]))
    );
  };
  return made.every((event, index) => same(event, log[from + index])) ? (bound.id ?? '') : null;
}

import type { Told } from '@forceout/rules';
import { inEnglish } from '@forceout/rules/words';
import { publicEvents, view } from '@forceout/rules/match';
import type { Match, MatchEvent, MatchSettings, Seat, Start } from '@forceout/rules/match';
import { HostedTable, tableFor } from '@forceout/table';
import type { LevelName } from '@forceout/table';
import type { Action, Player } from './action.ts';
import { earliest, planned } from './pending.ts';
import type { Pending } from './pending.ts';

/** How long a match goes on: the book's round, or so many shakes. */
export type Length = 'round' | { readonly shakes: number };

/** A table at which everybody is ready, with the host's clock at 0. */
export function tableOf(
  settings: MatchSettings,
  seed: string,
  length: Length,
  levels: readonly (LevelName | null)[] = settings.players.map(() => null),
  start?: Start,
): HostedTable {
  const more = length === 'round' ? {} : length;
  const people = settings.players.map((name, seat) => ({ name, bot: levels[seat] ?? null }));
  const party = { settings: tableFor(settings, levels, more), people, seed };
  return new HostedTable(start === undefined ? party : { ...party, start });
}

export interface MatchPlan {
  readonly settings: MatchSettings;
  readonly players: readonly Player[];
  /** For dice and cards; players have seeds of their own. */
  readonly seed: string;
  readonly length: Length;
  /** A shake that is taken up in the middle; without it the players roll for the first Goal. */
  readonly start?: Start | undefined;
}

export interface PlayedMatch {
  readonly match: Match;
  readonly log: readonly MatchEvent[];
  /** What players tried and the rules did not allow. */
  readonly refusals: readonly {
    readonly seat: Seat;
    readonly action: Action;
    readonly code: string;
    readonly message: Told;
  }[];
}

/** More steps than any match takes: a guard against players who do nothing but talk. */
const MOST_STEPS = 20_000;

/**
 * Plays a match on a clock of its own: every player says what they mean to do and after how much thought, the first
 * of them does it, and all are asked again. An intention that stands keeps its time.
 */
export async function playMatch(plan: MatchPlan): Promise<PlayedMatch> {
  const { settings, players, seed, length, start } = plan;
  const table = tableOf(settings, seed, length, undefined, start);
  const refusals: PlayedMatch['refusals'][number][] = [];
  let pending: readonly (Pending | null)[] = players.map(() => null);
  /** Who was refused is not asked again until something happens. */
  const silent = new Set<Seat>();
  let told = 0;
  for (let steps = 0; table.match.phase.kind !== 'finished'; steps++) {
    if (steps > MOST_STEPS) throw new Error('this match does not end');
    const { match } = table;
    const news = table.log.slice(told);
    told = table.log.length;
    players.forEach((player, seat) => player.happened?.(publicEvents(news, seat)));
    const asked = await Promise.all(
      players.map(async (player, seat) => (silent.has(seat) ? null : player.intend(view(match, seat), seat))),
    );
    pending = asked.map((intent, seat) => planned(intent, pending[seat] ?? null, match.now));
    const seat = earliest(pending);
    const { dueAt } = table;
    const now = milliseconds(match.now);
    if (dueAt !== null && (seat === null || dueAt <= milliseconds(pending[seat]!.at))) {
      const done = table.tick(Math.max(now, dueAt));
      if (done !== 'done')
        throw new Error(
          `the clock cannot go on: ${done === null ? 'nothing is due' : inEnglish(done.message)}`,
        );
      silent.clear();
      continue;
    }
    if (seat === null) throw new Error(`nobody acts while ${JSON.stringify(match.phase)}`);
    const { action, at } = pending[seat]!;
    const refusal = table.act(seat, action, milliseconds(at));
    pending = pending.with(seat, null);
    if (refusal === null) {
      silent.clear();
      continue;
    }
    refusals.push({ seat, action, code: refusal.code, message: refusal.message });
    players[seat]!.refused?.(action, { rule: '', ...refusal });
    silent.add(seat);
  }
  return { match: table.match, log: table.log, refusals };
}

/** The host's clock goes in whole milliseconds, and never runs ahead of a match's seconds. */
function milliseconds(seconds: number): number {
  // A sum of seconds may lie a hair above a whole millisecond.
  return Math.ceil(seconds * 1000 - 1e-6);
}

import { view } from '@forceout/rules/match';
import type { Match, MatchEvent, MatchSettings, Seat } from '@forceout/rules/match';
import type { Action, Player } from './action.ts';
import { nextAlarm } from './alarms.ts';
import type { Length } from './alarms.ts';
import { housekeeping } from './housekeeping.ts';
import { earliest, planned } from './pending.ts';
import type { Pending } from './pending.ts';
import { Table } from './table.ts';

export interface MatchPlan {
  readonly settings: MatchSettings;
  readonly players: readonly Player[];
  /** For dice and cards; players have seeds of their own. */
  readonly seed: string;
  readonly length: Length;
}

export interface PlayedMatch {
  readonly match: Match;
  readonly log: readonly MatchEvent[];
  /** What players tried and the rules did not allow. */
  readonly refusals: readonly {
    readonly seat: Seat;
    readonly action: Action;
    readonly code: string;
    readonly message: string;
  }[];
}

/** More steps than any match takes: a guard against players who do nothing but talk. */
const MOST_STEPS = 20_000;

/**
 * Plays a match on a clock of its own: every player says what they mean to do and after how much thought, the first
 * of them does it, and all are asked again. An intention that stands keeps its time.
 */
export async function playMatch({ settings, players, seed, length }: MatchPlan): Promise<PlayedMatch> {
  const table = new Table(settings, seed);
  const refusals: PlayedMatch['refusals'][number][] = [];
  let pending: readonly (Pending | null)[] = players.map(() => null);
  /** Who was refused is not asked again until something happens. */
  const silent = new Set<Seat>();
  for (let steps = 0; table.match.phase.kind !== 'finished'; steps++) {
    if (steps > MOST_STEPS) throw new Error('this match does not end');
    const { match } = table;
    const asked = await Promise.all(
      players.map(async (player, seat) => (silent.has(seat) ? null : player.intend(view(match, seat), seat))),
    );
    pending = asked.map((intent, seat) =>
      planned(intent ?? housekeeping(match, seat), pending[seat] ?? null, match.now),
    );
    const seat = earliest(pending);
    const alarm = nextAlarm(match, length);
    if (alarm !== null && (seat === null || alarm.at <= pending[seat]!.at)) {
      const refusal = table.command('clock', alarm.deed, alarm.at);
      if (refusal !== null) throw new Error(`the clock cannot ${alarm.deed.do}: ${refusal.message}`);
      silent.clear();
      continue;
    }
    if (seat === null) throw new Error(`nobody acts while ${JSON.stringify(match.phase)}`);
    const { action, at } = pending[seat]!;
    const refusal = table.act(seat, action, at);
    pending = pending.with(seat, null);
    if (refusal === null) {
      silent.clear();
      continue;
    }
    refusals.push({ seat, action, code: refusal.code, message: refusal.message });
    players[seat]!.refused?.(action, refusal);
    silent.add(seat);
  }
  return { match: table.match, log: table.log, refusals };
}

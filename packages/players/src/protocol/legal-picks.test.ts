import { RULEBOOKS } from '@forceout/rules';
import * as equations from '@forceout/rules/equations';
import { decide, evolve, view } from '@forceout/rules/match';
import type { Match, MatchEvent, MatchSettings, Pick, Seat } from '@forceout/rules/match';
import * as onsets from '@forceout/rules/onsets';
import { describe, expect, it } from 'vitest';
import { simulate } from '../table/simulation.ts';
import { legalPicks } from './legal-picks.ts';
import { publicPick } from './public-event.ts';

/** Anything that could be said, possible or not. */
const ANY_ONSETS: readonly Pick[] = onsets.VARIATIONS.flatMap((id): readonly Pick[] => {
  const { blank } = onsets.VARIATION[id];
  if (blank === null) return [onsets.pickOf(id)];
  const fillings = {
    cube: onsets.CUBES,
    card: Array.from({ length: 16 }, (_, card) => card),
    set: ['B', 'R', 'B n R', 'V', '^', 'R U Y', 'R - R', "R'", 'nonsense'],
  }[blank];
  return fillings.map((filling) => onsets.pickOf(id, filling));
});
const ANY_EQUATIONS: readonly Pick[] = equations.VARIATIONS.flatMap((id): readonly Pick[] => {
  const { blank } = equations.VARIATION[id];
  if (blank === null) return [{ id }];
  const numbers = Array.from({ length: 25 }, (_, number) => number);
  const fillings = {
    cube: ['0', 'x', '1', '+'],
    m: numbers,
    k: numbers,
    color: equations.COLORS,
  }[blank];
  return fillings.map((filling) => ({ id, [blank]: filling }));
});

/** Who may pick now. */
function picker({ phase, shake }: Match): Seat | null {
  if (phase.kind === 'picking') return shake?.queue[0]?.seat ?? null;
  return phase.kind === 'goal' ? (shake?.mayPickAgain ?? null) : null;
}

/** The engine itself is asked about one pick. */
function isTaken(match: Match, seat: Seat, variation: Pick): boolean {
  return decide(match, { id: 'try', at: match.now, by: seat, do: 'pick', variation }).ok;
}

function* momentsOf(log: readonly MatchEvent[]): Generator<Match> {
  let match: Match | null = null;
  for (const [index, event] of log.entries()) {
    match = evolve(match, event);
    // A command's events belong together; what comes next begins with the time.
    if (log[index + 1]?.type === 'time') yield match;
  }
}

const text = (pick: Pick): string => JSON.stringify(publicPick(pick));

describe('the picks that a program is offered are those that the engine takes', () => {
  const tables = RULEBOOKS.flatMap(({ id, game, divisions }) =>
    divisions.map((division) => [id, division, game] as const),
  );
  it.each(tables)('%s %s', async (rulebook, division, game) => {
    const settings: Omit<MatchSettings, 'players'> = {
      rulebook,
      division,
      level: 'adventurous',
      season: 'even',
      mode: 'auto',
      clock: 'exact',
      judge: false,
    };
    const plan = {
      settings,
      levels: ['beginner', 'beginner'],
      seed: 'picks',
      length: { shakes: 1 },
    } as const;
    const { log } = await simulate(plan, 0, () => 0);
    const any = game === 'onsets' ? ANY_ONSETS : ANY_EQUATIONS;
    let asked = 0;
    for (const match of momentsOf(log)) {
      const seat = picker(match);
      if (seat === null) continue;
      const offered = legalPicks(view(match, seat));
      const taken = any.filter((pick) => isTaken(match, seat, pick));
      for (const pick of offered) expect(isTaken(match, seat, pick), text(pick)).toBe(true);
      // Every Double Set there is cannot be listed.
      const listed = taken.filter(({ id }) => id !== 'double-set').map(text);
      expect(
        offered
          .filter(({ id }) => id !== 'double-set')
          .map(text)
          .toSorted(),
      ).toEqual(listed.toSorted());
      expect(offered.some(({ id }) => id === 'double-set')).toBe(taken.some(({ id }) => id === 'double-set'));
      asked++;
    }
    // Only a book or division without variations asks nobody.
    const plays = log.some(({ type }) => type === 'picked');
    expect(asked > 0).toBe(plays);
  });
});

import { inEnglish } from '@forceout/rules/words';
import type { MatchSettings, Opening, Seat } from '@forceout/rules/match';
import { HostedTable, tableFor } from '@forceout/table';
import type { Action } from './action.ts';

/** Shakes in the middle of play, for tests. */

export const TABLE_MODE: MatchSettings = {
  rulebook: 'agloa-onsets-2026',
  division: 'junior',
  level: 'adventurous',
  season: 'even',
  mode: 'table',
  clock: 'untimed',
  judge: false,
  players: ['ann', 'bob', 'cat'],
};

/** Cubes between spaces. */
export interface Lying {
  readonly required: string;
  readonly permitted: string;
  readonly forbidden: string;
  readonly resources: string;
}

const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

/** bob has moved last and cat is to move. */
export function middleOf(
  settings: MatchSettings,
  { required, permitted, forbidden, resources }: Lying,
  goal: { readonly text: string; readonly cubes: string },
  universe: readonly number[],
  picks: Opening['picks'] = [],
): HostedTable {
  const opening: Opening & { readonly turn: number } = {
    universe,
    picks,
    goal: goal.text,
    mat: {
      required: words(required),
      permitted: words(permitted),
      forbidden: words(forbidden),
      resources: words(resources),
      goal: words(goal.cubes),
    },
    lastMover: 1,
    turn: 2,
  };
  const people = settings.players.map((name) => ({ name, bot: null }));
  const levels = people.map(({ bot }) => bot);
  const start = { at: 0, goalSetter: 0, opening };
  return new HostedTable({ settings: tableFor(settings, levels), people, seed: 'coach', start });
}

/** Ten seconds between any two acts. */
export function play(table: HostedTable, ...acts: readonly (readonly [Seat, Action])[]): HostedTable {
  for (const [seat, action] of acts) {
    const refusal = table.act(seat, action, (table.match.now + 10) * 1000);
    if (refusal !== null) throw new Error(`${action.do}: ${inEnglish(refusal.message)}`);
  }
  return table;
}

/** BRGY BRG BRY BR RG RY R GY G blank: B selects 4, R 7, G 5 and Y 4; R ∩ G selects 3. */
export const TEN_CARDS: readonly number[] = [15, 7, 11, 3, 6, 10, 2, 12, 4, 0];

import type { LevelName } from '@forceout/table';

export { LEVELS } from '@forceout/table';
export type { LevelName } from '@forceout/table';

/** How hard a bot looks and how it errs. No level knows more than its view of the table. */
export interface Level {
  readonly name: LevelName;
  /** Cubes in a Solution that it finds every other time; shorter ones more often, longer ones less. */
  readonly reach: number;
  /** Moves it considers in a turn. */
  readonly movesLooked: number;
  /** Goals it considers. */
  readonly goalsLooked: number;
  /** How often it examines what an opponent has just done. */
  readonly attention: number;
  /** How often it calls Impossible when there is no Solution. */
  readonly certainty: number;
  /** How often it calls Impossible merely because it sees no Solution. */
  readonly rashness: number;
  /** How often it takes two cubes for one and calls Now. */
  readonly miscounts: number;
  /** Whether it thinks of Restrictions. */
  readonly restrictions: boolean;
  /** How often it forgets grouping symbols. */
  readonly careless: number;
  /** How often it overlooks an ambiguity, or another fault, in what an opponent wrote. */
  readonly missesAmbiguity: number;
  readonly missesFault: number;
  /** How often it notices an illegal procedure. */
  readonly watches: number;
  /** Whether it looks for a bonus move when it sees no other way, or to make a Goal harder. */
  readonly usesBonus: boolean;
  /** How often it brings nearer what it wants to write, as one who plays for the joy of it. */
  readonly bringsNearer: number;
  /** How often it looks first for a move that leaves its own Solution alone. */
  readonly keepsAlive: number;
  /** Whether it thinks of no Goal but its favourites. */
  readonly onlyFavourites: boolean;
  /** Whether it asks how hard a Goal is for the others. */
  readonly hardGoals: boolean;
  /** Whether it bluffs with its move where it sees no safe one. */
  readonly bluffs: boolean;
  /** How often it thinks there of saying "Impossible" instead, so that the other has to find a Solution. */
  readonly bluffsImpossible: number;
  /** With so many cubes or fewer in Resources it looks at every turn to the end of the shake. */
  readonly endgame: number;
  /** Seconds of thought for a usual move. */
  readonly pace: number;
  /** Of that, how much comes before a challenge. */
  readonly reaction: number;
}

export const LEVEL: Readonly<Record<LevelName, Level>> = {
  beginner: {
    name: 'beginner',
    reach: 3.5,
    movesLooked: 2,
    goalsLooked: 2,
    attention: 0.5,
    certainty: 0.2,
    rashness: 0.03,
    miscounts: 0.03,
    restrictions: false,
    careless: 0.3,
    missesAmbiguity: 0.85,
    missesFault: 0.3,
    watches: 0.2,
    usesBonus: false,
    bringsNearer: 0.7,
    keepsAlive: 0,
    onlyFavourites: true,
    hardGoals: false,
    bluffs: false,
    bluffsImpossible: 0,
    endgame: 0,
    pace: 24,
    reaction: 0.8,
  },
  club: {
    name: 'club',
    reach: 5.5,
    movesLooked: 5,
    goalsLooked: 4,
    attention: 0.75,
    certainty: 0.4,
    rashness: 0.02,
    miscounts: 0.015,
    restrictions: true,
    careless: 0.15,
    missesAmbiguity: 0.5,
    missesFault: 0.12,
    watches: 0.5,
    usesBonus: false,
    bringsNearer: 0.4,
    keepsAlive: 0,
    onlyFavourites: false,
    hardGoals: false,
    bluffs: false,
    bluffsImpossible: 0,
    endgame: 0,
    pace: 20,
    reaction: 0.7,
  },
  varsity: {
    name: 'varsity',
    reach: 8,
    movesLooked: 12,
    goalsLooked: 6,
    attention: 0.92,
    certainty: 0.7,
    rashness: 0.015,
    miscounts: 0.005,
    restrictions: true,
    careless: 0.06,
    missesAmbiguity: 0.2,
    missesFault: 0.04,
    watches: 0.85,
    usesBonus: true,
    bringsNearer: 0.1,
    keepsAlive: 0.1,
    onlyFavourites: false,
    hardGoals: true,
    bluffs: true,
    bluffsImpossible: 0.3,
    endgame: 0,
    pace: 16,
    reaction: 0.6,
  },
  national: {
    name: 'national',
    reach: 12,
    movesLooked: 30,
    goalsLooked: 8,
    attention: 0.98,
    certainty: 0.9,
    rashness: 0.01,
    miscounts: 0.001,
    restrictions: true,
    careless: 0.015,
    missesAmbiguity: 0.05,
    missesFault: 0.01,
    watches: 0.97,
    usesBonus: true,
    bringsNearer: 0,
    keepsAlive: 0.4,
    onlyFavourites: false,
    hardGoals: true,
    bluffs: true,
    bluffsImpossible: 0.6,
    endgame: 3,
    pace: 12,
    reaction: 0.5,
  },
  perfect: {
    name: 'perfect',
    reach: Infinity,
    movesLooked: Infinity,
    goalsLooked: 12,
    attention: 1,
    certainty: 1,
    rashness: 0,
    miscounts: 0,
    restrictions: true,
    careless: 0,
    missesAmbiguity: 0,
    missesFault: 0,
    watches: 1,
    usesBonus: true,
    bringsNearer: 0,
    keepsAlive: 1,
    onlyFavourites: false,
    hardGoals: true,
    bluffs: true,
    bluffsImpossible: 0,
    endgame: 7,
    pace: 9,
    reaction: 0.15,
  },
};

/** The more cubes beyond its reach, the rarer a bot finds a Solution. */
export function sight({ reach }: Level, cubes: number): number {
  return reach === Infinity ? 1 : 1 / (1 + Math.exp((cubes - reach) / 1.2));
}

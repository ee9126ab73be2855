import type { Deed, DEEDS } from '@forceout/rules/match';

type Rows = typeof DEEDS;
/** Deeds that a player may do, by the list. */
type Players = {
  [Name in keyof Rows]: 'player' extends Rows[Name]['by'][number] ? Name : never;
}[keyof Rows];
/** Deeds for which dice or cards speak. */
type Diced = { [Name in keyof Rows]: Rows[Name] extends { readonly dice: true } ? Name : never }[keyof Rows];

/** What a player does. A player asks for a roll and never says what was rolled. */
export type Action =
  | Extract<Deed, { readonly do: Exclude<Players, Diced> }>
  | { readonly do: 'roll-for-setter' }
  | { readonly do: 'roll' }
  | { readonly do: 'deal'; readonly count: number };

/** What anybody asks for who comes to a table: a player's action, or the word of a judge. */
export type Asked = Action | Exclude<Deed, { readonly do: Diced }>;

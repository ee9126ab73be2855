import type { Duty, Seat } from '@forceout/rules/match';

/** The words between a table and a program that plays; docs/bots.md tells their story. One JSON text a line. */
export const BOT_PROTOCOL = 1;

type Json = Readonly<Record<string, unknown>>;

export type ToProgram =
  | {
      readonly type: 'hello';
      readonly protocol: number;
      readonly seat: Seat;
      readonly settings: Json;
      /** What whoever started the program wishes of it, by name. */
      readonly options: BotOptions;
    }
  | {
      readonly type: 'ask';
      readonly id: number;
      readonly seat: Seat;
      /** Milliseconds in which an answer counts. */
      readonly deadline: number;
      /** What this seat has to do now, and by when on the match's own clock. */
      readonly duties: readonly Duty[];
      /** What has happened since the last ask, in order, as this seat may know it. */
      readonly events: readonly Json[];
      /** Only where this seat may pick: what it may pick. */
      readonly picks?: readonly Json[];
      readonly view: Json;
    }
  | {
      readonly type: 'refused';
      readonly id: number;
      readonly code: string;
      readonly rule: string;
      readonly message: string;
    }
  | { readonly type: 'over'; readonly totals: readonly number[]; readonly points: readonly number[] };

export type BotOptions = Readonly<Record<string, string>>;

/** What a program may say of itself before its first answer: its name, and the options that it knows. */
export interface Introduction {
  readonly type: 'me';
  readonly name?: string;
  readonly options?: readonly string[];
}

/** `do` is an action of the referee script with seats for names; null waits. `after`: seconds of thought on the match's clock. */
export interface FromProgram {
  readonly id: number;
  readonly do: Json | null;
  readonly after?: number;
}

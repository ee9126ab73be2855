/** The seating contract (`forceout seat`): what is asked, and what is answered. The engine itself is given from outside. */
export interface SeatRequestJson {
  readonly players: readonly {
    readonly id: string;
    readonly team?: string;
    readonly school?: string;
    readonly score?: number;
    readonly twos?: number;
  }[];
  readonly met?: readonly (readonly string[])[];
  readonly apart?: readonly (readonly [string, string])[];
  readonly order?: readonly string[];
  readonly at?: Readonly<Record<string, number>>;
  readonly current?: readonly { readonly table: number; readonly players: readonly string[] }[];
  readonly seed?: number;
}

export interface SeatAnswerJson {
  readonly tables: readonly { readonly table: number; readonly players: readonly string[] }[];
  readonly cost: Readonly<Record<string, number>>;
  readonly bound?: Readonly<Record<string, number>>;
  readonly proven?: boolean;
  readonly why?: readonly unknown[];
}

export type SeatEngine = (request: SeatRequestJson) => SeatAnswerJson;

import type { Done, Happened, Past, TableCommand, TableView } from '@forceout/client';
import type { Language } from '@forceout/players';

/** What a table page shows at one moment. */
export interface LineState {
  /** Null until the first view has arrived. */
  readonly view: TableView | null;
  /** The number of that view: each deed makes the next. */
  readonly seq: number;
  readonly status: 'connected' | 'away';
  /** The table's clock: service time less this device's, in milliseconds. */
  readonly offset: number;
  /** All that was told since the line was opened, entry by entry; what came before is in `past`. */
  readonly happened: readonly Told[];
}

/** What one entry told whoever looks. */
export interface Told {
  readonly seq: number;
  readonly events: readonly Happened[];
}

/**
 * The way from a page to its table, wherever that is: on a server, or in this browser for play on one device. The
 * page draws what comes and asks for what people do; it decides nothing.
 */
export interface TableLine {
  readonly state: () => LineState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly do: (command: TableCommand) => Promise<Done>;
  /** All that whoever looks could have seen here so far. */
  readonly past: () => Promise<Past>;
  /** The coach, for whoever asks and nobody else; missing where there is none. */
  readonly hint?: (step: 1 | 2 | 3, language: Language) => Promise<string | null>;
  readonly close: () => void;
}

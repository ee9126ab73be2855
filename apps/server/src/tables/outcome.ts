import type { Refused } from '@forceout/table';

/** What became of a command. */
export type Outcome =
  /** On disk, at this sequence; also for a command that was there already. */
  | { readonly is: 'done'; readonly seq: number }
  | { readonly is: 'refused'; readonly refusal: Refused }
  /** The database does not answer. Whether the command is in is not known: it may be sent again with the same id. */
  | { readonly is: 'unknown' };

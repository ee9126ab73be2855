import type { LookedFor } from '@forceout/client';
import type { PublicWords } from './words.ts';

/** The middle of the page: where do I sit, or the table whose card was scanned. It stays where it is when other things change. */
export interface Part {
  readonly element: HTMLElement;
  /** In these words from now on. */
  say(words: PublicWords): void;
  /** Something in the hall has changed. */
  refresh(): Promise<void>;
  /** The line says where those sit who are looked for here. */
  told?(seats: LookedFor): void;
}

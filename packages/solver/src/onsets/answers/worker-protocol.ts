import type { NamedBook } from '@forceout/rules';
import type { OnSetsPosition } from '@forceout/rules/onsets';
import type { Progress } from '../../budget.ts';
import type { SolveAnswer } from './solve.ts';

/** What a page or a server sends to the solving worker. A position names its book; functions do not travel. */
export type ToWorker =
  | {
      readonly do: 'solve';
      readonly id: number;
      readonly position: Omit<OnSetsPosition, 'book'> & { readonly book: NamedBook };
      readonly limitMs?: number;
      readonly all?: number;
      /** One shared number; storing 1 in it cancels a search that is under way. */
      readonly cancel?: SharedArrayBuffer;
    }
  | { readonly do: 'cancel'; readonly id: number };

export type FromWorker =
  | ({ readonly say: 'progress'; readonly id: number } & Progress)
  | ({ readonly say: 'answer'; readonly id: number } & SolveAnswer)
  | { readonly say: 'refused'; readonly id: number; readonly message: string };

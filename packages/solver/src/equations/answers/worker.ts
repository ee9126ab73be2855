import { bookOf } from '@forceout/rules';
import type { NamedBook } from '@forceout/rules';
import type { EquationsPosition } from '@forceout/rules/equations';
import type { Progress } from '../../budget.ts';
import type { Part } from '../goal/answer.ts';
import { solveEquations } from './solve.ts';
import type { SolveEquationsAnswer, SolveEquationsOptions } from './solve.ts';

/** What a page or a server sends to the solving worker. A position names its book. */
export type ToEquationsWorker =
  | {
      readonly do: 'solve';
      readonly id: number;
      readonly position: Omit<EquationsPosition, 'book'> & { readonly book: NamedBook };
      readonly limitMs?: number;
      readonly all?: number;
      readonly part?: Part;
      /** One shared number; storing 1 in it cancels a search that is under way. */
      readonly cancel?: SharedArrayBuffer;
    }
  | { readonly do: 'cancel'; readonly id: number };

export type FromEquationsWorker =
  | ({ readonly say: 'progress'; readonly id: number } & Progress)
  | ({ readonly say: 'answer'; readonly id: number } & SolveEquationsAnswer)
  | { readonly say: 'refused'; readonly id: number; readonly message: string };

/** Where messages go and come from: the same in a browser's worker and behind Node's `parentPort`. */
export interface EquationsPort {
  readonly post: (message: FromEquationsWorker) => void;
  readonly now: () => number;
}

/** Takes messages one by one. A cancelled id that has not begun is not searched; one under way stops at its next look. */
export function equationsWorker({ post, now }: EquationsPort): (message: ToEquationsWorker) => void {
  const cancelled = new Set<number>();
  return (message) => {
    if (message.do === 'cancel') {
      cancelled.add(message.id);
      return;
    }
    const { id, position, cancel, limitMs, all, part } = message;
    const book = bookOf(position.book);
    if (book?.game !== 'equations') {
      post({
        say: 'refused',
        id,
        message: `position.book: "${position.book.rulebook}" is not an Equations rulebook`,
      });
      return;
    }
    const flag = cancel === undefined ? null : new Int32Array(cancel);
    const options: SolveEquationsOptions = {
      ...(limitMs === undefined ? {} : { limitMs }),
      ...(all === undefined ? {} : { all }),
      ...(part === undefined ? {} : { part }),
      now,
      signal: {
        get aborted() {
          return cancelled.has(id) || (flag !== null && Atomics.load(flag, 0) !== 0);
        },
      },
      onProgress: (progress) => post({ say: 'progress', id, ...progress }),
    };
    post({ say: 'answer', id, ...solveEquations({ ...position, book }, options) });
  };
}

import { bookOf } from '@forceout/rules';
import { solveOnSets } from './solve.ts';
import type { SolveOptions } from './solve.ts';
import type { FromWorker, ToWorker } from './worker-protocol.ts';

/** Where messages go and come from: the same in a browser's worker and behind Node's `parentPort`. */
export interface Port {
  readonly post: (message: FromWorker) => void;
  readonly now: () => number;
}

/** Takes messages one by one. A cancelled id that has not begun is skipped; one under way stops at its next look. */
export function solvingWorker({ post, now }: Port): (message: ToWorker) => void {
  const cancelled = new Set<number>();
  return (message) => {
    if (message.do === 'cancel') {
      cancelled.add(message.id);
      return;
    }
    const { id, position, cancel } = message;
    const book = bookOf(position.book);
    if (book?.game !== 'onsets') {
      post({
        say: 'refused',
        id,
        message: `position.book: "${position.book.rulebook}" is not an On-Sets rulebook`,
      });
      return;
    }
    const flag = cancel === undefined ? null : new Int32Array(cancel);
    const options: SolveOptions = {
      ...(message.limitMs === undefined ? {} : { limitMs: message.limitMs }),
      ...(message.all === undefined ? {} : { all: message.all }),
      now,
      signal: {
        get aborted() {
          return cancelled.has(id) || (flag !== null && Atomics.load(flag, 0) !== 0);
        },
      },
      onProgress: (progress) => post({ say: 'progress', id, ...progress }),
    };
    post({ say: 'answer', id, ...solveOnSets({ ...position, book }, options) });
  };
}

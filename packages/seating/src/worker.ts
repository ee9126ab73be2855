import type { SeatAnswer } from './answer.ts';
import { readSeatRequest } from './read-request.ts';
import { wrongInWords } from './words/wrong.ts';
import { seat } from './seat.ts';

/** A request as it comes from outside; the number comes back with everything that is said of it. */
export interface ToSeatingWorker {
  readonly ask: number;
  readonly request: unknown;
}

export type FromSeatingWorker =
  | { readonly ask: number; readonly say: 'progress'; readonly share: number }
  | { readonly ask: number; readonly say: 'answer'; readonly answer: SeatAnswer }
  | { readonly ask: number; readonly say: 'refused'; readonly error: string };

/** What a worker does with a message, whatever kind of worker it is. */
export function seatingWorker(
  post: (message: FromSeatingWorker) => void,
): (message: ToSeatingWorker) => void {
  return ({ ask, request: json }) => {
    const request = readSeatRequest(json);
    if (!request.ok) return post({ ask, say: 'refused', error: wrongInWords(request.error) });
    const answer = seat(request.value, { progress: (share) => post({ ask, say: 'progress', share }) });
    post({ ask, say: 'answer', answer });
  };
}

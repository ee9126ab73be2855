/** Seats off the way of requests: a round of 1,200 people takes a second or two of thought. */
import { parentPort } from 'node:worker_threads';
import { readSeatRequest, seat, wrongInWords } from '@forceout/seating';
import type { SeatAnswerJson, SeatRequestJson } from '@forceout/tournament';
import type { Reply } from '../threads/lane.ts';

export function seated(json: SeatRequestJson): SeatAnswerJson {
  const request = readSeatRequest(json);
  // What a tournament asks is always a request; anything else is a bug.
  if (!request.ok) throw new Error(wrongInWords(request.error));
  return seat(request.value);
}

parentPort?.on('message', (request: SeatRequestJson) => {
  const answer = (): Reply<SeatAnswerJson> => {
    try {
      return { ok: true, answer: seated(request) };
    } catch (error) {
      return { ok: false, error: String(error) };
    }
  };
  parentPort!.postMessage(answer());
});

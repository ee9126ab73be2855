import { readSeatRequest, seat, wrongInWords } from '@forceout/seating';
import type { SeatEngine } from '@forceout/tournament';

/** The seating engine, asked in the words of its contract. */
export const seatEngine: SeatEngine = (json) => {
  const request = readSeatRequest(json);
  // What the tournament asks is always a request; anything else is a bug.
  if (!request.ok) throw new Error(wrongInWords(request.error));
  return seat(request.value);
};

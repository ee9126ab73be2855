import { plainSeat } from '@forceout/tournament';
import type { SeatEngine } from '@forceout/tournament';

/** Who seats: the one place to change when another engine keeps the same contract. */
export const seatEngine: SeatEngine = plainSeat;

/**
 * How Node runs the server on a laptop. What a burst of twelve hundred phones leaves behind is swept away sooner: 225 MB instead
 * of 380 (load/hall.ts).
 */
export const FLAGS = ['--max-semi-space-size=8'];

/**
 * Threads that copy a day or seat a round come and go. With an arena for each of them the C library keeps what they gave back:
 * at most 570 MB over a simulated day of 1,200 players, 400 with two arenas (load/day.ts).
 */
export const MEMORY = { MALLOC_ARENA_MAX: '2' };

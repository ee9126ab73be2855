/**
 * How Node runs the server on a laptop. What a burst of twelve hundred phones leaves behind is swept away sooner: 225 MB instead
 * of 380 (load/hall.ts).
 */
export const FLAGS = ['--max-semi-space-size=8'];

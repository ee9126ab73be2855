/**
 * Milliseconds that any program of ours waits for an answer unless somebody asks for more. What is not decided in three seconds rarely
 * is in twenty. A search looks at the clock now and then only, so it ends a little sooner.
 */
export const USUAL_LIMIT_MS = 2800;

/** What must end, and what is still said, when somebody ends the program with Ctrl-C or a signal. */
const endings = new Set<() => void>();
const STATUS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
let listening = false;

/** Runs `ending` before the program is ended from outside; what comes back forgets it again. */
export function whenStopped(ending: () => void): () => void {
  if (!listening) {
    listening = true;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => {
        for (const end of [...endings].toReversed()) end();
        process.exit(STATUS[signal]);
      });
  }
  endings.add(ending);
  return () => void endings.delete(ending);
}

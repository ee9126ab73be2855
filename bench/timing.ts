/** How many times a second something runs, measured over at least the given time after a warm-up. */
export function rate(run: () => number, milliseconds = 1500): number {
  run();
  const start = performance.now();
  let done = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    done += run();
    elapsed = performance.now() - start;
  }
  return (done / elapsed) * 1000;
}

export function perSecond(value: number): string {
  return `${Math.round(value).toLocaleString('en')}/s`;
}

/** Milliseconds of processor time of this process: a busy machine changes them little. */
export function clock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The most memory that this process has had, whatever ran in it. */
export function peakMemory(): string {
  return `memory: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB at the peak`;
}

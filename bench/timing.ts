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

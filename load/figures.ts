/** How measurements are put into words. */
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function p99(milliseconds: readonly number[]): number {
  return percentile(
    [...milliseconds].sort((a, b) => a - b),
    0.99,
  );
}

export function figures(milliseconds: readonly number[]): string {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number): string => percentile(sorted, share).toFixed(1);
  return `n=${sorted.length} p50=${at(0.5)} p90=${at(0.9)} p99=${at(0.99)} max=${at(1)} ms`;
}

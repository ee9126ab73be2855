/** What a server's process has used so far, as Linux tells it. */
import { readFileSync } from 'node:fs';

/** The unit of /proc, on every Linux of today. */
const TICKS_A_SECOND = 100;

/** Megabytes that it holds, or held at most. */
export function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8')
    .split('\n')
    .find((one) => one.startsWith(what));
  return Number(/\d+/.exec(line ?? '')?.[0] ?? 0) / 1024;
}

/** Seconds of a core. */
export function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** What the machine did meanwhile: a figure means little without what else kept the cores busy. */
import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** The unit of /proc, on every Linux of today. */
const TICKS_A_SECOND = 100;

interface Used {
  readonly at: number;
  /** Seconds of a core that all programs together have used, and that this one and its descendants have. */
  readonly all: number;
  readonly ours: number;
}

export function busy(): string {
  return `load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`;
}

/** Where there is no /proc, only the load average is told. */
export class Machine {
  readonly #before = used();

  /** From the start of this watch until now. */
  told(): string {
    const [before, now] = [this.#before, used()];
    if (before === null || now === null) return busy();
    const seconds = (now.at - before.at) / 1000;
    const ours = (now.ours - before.ours) / seconds;
    const others = Math.max(0, (now.all - before.all) / seconds - ours);
    return `of ${cpus().length} cores this took ${ours.toFixed(2)}, other programs ${others.toFixed(2)}; ${busy()}`;
  }
}

function used(): Used | null {
  try {
    const [, user, nice, system, , , irq, soft] = readFileSync('/proc/stat', 'utf8')
      .split('\n')[0]!
      .split(/\s+/)
      .map(Number);
    const all = (user! + nice! + system! + irq! + soft!) / TICKS_A_SECOND;
    return { at: performance.now(), all, ours: oursOf(processes()) / TICKS_A_SECOND };
  } catch {
    return null;
  }
}

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Its own ticks, and those of its children that have ended. */
  readonly ticks: number;
}

function processes(): readonly Process[] {
  return readdirSync('/proc').flatMap((name): readonly Process[] => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const line = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name of a program may hold spaces; what follows its bracket does not.
      const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      return [{ pid: Number(name), parent: Number(fields[1]), ticks }];
    } catch {
      // It has just ended.
      return [];
    }
  });
}

function oursOf(list: readonly Process[]): number {
  const ours = new Set([process.pid]);
  // Parents have smaller numbers than their children but for a wrap-around, so a few rounds find all.
  for (let before = 0; before !== ours.size;) {
    before = ours.size;
    for (const { pid, parent } of list) if (ours.has(parent)) ours.add(pid);
  }
  return list.reduce((sum, { pid, ticks }) => (ours.has(pid) ? sum + ticks : sum), 0);
}

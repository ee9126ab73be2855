/** The longest delay that timers take. */
const LONGEST_DELAY = 2 ** 31 - 1;

interface Alarm {
  readonly key: string;
  readonly at: number;
}

/** One timer for any number of alarms: a heap by time; an alarm that was set anew is skipped when it comes up. */
export class Alarms {
  readonly #now: () => number;
  readonly #ring: (key: string) => void;
  readonly #heap: Alarm[] = [];
  readonly #current = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;
  #timerAt = Infinity;

  constructor(now: () => number, ring: (key: string) => void) {
    this.#now = now;
    this.#ring = ring;
  }

  get size(): number {
    return this.#current.size;
  }

  /** Sets the alarm of a key anew; null takes it away. */
  set(key: string, at: number | null): void {
    if (at === null) {
      this.#current.delete(key);
      return;
    }
    if (this.#current.get(key) === at) return;
    this.#current.set(key, at);
    this.#push({ key, at });
    this.#arm();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#timerAt = Infinity;
    this.#heap.length = 0;
    this.#current.clear();
  }

  #arm(): void {
    const [first] = this.#heap;
    if (first === undefined || first.at >= this.#timerAt) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timerAt = first.at;
    this.#timer = setTimeout(() => this.#due(), Math.min(Math.max(0, first.at - this.#now()), LONGEST_DELAY));
  }

  #due(): void {
    this.#timer = null;
    this.#timerAt = Infinity;
    const now = this.#now();
    for (let first = this.#heap[0]; first !== undefined && first.at <= now; first = this.#heap[0]) {
      this.#pop();
      if (this.#current.get(first.key) !== first.at) continue;
      this.#current.delete(first.key);
      this.#ring(first.key);
    }
    this.#arm();
  }

  #push(alarm: Alarm): void {
    const heap = this.#heap;
    let index = heap.push(alarm) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (heap[parent]!.at <= alarm.at) break;
      heap[index] = heap[parent]!;
      index = parent;
    }
    heap[index] = alarm;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && heap[child + 1]!.at < heap[child]!.at) child++;
      if (heap[child]!.at >= last.at) break;
      heap[index] = heap[child]!;
      index = child;
    }
    heap[index] = last;
  }
}

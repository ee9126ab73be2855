/** Time and cancelling come from outside: the solver has no clock. */
export interface Watch {
  readonly limitMs?: number;
  readonly now?: () => number;
  readonly signal?: { readonly aborted: boolean };
  readonly onProgress?: (progress: Progress) => void;
}

export interface Progress {
  /** Sets combined so far. */
  readonly steps: number;
}

/** How many steps lie between two looks at the clock; in Equations that is some 50 to 100 ms. */
const STEPS_BETWEEN_LOOKS = 1 << 16;
/** The same by a clock that nobody gave us. */
const STEPS_IN_A_MILLISECOND = 1000;
/** Cancelling is noticed sooner: with long numbers a step of Equations can take a hundred times as long as usual. */
const STEPS_BETWEEN_SIGNALS = 1 << 12;

/** Counts steps; says when the caller has had enough. */
export class Budget {
  readonly #watch: Watch;
  readonly #started: number;
  #steps = 0;
  #nextLook = STEPS_BETWEEN_LOOKS;
  #nextSignal = STEPS_BETWEEN_SIGNALS;
  #most = Infinity;
  #over = false;

  constructor(watch: Watch) {
    this.#watch = watch;
    this.#started = watch.now?.() ?? 0;
    this.#over = watch.signal?.aborted === true;
  }

  get steps(): number {
    return this.#steps;
  }

  /** What was spent in milliseconds by the caller's clock, or about as much without one. */
  get spentMs(): number {
    const { now } = this.#watch;
    return now === undefined ? this.#steps / STEPS_IN_A_MILLISECOND : now() - this.#started;
  }

  /** The same, but 0 for a caller without a clock. */
  get clockMs(): number {
    return this.#watch.now === undefined ? 0 : this.spentMs;
  }

  /** The caller's time is up, or the caller cancelled. */
  get over(): boolean {
    return this.#over;
  }

  /** Notices cancelling between pieces of work that count no steps. */
  look(): boolean {
    if (this.#watch.signal?.aborted === true) this.#over = true;
    return this.#over;
  }

  /** So many more steps are all there will be, whatever the clock says. */
  endAfter(steps: number): void {
    this.#most = this.#steps + steps;
  }

  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps < this.#nextSignal && this.#steps < this.#nextLook) return;
    this.#nextSignal = this.#steps + STEPS_BETWEEN_SIGNALS;
    const { limitMs, now, signal, onProgress } = this.#watch;
    if (signal?.aborted === true || this.#steps >= this.#most) this.#over = true;
    if (this.#steps < this.#nextLook) return;
    this.#nextLook = this.#steps + STEPS_BETWEEN_LOOKS;
    if (limitMs !== undefined && now !== undefined && now() - this.#started >= limitMs) this.#over = true;
    onProgress?.({ steps: this.#steps });
  }
}

/** A share of the budget: done when so many steps are spent, or when the caller has had enough. */
export class Share {
  readonly #budget: Budget;
  readonly #end: number;

  constructor(budget: Budget, steps: number) {
    this.#budget = budget;
    this.#end = budget.steps + steps;
  }

  /** False once the share is spent. */
  spend(steps: number): boolean {
    this.#budget.spend(steps);
    return !this.isSpent;
  }

  get isSpent(): boolean {
    return this.#budget.over || this.#budget.steps > this.#end;
  }
}

import type { Budget } from '../../budget.ts';
import { ALL } from '../goal/answer.ts';
import type { Slice } from '../goal/answer.ts';
import { largestBeside } from '../backward/can-pursue.ts';
import { Meet } from '../backward/meet.ts';
import type { Meeting } from '../numbers/layers.ts';
import type { CaseProof, Gap } from '../goal/proof.ts';
import { Pursuit } from './pursuit.ts';
import type { Run } from './run.ts';
import type { Hit } from '../forward/kept-numbers.ts';

/** Tables of this size are cheap, and good for meetings of eleven cubes. */
const FIRST_TABLES = 5;
/** Up to this size everything may be worked out forward where meeting would miss something. */
const LARGEST_FORWARD = 12;

/** Says whether enough is found. */
export interface Finder {
  hit(run: Run, hit: Hit): boolean;
  meeting(run: Run, meeting: Meeting): boolean;
}

/** The search of one case, a step at a time, fewest cubes first. */
export class Search {
  readonly run: Run;
  readonly #meet: Meet;
  readonly #finder: Finder;
  /** Whether meeting in the middle misses nothing here. */
  readonly #isMeeting: boolean;
  readonly #pursuit: Pursuit | null;
  #isPursued = false;
  /** Wholes up to this size have all been seen. */
  #seen = 0;
  /** Wholes up to this size have been met as far as they can be. */
  #met = 0;

  constructor(run: Run, budget: Budget, finder: Finder, slice: Slice = ALL, pursues = true) {
    this.run = run;
    this.#finder = finder;
    this.#isMeeting = Meet.isComplete(run.tables);
    const accept = (meeting: Meeting): boolean => finder.meeting(run, meeting);
    this.#meet = new Meet(run.tables, budget, accept, slice);
    this.#pursuit = pursues && run.powers.length > 0 ? new Pursuit(run, budget, accept) : null;
  }

  /** Where signs are without end, sizes count numbers only. */
  get #first(): number {
    const { isEndless, bareFrom } = this.run.tables;
    return Math.min(bareFrom - 1, isEndless ? Math.ceil(FIRST_TABLES / 2) : FIRST_TABLES);
  }

  get #forwardAtMost(): number {
    return this.run.tables.isEndless ? LARGEST_FORWARD / 2 : LARGEST_FORWARD;
  }

  /** Works out all wholes of this size, or for larger ones what can be met of them; true if enough is found. */
  step(size: number): boolean {
    if (size > this.run.largest || this.isStopped) return false;
    if (size <= this.#first) return this.#forward(size);
    const isWanted = !this.run.tables.numbers.limits.quick && this.run.largest <= this.#forwardAtMost;
    if (!this.#isMeeting && isWanted) return this.#forward(size);
    while (this.run.tables.size < this.#tablesWanted(size) && !this.isStopped)
      if (this.#forward(this.run.tables.size + 1)) return true;
    // Without their piles the numbers of the tables are not all.
    if (this.isStopped || (this.run.tables.size >= size && !this.#isBare)) return false;
    const whole = this.#meet.search(size);
    if (!whole) return false;
    this.#met = size;
    if (this.#isMeeting && this.#seen === size - 1) this.#seen = size;
    return false;
  }

  get #isBare(): boolean {
    return this.run.tables.bareFrom < Infinity;
  }

  /** Numbers of two cubes are all kept where piles are taken off: numerals of two digits are among them, and three numerals need them. */
  #tablesWanted(size: number): number {
    return Math.max(this.#isBare ? 2 : 0, Meet.tablesWanted(size, this.run.tables.signSize));
  }

  /** What meeting cannot be sure of is worked out forward, as far as time allows. */
  goOver(): boolean {
    if (this.isStopped || this.#gaps().length === 0) return false;
    // Forward a number without its piles is not all.
    if (this.#isBare) return false;
    if (!this.#gaps().every((gap) => gap === 'any-number' || gap === 'many-written-forms' || gap === 'time'))
      return false;
    for (let size = this.run.tables.size + 1; size <= this.run.largest; size++) {
      if (this.#forward(size)) return true;
      if (this.isStopped) return false;
    }
    return false;
  }

  /** Looks for a power of the base of any size, with what the tables have or, for a proof, with all that can stand beside it. */
  pursue(): boolean {
    const pursuit = this.#pursuit;
    if (pursuit === null || this.isStopped) return false;
    const { run } = this;
    if (run.isPursued) {
      const { states, leaves } = run.tables;
      const wanted = largestBeside(states.stocks, leaves, run.largest);
      while (run.tables.size < wanted && !this.isStopped) if (this.#forward(run.tables.size + 1)) return true;
      if (this.isStopped) return false;
    }
    if (pursuit.search()) return true;
    this.#isPursued = run.isPursued && pursuit.stopped === null;
    return false;
  }

  #forward(size: number): boolean {
    const { tables } = this.run;
    while (tables.size < size && tables.stopped === null) {
      const before = tables.hits.length;
      tables.advance();
      for (const hit of tables.hits.slice(before)) if (this.#finder.hit(this.run, hit)) return true;
    }
    this.#seen = Math.max(this.#seen, tables.size);
    return false;
  }

  get isStopped(): boolean {
    return this.run.tables.stopped !== null || this.#meet.stopped !== null;
  }

  /** What a proof by exhaustion lacks; nothing if all was seen. */
  #gaps(): readonly Gap[] {
    const { tables, largest, endless, partial, lowRootsDo } = this.run;
    const { numbers, aim } = tables;
    const gaps: Gap[] = [];
    const stopped = tables.stopped ?? this.#meet.stopped;
    const isForward = tables.size >= largest && !this.#isBare;
    if (stopped !== null) gaps.push(stopped);
    else if (this.#seen < largest) gaps.push('time');
    const isPiled = tables.piles.open > 0 || (tables.piles.rootsOpen > 0 && !lowRootsDo);
    if (endless || isPiled) gaps.push('endless');
    if (partial) gaps.push('goal-partly-read');
    if (numbers.dropped > 0 || numbers.skipped > 0 || aim.unsure > 0) gaps.push('uncheckable');
    if (numbers.giants > 0 && !this.run.giantsAreUseless()) gaps.push('giants');
    if (!isForward && this.#meet.anyOpen > 0) gaps.push('any-number');
    if (!isForward && this.#meet.unsure > 0) gaps.push('many-written-forms');
    return gaps;
  }

  /** The same for a 1 that may be any power of the base. */
  #pursuitGaps(): readonly Gap[] {
    const pursuit = this.#pursuit;
    if (pursuit === null) return this.run.isPursued ? ['endless'] : [];
    if (!this.run.isPursued) return ['endless'];
    const gaps: Gap[] = [];
    if (!this.#isPursued) gaps.push(pursuit.stopped ?? 'time');
    if (pursuit.anyOpen > 0) gaps.push('any-number');
    if (this.run.tables.numbers.giants > 0) gaps.push('giants');
    return gaps;
  }

  /** A proof that there is nothing, or why there is none. */
  outcome(): CaseProof | readonly Gap[] {
    const gaps = [...new Set([...this.#gaps(), ...this.#pursuitGaps()])];
    if (gaps.length > 0) return gaps;
    const { tables, largest, readings } = this.run;
    const met = tables.size >= largest ? null : { tables: tables.size, largestMet: this.#met };
    const proof = {
      kind: 'exhaustion',
      largest,
      workedOut: tables.size,
      met,
      piles: this.#isBare || tables.piles.rootsOpen > 0 ? 'low' : 'ended',
      values: tables.kept,
      dropped: 0,
      ...(readings === null ? {} : { readings }),
    } as const;
    const { powersUpTo } = this.run;
    const tried = powersUpTo === 0 ? proof : { ...proof, powersUpTo };
    return this.#pursuit === null ? tried : { ...tried, pursued: { beside: tables.size } };
  }
}

/** All cases side by side, so that the fewest cubes come first whatever the wild cubes stand for; true once enough is found. */
export function sideBySide(
  searches: readonly Search[],
  least: number,
  most: number,
  isOver: () => boolean,
): boolean {
  const largest = searches.reduce((all, { run }) => Math.max(all, run.largest), 0);
  for (let size = least; size <= Math.min(largest, most); size++)
    for (const search of searches) if (search.step(size) || isOver()) return true;
  return false;
}

import type { Storage } from '../storage/storage.ts';

/** How often the service shows that it is alive. */
export const BEAT_EVERY = 1000;
/** A longer silence is an outage, and nobody is charged its time. Two missed beats and a slow one. */
export const OUTAGE_AFTER = 2500;

/**
 * The time that games are played in: the wall clock without the outages. It stands still while no process could
 * write to the database, because then nobody could play. Where several processes share a database, the clock on its
 * wall is everybody's: a machine whose own is wrong serves no deadline early.
 */
export class ServiceClock {
  readonly #storage: Storage;
  readonly #local: () => number;
  /** What the common wall is ahead of ours. */
  #ahead = 0;
  #lost = 0;
  #beatAt = -Infinity;
  #beating: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(storage: Storage, local: () => number = Date.now) {
    this.#storage = storage;
    this.#local = local;
  }

  /** With an engine for one process, every moment before the start was an outage. */
  async start(): Promise<void> {
    await this.#beat(this.#storage.engine === 'sqlite' ? 0 : OUTAGE_AFTER);
    // A beat that fails is tried again with the next one.
    this.#timer = setInterval(() => void this.beat().catch(() => {}), BEAT_EVERY);
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  /** Service time in milliseconds. */
  now(): number {
    return this.wall() - this.#lost;
  }

  wall(): number {
    return this.#local() + this.#ahead;
  }

  /** From service time to the wall's. */
  wallOf(service: number): number {
    return service + this.#lost;
  }

  /** How many milliseconds ago the last beat was written. */
  get beatAge(): number {
    return this.#local() - this.#beatAt;
  }

  /** Before anything is timed: after a silence, the next beat says how much of it was lost. */
  async sure(): Promise<void> {
    if (this.#isSilent()) await this.beat();
    // A beat that was under way before the silence says nothing of it; the next one does.
    if (this.#isSilent()) await this.beat();
  }

  #isSilent(): boolean {
    return this.beatAge > OUTAGE_AFTER;
  }

  beat(): Promise<void> {
    this.#beating ??= this.#beat(OUTAGE_AFTER).finally(() => {
      this.#beating = null;
    });
    return this.#beating;
  }

  async #beat(gap: number): Promise<void> {
    const asked = this.#local();
    const common = this.#storage.engine === 'postgres';
    const { lost, now } = await this.#storage.pulse.beat(common ? null : asked, gap);
    if (common) this.#follow(now, asked, this.#local());
    this.#lost = lost;
    this.#beatAt = asked;
  }

  /** The common clock stood at `there` at some moment between `asked` and `answered` of ours. */
  #follow(there: number, asked: number, answered: number): void {
    const [least, most] = [there - answered - 1, there - asked + 1];
    // What may be right already stays, so that time does not tremble with every beat.
    if (this.#ahead < least || this.#ahead > most) this.#ahead = Math.round((least + most) / 2);
  }
}

import type { Storage } from '../storage/storage.ts';

/** How often the service shows that it is alive. */
export const BEAT_EVERY = 1000;
/** A longer silence is an outage, and nobody is charged its time. Two missed beats and a slow one. */
export const OUTAGE_AFTER = 2500;

/**
 * The time that games are played in: the wall clock without the outages. It stands still while no process could
 * write to the database, because then nobody could play.
 */
export class ServiceClock {
  readonly #storage: Storage;
  readonly #wall: () => number;
  #lost = 0;
  #beatAt = -Infinity;
  #beating: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(storage: Storage, wall: () => number = Date.now) {
    this.#storage = storage;
    this.#wall = wall;
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
    return this.#wall() - this.#lost;
  }

  wall(): number {
    return this.#wall();
  }

  /** From service time to the wall's. */
  wallOf(service: number): number {
    return service + this.#lost;
  }

  /** Before anything is timed: after a silence, the next beat says how much of it was lost. */
  async sure(): Promise<void> {
    if (this.#isSilent()) await this.beat();
    // A beat that was under way before the silence says nothing of it; the next one does.
    if (this.#isSilent()) await this.beat();
  }

  #isSilent(): boolean {
    return this.#wall() - this.#beatAt > OUTAGE_AFTER;
  }

  beat(): Promise<void> {
    this.#beating ??= this.#beat(OUTAGE_AFTER).finally(() => {
      this.#beating = null;
    });
    return this.#beating;
  }

  async #beat(gap: number): Promise<void> {
    const at = this.#wall();
    const { lost } = await this.#storage.pulse.beat(at, gap);
    this.#lost = lost;
    this.#beatAt = at;
  }
}

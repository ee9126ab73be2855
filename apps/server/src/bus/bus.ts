/**
 * What one process tells the others. A message may be lost: whoever watches a table compares its head with the log
 * every second, so that a loss costs a second and never a move.
 */
export interface Bus {
  /** Told after the commit; never waits, never fails. */
  publish(message: string): void;
  /** Null says that some messages may have been missed. */
  listen(heard: (message: string | null) => void): Promise<void>;
  close(): Promise<void>;
}

/** The bus of an address, `nats://host:4222/prefix`; without one the database itself tells. */
export async function openBus(address: string): Promise<Bus> {
  const { openNats } = await import('./nats.ts');
  return openNats(address);
}

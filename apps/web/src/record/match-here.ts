import { Engine } from '../engine/engine.ts';
import { logOf } from '../hotseat/protocol.ts';
import type { KeptMatch } from '../hotseat/protocol.ts';
import { isKnown, remember } from './record.ts';

/** Adds a match that was played out on this device to the record, once. The review takes some seconds, so it has a worker of its own. */
export async function rememberMatch(kept: KeptMatch): Promise<void> {
  const { levels, seed } = kept.plan;
  const table = `here-${seed}`;
  if (kept.over !== true || isKnown(`match-${table}`)) return;
  const engine = new Engine();
  try {
    const event = await engine.ask('matchHere', logOf(kept), levels, table, Date.now());
    if (event !== null) remember(event);
  } finally {
    engine.stop();
  }
}

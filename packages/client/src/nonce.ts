import { freshId } from './fresh-id.ts';
import type { TableCommand } from '@forceout/table';

/** Whoever is ready has a part in the dice: fresh chance of this machine, unless somebody brings their own. */
export function withNonce(command: TableCommand): TableCommand {
  if (command.do !== 'ready' || !command.ready || command.nonce !== undefined) return command;
  return { ...command, nonce: freshId() };
}

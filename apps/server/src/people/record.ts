import type { Storage } from '../storage/storage.ts';
import { newId } from './secrets.ts';

interface Book {
  readonly storage: Pick<Storage, 'audit'>;
  readonly now: () => number;
}

/** Writes down what was done, by whom and to whom; people by id, never by name. */
export async function record(
  { storage, now }: Book,
  actor: string,
  act: string,
  subject: string,
  detail: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  await storage.audit.add({ id: newId(), at: now(), actor, act, subject, detail: JSON.stringify(detail) });
}

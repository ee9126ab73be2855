import { SUBSTITUTE } from '@forceout/table';
import type { Json, Refused, Table, TableCommand } from '@forceout/table';
import { readName } from '../people/names.ts';
import { newId } from '../people/secrets.ts';
import type { Storage } from '../storage/storage.ts';

type Named = { readonly command: TableCommand } | { readonly refusal: Refused };

/**
 * A judge types a substitute's name at the table, but it is kept where all names are: the log says only whose it is, so that the
 * name can be forgotten, and passes the same filter as any other.
 */
export async function withSubstitute(
  { people }: Storage,
  table: Table,
  asker: { readonly person: string; readonly now: number },
  command: TableCommand,
): Promise<Named> {
  const deed = command.do === 'play' ? command.deed : null;
  if (!isSubstitution(deed) || table.judge !== asker.person) return { command };
  const read = readName(deed.name);
  if ('problem' in read) return { refusal: { code: 'name', message: read.problem } };
  const id = SUBSTITUTE + newId();
  await people.add({
    id,
    kind: 'guest',
    login: null,
    name: read.name,
    role: 'player',
    passphrase: null,
    createdAt: asker.now,
    seenAt: asker.now,
  });
  return { command: { do: 'play', deed: { ...deed, name: id } } };
}

function isSubstitution(deed: Json): deed is { readonly do: 'substitute'; readonly name: string } {
  if (typeof deed !== 'object' || deed === null || !('do' in deed)) return false;
  return deed['do'] === 'substitute' && typeof deed['name'] === 'string';
}

/** What either engine must do for a tournament day. Called by a test file with each of them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person } from '../../storage/contract.ts';
import type { Database } from '../../storage/database.ts';
import { storageOn } from '../../storage/storage.ts';
import type { Storage } from '../../storage/storage.ts';
import type { DayEntry, DayRow } from './days.ts';
import type { Pass } from './passes.ts';

const row = (id: string, more: Partial<DayRow> = {}): DayRow => ({
  id,
  code: `CODE-${id}`,
  name: 'Saturday',
  state: 'draft',
  openedBy: 'ann',
  head: 1,
  createdAt: 1,
  touchedAt: 1,
  ...more,
});
const entry = (seq: number, commandId = `c${seq}`): DayEntry => ({
  seq,
  at: 1000 + seq,
  who: 'Kim',
  commandId,
  entry: JSON.stringify({ seq, said: 'a “quoted” word; drop table days; --' }),
});
const pass = (id: string, more: Partial<Pass> = {}): Pass => ({
  id,
  day: 'd',
  name: `Name ${id}`,
  role: 'runner',
  school: null,
  tokenHash: `token-${id}`,
  codeHash: `code-${id}`,
  madeBy: 'Ann',
  createdAt: 1,
  revokedAt: null,
  usedAt: null,
  ...more,
});
const NOW = { name: 'Saturday', state: 'running' };

export function dayContract(open: () => Promise<Database>): void {
  let storage: Storage;
  beforeAll(async () => {
    storage = storageOn(await open());
    await storage.people.add(person('ann'));
    await storage.days.open(row('d'), [entry(1)]);
  });
  afterAll(() => storage.close());

  test('a day is opened once, found by id and code, and listed for who opened it', async () => {
    const { days } = storage;
    expect(await days.open(row('d'), [entry(1)])).toBe(false);
    expect(await days.open(row('other', { code: 'CODE-d' }), [entry(1)])).toBe(false);
    expect(await days.byId('other')).toBeNull();
    expect((await days.byCode('CODE-d'))?.id).toBe('d');
    expect((await days.openedBy('ann')).map(({ id }) => id)).toEqual(['d']);
    expect(await days.openedBy('bob')).toEqual([]);
  });

  test('the journal grows by one at a time; a command is in it once, and only one is first', async () => {
    const { days } = storage;
    await days.open(row('j'), [entry(1)]);
    expect(await days.append('j', entry(2), NOW)).toEqual({ is: 'appended' });
    expect(await days.append('j', entry(3, 'c2'), NOW)).toEqual({ is: 'duplicate', seq: 2 });
    expect(await days.append('j', entry(2, 'late'), NOW)).toEqual({ is: 'conflict' });
    expect(await days.append('j', entry(5, 'a gap'), NOW)).toEqual({ is: 'conflict' });
    const both = await Promise.all(['x', 'y'].map((id) => days.append('j', entry(3, id), NOW)));
    expect(both.map(({ is }) => is).toSorted()).toEqual(['appended', 'conflict']);
    expect((await days.log('j', 0)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(await days.log('j', 2)).toMatchObject([{ seq: 3, who: 'Kim' }]);
    expect(await days.byId('j')).toMatchObject({ head: 3, state: 'running', touchedAt: 1003 });
    expect((await days.since(1003)).map(({ id }) => id)).toEqual(['j']);
    expect((await days.log('j', 0))[1]!.entry).toBe(entry(2).entry);
  });

  test('a pass is found by its digests, held by a browser, and dead when it is revoked', async () => {
    const { passes } = storage;
    expect(await passes.add(pass('p1'))).toBe(true);
    expect(await passes.add(pass('p2', { codeHash: 'code-p1' }))).toBe(false);
    expect((await passes.byToken('token-p1'))?.id).toBe('p1');
    expect((await passes.byCode('code-p1'))?.id).toBe('p1');
    await passes.hold({ hash: 'browser', pass: 'p1' }, 10, 100);
    expect(await passes.heldBy('browser', 99)).toMatchObject({ id: 'p1', usedAt: 10 });
    expect(await passes.heldBy('browser', 100)).toBeNull();
    await passes.hold({ hash: 'second', pass: 'p1' }, 11, 100);
    await passes.letGo('second');
    expect(await passes.heldBy('second', 12)).toBeNull();
    await passes.revoke('p1', 50);
    await passes.revoke('p1', 60);
    expect(await passes.heldBy('browser', 51)).toBeNull();
    // Nobody is deleted: who signed what is still known.
    expect(await passes.of('d')).toMatchObject([{ id: 'p1', revokedAt: 50 }]);
  });

  test('a journal is put in other words all at once, or not at all where it has grown', async () => {
    const { days } = storage;
    await days.open(row('w', { touchedAt: 7 }), [entry(1)]);
    await days.append('w', { ...entry(2), at: 8 }, NOW);
    const other = (seq: number): DayEntry => ({ ...entry(seq), entry: `{"seq":${seq}}` });
    expect(await days.rewrite('w', [other(1)])).toBe(false);
    expect((await days.log('w', 0)).map((one) => one.entry)).toEqual([entry(1).entry, entry(2).entry]);
    expect(await days.rewrite('w', [other(1), other(2)])).toBe(true);
    expect((await days.log('w', 0)).map((one) => one.entry)).toEqual(['{"seq":1}', '{"seq":2}']);
    expect(await days.byId('w')).toMatchObject({ head: 2, touchedAt: 8 });
    expect(await days.rewrite('nowhere', [])).toBe(false);
    expect(await days.untouched(9, 10)).toContain('w');
    expect(await days.untouched(8, 10)).not.toContain('w');
    expect(await days.untouched(9, 0)).toEqual([]);
  });

  test('photos keep their bytes', async () => {
    const { photos } = storage;
    const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);
    await photos.add({ id: 'f1', day: 'd', table: 't1', by: 'Kim', at: 1, type: 'image/png' }, bytes);
    await photos.add({ id: 'f2', day: 'd', table: 't2', by: 'Kim', at: 2, type: 'image/png' }, bytes);
    expect((await photos.of('d')).map(({ id }) => id)).toEqual(['f1', 'f2']);
    expect(await photos.of('d', 't2')).toMatchObject([{ id: 'f2', table: 't2', by: 'Kim' }]);
    const read = await photos.bytes('d', 'f1');
    expect([read?.type, [...read!.bytes]]).toEqual(['image/png', [...bytes]]);
    expect(await photos.bytes('other', 'f1')).toBeNull();
    await photos.remove('d', 't1');
    expect((await photos.of('d')).map(({ id }) => id)).toEqual(['f2']);
    await photos.remove('d', null);
    expect(await photos.of('d')).toEqual([]);
  });
}

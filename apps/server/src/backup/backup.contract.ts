import { expect, test } from 'vitest';
import { backup, linesOf } from './backup.ts';
import { restore } from './restore.ts';
import { appendTo, first, person, tableRow } from '../storage/contract.ts';
import { openStorage } from '../storage/storage.ts';
import type { Place } from '../storage/storage.ts';

export function backupContract(fresh: () => Promise<Place>): void {
  test('a backup taken while the server writes is one moment, and restores into a new database', async () => {
    const place = await fresh();
    const storage = await openStorage(place);
    await storage.people.add(person('ann', { name: 'Ann "Ω" O\'Neil' }));
    await storage.tables.open(tableRow('t', { deadline: 1_900_000_000_000 }), first);
    for (let after = 1; after < 50; after++) await storage.tables.append(appendTo('t', after));
    const writing = (async () => {
      for (let after = 50; after < 80; after++) await storage.tables.append(appendTo('t', after));
    })();
    const lines: string[] = [];
    for await (const line of backup(place)) lines.push(line);
    await writing;
    await storage.close();

    const other = await fresh();
    const count = await restore(other, linesOf(chunksOf(lines.join(''))));
    const restored = await openStorage(other);
    expect(count).toBe(lines.length - 2);
    expect((await restored.people.byId('ann'))?.name).toBe('Ann "Ω" O\'Neil');
    const log = await restored.tables.log('t', 0);
    expect((await restored.tables.byId('t'))?.head).toBe(log.length);
    expect(log.length).toBeGreaterThanOrEqual(50);
    await restored.close();
    await expect(restore(other, linesOf(chunksOf(lines.join(''))))).rejects.toThrow(/not empty/);
  });
}

/** Pieces of an odd length, so that some letter lies across two. */
async function* chunksOf(whole: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(whole);
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
}

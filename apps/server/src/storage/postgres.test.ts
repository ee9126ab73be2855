import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../testing/postgres.ts';
import type { TestPostgres } from '../testing/postgres.ts';
import { backupContract } from '../backup/backup.contract.ts';
import { appendTo, first, person, storageContract, tableRow } from './contract.ts';
import { dayContract } from '../days/store/contract.ts';
import { migrationContract } from './migrations.contract.ts';
import { openPostgres } from './postgres.ts';
import { openStorage } from './storage.ts';

describe('PostgreSQL', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres(['-c', 'fsync=off']);
  });
  afterAll(() => server.stop());

  storageContract(async () => openPostgres(await server.database()));
  dayContract(async () => openPostgres(await server.database()));
  migrationContract(async () => {
    const url = await server.database();
    return (upTo) => openPostgres(url, upTo);
  });
  backupContract(async () => ({ url: await server.database() }));

  test('nodes that start together migrate once', async () => {
    const url = await server.database();
    const nodes = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url)));
    expect(nodes).toHaveLength(4);
    await Promise.all(nodes.map((node) => node.close()));
  });

  test('what one node appends, the others hear, and two nodes never share a sequence', async () => {
    const url = await server.database();
    const nodes = await Promise.all([1, 2].map(() => openStorage({ url })));
    const [one, two] = [nodes[0]!, nodes[1]!];
    const heard: string[] = [];
    await two.onAppended((news) =>
      heard.push(news === null ? 'listening' : `${news.table} ${news.seq} ${news.row?.entry}`),
    );
    await one.people.add(person('ann'));
    await one.tables.open(tableRow('t'), first);
    const outcomes = await Promise.all(
      nodes.map((node, index) => node.tables.append(appendTo('t', 1, { who: `node ${index}` }))),
    );
    expect(outcomes.map(({ is }) => is).sort()).toEqual(['appended', 'conflict']);
    await expect.poll(() => heard).toContain('t 2 ["1"]');
    await Promise.all(nodes.map((node) => node.close()));
  });
});

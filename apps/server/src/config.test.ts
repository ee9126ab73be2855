import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('nothing needs to be set', () => {
  expect(readConfig({ PATH: '/bin' })).toEqual({
    ok: true,
    value: {
      backups: [],
      host: '127.0.0.1',
      port: 8080,
      storage: { file: '.forceout/forceout.db' },
      origins: [],
      https: false,
      proxies: 0,
      keep: { guests: 30, matches: 396 },
      data: '.forceout',
      botPace: 1,
      botThreads: expect.any(Number),
      logLevel: 'info',
      rates: 1,
      socketsPerAddress: 2000,
    },
  });
});

test('every wrong value is told in one line, and no password is repeated', () => {
  const read = readConfig({
    FORCEOUT_PORT: 'eighty',
    FORCEOUT_HTTPS: 'yes',
    FORCEOUT_ORIGINS: 'https://a.example, b.example',
    FORCEOUT_LOG: 'loud',
    FORCEOUT_PRT: '80',
    DATABASE_URL: 'mysql://root:secret@db',
  });
  expect(read.ok ? [] : read.error).toEqual([
    'FORCEOUT_PORT: "eighty" is not a number from 0 to 65535',
    'DATABASE_URL: a postgres:// address is expected',
    'FORCEOUT_ORIGINS: "b.example" is not an origin like https://play.example.org',
    'FORCEOUT_HTTPS: "yes" is neither 0 nor 1',
    'FORCEOUT_LOG: "loud" is none of silent, error, warn, info, debug',
    'FORCEOUT_PRT: there is no such setting',
  ]);
});

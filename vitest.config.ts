import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that start a server, a database, a thread or a program. */
const APART = [
  'apps/server/**/*.test.ts',
  'apps/cli/**/*.test.ts',
  'packages/{solver,seating}/src/browser.test.ts',
  'scripts/third-language.test.ts',
  'scripts/release/readme.test.ts',
];
/** Tests that put something else in a module's place. */
const ALONE = ['packages/rules/src/match/unread.test.ts'];
const BROWSER = ['apps/web/tests/**/*.test.ts', 'packages/print/tests/**/*.test.ts'];

export default defineConfig({
  test: {
    // Four even on two cores: a test with a browser or a server waits for it half of the time.
    maxWorkers: Math.max(4, availableParallelism()),
    // No test says how long it may take or wait: these are for a busy machine, and only a failure ever waits so long.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    env: {
      // Programs speak English to tests, whatever the machine speaks.
      LC_MESSAGES: 'C',
      // Programs and threads that tests start are compiled once: most of their time went into that.
      NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled'),
    },
    // Files share their modules: to load them anew for each took longer than most tests.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{packages,apps,scripts}/**/*.test.ts'],
          exclude: [...APART, ...ALONE, ...BROWSER, '**/node_modules/**'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: APART, sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, isolate: true, sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: { name: 'browser', include: BROWSER, sequence: { groupOrder: 0 } },
      },
    ],
  },
});

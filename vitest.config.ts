import { defineConfig } from 'vitest/config';

/** Tests that start a server, a database, a thread or a program, or that put something else in a module's place. */
const APART = [
  'apps/server/**/*.test.ts',
  'apps/cli/**/*.test.ts',
  'packages/solver/src/browser.test.ts',
  'packages/rules/src/match/unread.test.ts',
];
const BROWSER = ['apps/web/tests/**/*.test.ts', 'packages/print/tests/**/*.test.ts'];

export default defineConfig({
  test: {
    // Vitest keeps one core free; with two cores that is half of the machine.
    maxWorkers: '100%',
    testTimeout: 60_000,
    // Starting a PostgreSQL takes long on a machine that does other things.
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          // Pure code shares its modules: loading them anew for every file took longer than most tests.
          name: 'pure',
          include: ['{packages,apps,scripts}/**/*.test.ts'],
          exclude: [...APART, ...BROWSER, '**/node_modules/**'],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: APART, sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER,
          sequence: { groupOrder: 0 },
          // What a page shows is waited for as long as playwright waits; the default is a second.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});

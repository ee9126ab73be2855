import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,scripts}/**/*.test.ts'],
    testTimeout: 60_000,
    // Starting a PostgreSQL takes long on a machine that does other things.
    hookTimeout: 60_000,
  },
});

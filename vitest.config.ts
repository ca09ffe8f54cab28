import { defineConfig } from 'vitest/config';

const alias = [{ find: /^graphql$/, replacement: 'graphql/index.js' }]; // else its CommonJS and ES module copies meet

export default defineConfig({
  test: {
    maxWorkers: '100%', // half the time is waited: for browsers, disks and clocks
    reporters: ['default', './scripts/tally-reporter.ts'],
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'backend',
          root: 'backend',
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/testing/postgres-server.ts', 'src/testing/template-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          root: 'e2e',
          include: ['**/*.test.ts'],
          globalSetup: ['../backend/src/testing/postgres-server.ts'],
          expect: { poll: { timeout: 15_000 } }, // a page may take its time on a busy machine
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'scripts', root: 'scripts', include: ['*.test.mjs'] } },
      {
        extends: './frontend/vite.config.ts',
        test: { name: 'frontend', root: 'frontend', include: ['{src,scripts}/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const alias = [{ find: /^graphql$/, replacement: 'graphql/index.js' }]; // else its CommonJS and ES module copies meet

/** Of every kind of test. A busy machine may take many times as long as an idle one; these times are for faults alone. */
const usual = {
  isolate: false, // loading the server or React anew for each file takes a quarter to half of the time
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Half the time is waited: for the database, disks and clocks. */
const maxWorkers = 2 * availableParallelism();

const frontend = {
  root: 'frontend',
  setupFiles: ['src/testing/setup.ts'],
  unstubGlobals: true,
  ...usual,
  maxWorkers, // else that of its own configuration, one on a machine with two processors
};

/** `--mode full` (`npm run test:full`) tries everything everywhere: widths, themes, roles, hostile values. */
export default defineConfig(({ mode }) => ({
  test: {
    maxWorkers,
    reporters: ['default', './scripts/tally-reporter.ts'],
    // Those of a group begin in the order of their names: the longest file, the analysis, first.
    projects: [
      // Otherwise people run it by itself: `npm run check`.
      ...(mode === 'full'
        ? [{ test: { name: 'analysis', root: 'scripts', include: ['checks.test.mjs'], isolate: false } }]
        : []),
      {
        resolve: { alias },
        test: {
          name: 'backend',
          root: 'backend',
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/testing/postgres-server.ts'],
          provide: { fullMatrix: mode === 'full' },
          ...usual,
        },
      },
      {
        test: {
          name: 'e2e',
          root: 'e2e',
          include: ['**/*.test.ts'],
          globalSetup: [
            '../backend/src/testing/postgres-server.ts',
            './site-leftovers.ts', // removes what the next one leaves, once that has ended
            '../backend/src/testing/site-host-process.ts',
          ],
          maxWorkers: availableParallelism() + 1, // a browser waits a third of the time
          sequence: { groupOrder: 1 }, // after all others
          provide: { fullMatrix: mode === 'full' },
          ...usual,
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          include: ['*.test.mjs'],
          exclude: ['checks.test.mjs'],
          ...usual,
        },
      },
      { test: { name: 'bench', root: 'bench', include: ['**/*.test.ts'], ...usual } },
      // Tests that need a document. A worker has one or none, and begins anew for a file that needs the other.
      {
        extends: './frontend/vite.config.ts',
        test: { ...frontend, name: 'components', environment: 'jsdom', include: ['src/**/*.test.tsx'] },
      },
      {
        extends: './frontend/vite.config.ts',
        test: { ...frontend, name: 'frontend', include: ['{src,scripts}/**/*.test.ts'] },
      },
    ],
  },
}));

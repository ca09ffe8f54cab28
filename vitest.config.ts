import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const alias = [{ find: /^graphql$/, replacement: 'graphql/index.js' }]; // else its CommonJS and ES module copies meet

/** A busy machine may take many times as long as an idle one; what is as it should be waits for none of these. */
const patience = { testTimeout: 120_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

/** Half the time is waited: for the database, disks and clocks. */
const maxWorkers = 2 * availableParallelism();

const frontend = {
  root: 'frontend',
  setupFiles: ['src/testing/setup.ts'],
  isolate: false, // loading React and its tools anew for each file takes half of the time
  unstubGlobals: true,
  ...patience,
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
          globalSetup: ['src/testing/postgres-server.ts', 'src/testing/template-database.ts'],
          provide: { fullMatrix: mode === 'full' },
          ...patience,
          isolate: false, // loading the server anew for each file takes a quarter of the time
        },
      },
      {
        test: {
          name: 'e2e',
          root: 'e2e',
          include: ['**/*.test.ts'],
          globalSetup: [
            '../backend/src/testing/postgres-server.ts',
            '../backend/src/testing/template-database.ts',
            './site-leftovers.ts',
          ],
          isolate: false, // the files of a worker share a browser and some sites
          maxWorkers: availableParallelism() + 1, // a browser waits a third of the time
          sequence: { groupOrder: 1 }, // after all others
          provide: { fullMatrix: mode === 'full' },
          ...patience,
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          include: ['*.test.mjs'],
          exclude: ['checks.test.mjs'],
          ...patience,
          isolate: false,
        },
      },
      { test: { name: 'bench', root: 'bench', include: ['**/*.test.ts'], ...patience, isolate: false } },
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

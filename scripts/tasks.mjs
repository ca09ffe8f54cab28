/**
 * @typedef {object} Task
 * @property {string} does One line for people.
 * @property {boolean} [needsEverything] Installs what only development needs, too.
 * @property {boolean} [supervised] Starts its last step again when that fails.
 * @property {boolean} [builds] Builds first whatever changed since the last build.
 * @property {boolean} [dotEnv] Reads `.env`; variables that are set already win.
 * @property {Readonly<Record<string, string>>} [variables] Environment variables, whatever is set outside; empty counts as unset.
 * @property {string[][]} steps Arguments for Node, one process after the other; the first that fails ends the task.
 *   What the caller adds goes to the last step.
 */

const built = (/** @type {string} */ program, /** @type {string[]} */ ...args) => [
  ...['--import', './scripts/source-maps.mjs', `backend/dist/${program}.js`],
  ...args,
];
const source = (/** @type {string[]} */ ...args) => ['--import', 'tsx', ...args];
const bin = {
  codegen: 'node_modules/@graphql-codegen/cli/cjs/bin.js',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/** What every `npm run` script does. @type {Readonly<Record<string, Task>>} */
export const tasks = {
  start: {
    does: 'build what changed and serve everything',
    builds: true,
    dotEnv: true,
    supervised: true,
    steps: [built('main')],
  },
  demo: {
    does: 'serve an example with 3,000 sign-ups, on a database of its own',
    builds: true,
    variables: {
      DATA_DIR: '.data-demo',
      DATABASE_URL: '',
      NODE_ENV: '',
      SMTP_URL: '',
      TWILIO_ACCOUNT_SID: '',
    },
    supervised: true,
    steps: [built('seed', '--demo'), built('main')],
  },
  dev: {
    does: 'the same from the sources, with hot reload',
    needsEverything: true,
    dotEnv: true,
    steps: [['--watch', '--watch-preserve-output', ...source('backend/src/main.ts'), '--from-sources']],
  },
  build: { does: 'build what changed', builds: true, steps: [] },
  test: { does: 'run every test', needsEverything: true, builds: true, steps: [[bin.vitest, 'run']] },
  'test:full': {
    does: 'check, and run every test with every width, theme, role and hostile value',
    needsEverything: true,
    builds: true,
    steps: [[bin.vitest, 'run', '--mode', 'full']],
  },
  seed: { does: 'fill the database: --signups N', builds: true, dotEnv: true, steps: [built('seed')] },
  admin: {
    does: 'make an admin account, erase, verify, back up, restore',
    builds: true,
    dotEnv: true,
    steps: [built('admin')],
  },
  bench: {
    does: 'run the benchmarks',
    needsEverything: true,
    builds: true,
    steps: [source('bench/bench.ts')],
  },
  launch: {
    does: 'have visitors join through the product and a mail server, and time their waits: --minutes N',
    needsEverything: true,
    builds: true,
    steps: [source('bench/launch.ts')],
  },
  drill: {
    does: 'rehearse an accident on servers of its own: NAME',
    needsEverything: true,
    builds: true,
    steps: [source('bench/drill.ts')],
  },
  lighthouse: {
    does: 'have Lighthouse look at every public page',
    needsEverything: true,
    builds: true,
    steps: [['scripts/install-lighthouse.mjs'], source('bench/lighthouse.ts')],
  },
  screens: {
    does: 'time the screens of the back office with a million signups',
    needsEverything: true,
    builds: true,
    steps: [source('bench/screens.ts')],
  },
  codegen: {
    does: 'write schema.graphql, the generated hooks and documents',
    needsEverything: true,
    steps: [source('backend/src/schema-command.ts'), [bin.codegen, '--config', 'codegen.mjs']],
  },
  check: {
    does: 'types, style, rules and dead code',
    needsEverything: true,
    steps: [['scripts/checks.mjs']],
  },
};

// Checks the import rules of .dependency-cruiser.cjs, and that the cruiser saw the code at all: with a parser it does
// not support, it finds next to no modules and nothing to complain about.
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';

const fewestModules = 150;
const require = createRequire(import.meta.url);
const { options, ...ruleSet } = require('../.dependency-cruiser.cjs');

const { output } = await cruise(['backend/src', 'backend/migrations', 'frontend/src', 'e2e'], {
  ...options,
  ruleSet,
  validate: true,
  outputType: 'json',
});
const { summary } = JSON.parse(String(output));
for (const { rule, from, to, cycle } of summary.violations) {
  const path =
    cycle === undefined ? `${from} -> ${to}` : [from, ...cycle.map(({ name }) => name)].join(' -> ');
  console.error(`${rule.name}: ${path}`);
}
if (summary.totalCruised < fewestModules) {
  console.error(`Only ${summary.totalCruised} modules were seen; at least ${fewestModules} were expected.`);
  process.exitCode = 1;
}
if (summary.violations.length > 0) process.exitCode = 1;

// Bundles the server as `npm run build` does, which refuses a type of the API whose name another export has.
import { join } from 'node:path';
import { buildBackend } from './build.mjs';
import { explain } from './progress.mjs';
import { root } from './project.mjs';

await buildBackend(join(root, 'node_modules/.cache/checks/server')).catch((error) => {
  explain(error);
  process.exitCode = 1;
});

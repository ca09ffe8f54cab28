// Installs Lighthouse into the folder of its benchmark, unless it is there. It is apart from the product's packages: it is
// large, and it would choose the versions of some that the server runs on.
import { join } from 'node:path';
import { exclusively } from './exclusive.mjs';
import { explain } from './progress.mjs';
import { installIn, matchesLockFile } from './install.mjs';
import { root } from './project.mjs';

const folder = join(root, 'bench/lighthouse');
try {
  const onWait = () => console.error('Another start is installing Lighthouse; waiting for it …');
  await exclusively(`install ${folder}`, onWait, async () => {
    if (!matchesLockFile('everything', folder))
      await installIn(folder, 'Installing Lighthouse', 'everything');
  });
} catch (error) {
  explain(error);
  process.exitCode = 1;
}

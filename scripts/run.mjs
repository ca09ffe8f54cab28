// Runs a task of the project on whatever Node 20 or newer a machine has: installs and builds what is missing, then hands
// over to the project's own Node. Plain JavaScript without packages, because it comes before them.
import { existsSync } from 'node:fs';
import { runProgram, superviseProgram } from './child.mjs';
import { buildIfNeeded } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { Complaint, explain } from './progress.mjs';
import { projectNode, root } from './project.mjs';
import { supervise } from './supervise.mjs';
import { tasks } from './tasks.mjs';

const [name = '', ...extra] = process.argv.slice(2);
process.chdir(root);
try {
  process.exitCode = await runTask(name, extra);
} catch (error) {
  explain(error);
  process.exitCode = 1;
}

/** @param {string} name @param {string[]} extra @returns {Promise<number>} the exit code */
async function runTask(name, extra) {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (task === undefined) {
    const lines = Object.entries(tasks).map(([known, { does }]) => `  npm run ${known.padEnd(8)} ${does}`);
    throw new Complaint(`${name === '' ? 'Which task?' : `There is no task ${name}.`}\n${lines.join('\n')}`);
  }
  await ensureInstalled(task.needsEverything ? 'everything' : 'running');
  if (task.builds) await buildIfNeeded();
  const node = projectNode();
  for (const [index, step] of task.steps.entries()) {
    const isLast = index === task.steps.length - 1;
    const dotEnv = task.dotEnv && existsSync('.env') ? ['--env-file=.env'] : [];
    const args = [...dotEnv, ...step, ...(isLast ? extra : [])];
    const code = await (isLast && task.supervised
      ? supervise(() => superviseProgram(node, args, task.variables))
      : runProgram(node, args, task.variables));
    if (code !== 0) return code;
  }
  return 0;
}

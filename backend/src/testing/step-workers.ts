import { type ChildProcess, spawn } from 'node:child_process';
import { bundleProgram } from './bundled-program.ts';

/** Instances in processes of their own, to be killed: see `step-worker.ts`. */
export interface StepWorkers {
  /** @param url of the database. */
  start(url: string): ChildProcess;
  remove(): Promise<void>;
}

export async function bundleStepWorkers(): Promise<StepWorkers> {
  const { script, remove } = await bundleProgram(new URL('step-worker.ts', import.meta.url));
  return {
    start: (url) => spawn(process.execPath, [script, url], { stdio: ['ignore', 'ignore', 'inherit'] }),
    remove,
  };
}

/** Resolves once a process has ended. */
export const gone = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => (child.exitCode === null ? child.once('exit', () => resolve()) : resolve()));

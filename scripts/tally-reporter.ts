import { writeSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Ends the output of a run with one line that counts its tests: `N passed, N failed`, and `, N skipped` if there are. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string): number => tests.filter((test) => test.result().state === state).length;
    // A file that could not be loaded has no tests, and an error outside of any test belongs to none.
    const broken = modules.filter(
      (module) => module.state() === 'failed' && [...module.children.allTests('failed')].length === 0,
    ).length;
    const failed = count('failed') + broken + unhandledErrors.length;
    const skipped = count('skipped');
    // After everything that other reporters still have to say.
    process.once('exit', () =>
      writeSync(
        1,
        `${count('passed')} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}\n`,
      ),
    );
  }
}

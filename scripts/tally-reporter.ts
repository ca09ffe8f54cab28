import { writeSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';

/**
 * Ends the output of a run with a line for each failure, `failed: <project> <file> > <test>: <message>`, and one that counts
 * the tests: `N passed, N failed`, and `, N skipped` if there are.
 */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string): number => tests.filter((test) => test.result().state === state).length;
    const failures = [
      ...modules.flatMap(failuresOf),
      ...unhandledErrors.map((error) => line('outside of any test', error)),
    ];
    const skipped = count('skipped');
    const tally = `${count('passed')} passed, ${failures.length} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
    // After everything that other reporters still have to say.
    process.once('exit', () => writeSync(1, [...failures, tally, ''].join('\n')));
  }
}

/** A line for each failed test of a file, and for each error that kept tests from running: in a hook, or while it was loaded. */
function failuresOf(module: TestModule): readonly string[] {
  if (module.state() !== 'failed') return [];
  const failures = [
    ...(module.errors().length > 0 ? [module] : []),
    ...[...module.children.allSuites()].filter((suite) => suite.errors().length > 0),
    ...module.children.allTests('failed'),
  ].map((failed) => line(nameOf(failed), errorOf(failed)));
  return failures.length > 0 ? failures : [line(nameOf(module))];
}

function nameOf(failed: TestModule | TestSuite | TestCase): string {
  const module = failed.type === 'module' ? failed : failed.module;
  const file = [module.project.name, module.relativeModuleId].filter(Boolean).join(' ');
  return failed.type === 'module' ? file : `${file} > ${failed.fullName}`;
}

const errorOf = (failed: TestModule | TestSuite | TestCase): SerializedError | undefined =>
  (failed.type === 'test' ? failed.result().errors : failed.errors())?.[0];

/** One line of at most 500 characters, whatever the message: the end of the output is what is left of a long run. */
function line(where: string, error?: Pick<SerializedError, 'message'>): string {
  const [message = ''] = stripVTControlCharacters(error?.message ?? 'no message')
    .trim()
    .split('\n');
  return `failed: ${where}: ${message}`.replaceAll(/\s+/g, ' ').slice(0, 500);
}

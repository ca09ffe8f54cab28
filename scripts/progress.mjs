import { clearLine, cursorTo } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

/** A fault that a person can fix: only its message is shown. */
export class Complaint extends Error {}

/** Says why the task cannot be done. @param {unknown} error */
export function explain(error) {
  if (error instanceof Complaint) console.error(`\n${error.message}\n`);
  else console.error(error);
}

/**
 * Shows that `work` goes on while a person waits: a clock in a terminal, a line now and then elsewhere.
 *
 * @template T @param {string} title @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  const terminal = process.stderr.isTTY === true;
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);
  const show = () =>
    terminal ? rewrite(`${title} … ${seconds()} s`) : console.error(`${title} … ${seconds()} s`);
  if (terminal) show();
  else console.error(`${title} …`);
  const timer = setInterval(show, terminal ? 1000 : 15_000);
  try {
    const result = await work();
    if (terminal) rewrite(`${title}: done in ${seconds()} s\n`);
    else console.error(`${title}: done in ${seconds()} s`);
    return result;
  } catch (error) {
    if (terminal) process.stderr.write('\n');
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** The beginning and the end of a failed program's output. @param {string} output */
export function excerpt(output) {
  const lines = stripVTControlCharacters(output).trim().split('\n');
  return lines.length <= 40 ? lines.join('\n') : [...lines.slice(0, 20), '…', ...lines.slice(-20)].join('\n');
}

/** @param {string} line */
function rewrite(line) {
  cursorTo(process.stderr, 0);
  clearLine(process.stderr, 1);
  process.stderr.write(line);
}

import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks on the terminal. Rejects when `signal` is aborted. */
export async function askLine(question: string, signal: AbortSignal): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return await terminal.question(question, { signal });
  } finally {
    terminal.close();
  }
}

/** The same without echoing the input. */
export async function askHidden(question: string, signal: AbortSignal): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  process.stdout.write(question); // only now: the terminal has stopped echoing the input
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return await terminal.question('', { signal });
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

/** The first `count` lines of a stream that is not a terminal, without their line ends. Reads no more than it needs. */
export async function readLines(input: NodeJS.ReadableStream, count: number): Promise<readonly string[]> {
  const lines: string[] = [];
  const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of reader) {
    lines.push(line);
    if (lines.length === count) break;
  }
  return lines;
}

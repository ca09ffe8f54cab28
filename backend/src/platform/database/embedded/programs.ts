import { spawn } from 'node:child_process';

/** A program with its arguments, and the user to run it as. */
export interface Launch {
  readonly file: string;
  readonly args: readonly string[];
  readonly options: { readonly uid?: number; readonly gid?: number };
}

export interface ProgramOptions {
  readonly input?: string;
  readonly cwd?: string;
  /** Ends the program; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/**
 * Runs a short program to its end and returns its standard output. It has a process group of its own, so that Ctrl-C
 * reaches only the app, which then stops it.
 *
 * @throws Error with the program's own words when it fails.
 */
export async function runProgram(
  { file, args, options }: Launch,
  { input, cwd, signal }: ProgramOptions = {},
): Promise<string> {
  signal?.throwIfAborted();
  const child = spawn(file, args, {
    ...options,
    cwd: cwd ?? '/',
    env: serverEnvironment(),
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  const abort = () => child.kill();
  signal?.addEventListener('abort', abort, { once: true });
  let output = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  child.stdin.on('error', () => undefined); // ended before it read everything; its exit code tells
  child.stdin.end(input ?? '');
  try {
    const code = await new Promise<number | string | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (exitCode, signalName) => resolve(exitCode ?? signalName));
    });
    signal?.throwIfAborted();
    if (code !== 0) throw new Error(complaints.trim() || `${file} ended with ${code}`);
    return output;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

/** The environment of PostgreSQL's programs: none of the app's secrets, and messages in English. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, TEMP, SystemRoot } = process.env;
  return { PATH, TMPDIR, TEMP, SystemRoot, LC_MESSAGES: 'C' };
}

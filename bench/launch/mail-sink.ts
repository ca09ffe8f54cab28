import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';

/** A message that the mail server has accepted. */
export interface ArrivedMail {
  readonly to: string;
  readonly subject: string;
  /** When the server said that it had taken it, on the clock of `clock.ts`. */
  readonly at: number;
  /** Of servers that read whole messages. */
  readonly read?: ReadMail;
}

/** The content of a message besides its subject. */
export interface ReadMail {
  readonly messageId: string;
  /** Each address that it links to, once. */
  readonly links: readonly string[];
  /** Each code of an invitation in it, once. */
  readonly codes: readonly string[];
}

/** What the mail server's process reports to this one: its port, then what has arrived since the last report. */
export type MailServerMessage =
  { readonly port: number } | { readonly arrived: readonly ArrivedMail[]; readonly mostConnections: number };

/** The mail server that the product sends to, in a process of its own. */
export interface MailSink {
  readonly port: number;
  readonly pid: number;
  /** SMTP connections that were open at the same time, at most. */
  readonly mostConnections: number;
}

const startTimeoutMs = 15_000;

/** Starts the mail server; it ends with `lifecycle`. `onMail` gets each message some 10 ms after it arrived. */
export async function startMailSink(
  latencyMs: number,
  onMail: (mail: ArrivedMail) => void,
  lifecycle: Lifecycle,
  { readsAll = false }: { readonly readsAll?: boolean } = {},
): Promise<MailSink> {
  const script = fileURLToPath(new URL('mail-server.ts', import.meta.url));
  const child = fork(script, [String(latencyMs), readsAll ? 'all' : 'subject'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  lifecycle.onStop('the mail server', () => child.kill('SIGKILL'));
  let mostConnections = 0;
  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The mail server did not start')), startTimeoutMs);
    child.once('exit', () => reject(new Error('The mail server ended early')));
    child.on('message', (message: MailServerMessage) => {
      if ('port' in message) {
        clearTimeout(timer);
        resolve(message.port);
        return;
      }
      mostConnections = message.mostConnections;
      for (const mail of message.arrived) onMail(mail);
    });
  });
  return {
    port,
    pid: pidOf(child),
    get mostConnections() {
      return mostConnections;
    },
  };
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('The mail server has no process');
  return pid;
}

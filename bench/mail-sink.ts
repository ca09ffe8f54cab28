import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Lifecycle } from '../backend/src/platform/lifecycle.ts';
import type { MailServerMessage, Message, Treatment } from './mail-server.ts';
import { nextMessage } from './server-process.ts';

/** The mail server that the product sends to, in a process of its own. */
export interface MailSink {
  readonly port: number;
  /** From now on. */
  treat(treatment: Treatment): void;
}

/** Starts the mail server; it ends with `lifecycle`. `onMail` gets each message some 10 ms after it arrived. */
export async function startMailSink(
  latencyMs: number,
  onMail: (message: Message) => void,
  lifecycle: Lifecycle,
): Promise<MailSink> {
  const script = fileURLToPath(new URL('mail-server.ts', import.meta.url));
  const child = fork(script, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  lifecycle.onStop('the mail server', () => child.kill('SIGKILL'));
  const treat = (treatment: Treatment) => void child.send(treatment);
  const first = await nextMessage<MailServerMessage>(child);
  treat({ latencyMs });
  child.on('message', (message: MailServerMessage) => {
    if ('arrived' in message) for (const each of message.arrived) onMail(each);
  });
  return { port: 'port' in first ? first.port : 0, treat };
}

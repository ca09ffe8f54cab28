import type { Lifecycle } from '../backend/src/platform/lifecycle.ts';
import { startChild } from './child.ts';
import type { MailServerMessage, Message, Treatment } from './mail-server.ts';

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
  const { port, process: child } = await startChild('mail-server.ts', [], lifecycle);
  const treat = (treatment: Treatment) => void child.send(treatment);
  treat({ latencyMs });
  child.on('message', (message: MailServerMessage) => {
    if ('arrived' in message) for (const each of message.arrived) onMail(each);
  });
  return { port, treat };
}

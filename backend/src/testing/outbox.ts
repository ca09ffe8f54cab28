import { setTimeout as sleep } from 'node:timers/promises';
import type { TestApp } from './app.ts';
import { TestClient } from './client.ts';

/** A message as the outbox shows it. */
export interface ShownMessage {
  readonly to: string;
  /** Null for a text message. */
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly code: string | null;
}

/** The messages to an address, newest first, once `count` have arrived in the outbox whose text matches `pattern`. */
export async function messagesTo(
  app: TestApp,
  address: string,
  { count = 1, pattern = /^/ }: { readonly count?: number; readonly pattern?: RegExp } = {},
): Promise<readonly ShownMessage[]> {
  const client = new TestClient(app);
  for (let tries = 0; tries < 400; tries += 1) {
    const shown = (await client.get('/outbox.json', app.outbox)).body as readonly ShownMessage[];
    const found = shown.filter(({ to, text }) => to === address && pattern.test(text));
    if (found.length >= count) return found;
    await sleep(50);
  }
  throw new Error(`Not ${count} messages like ${pattern} came to ${address}`);
}

/** The newest message to an address, once one has arrived whose text matches `pattern`. */
export async function messageTo(app: TestApp, address: string, pattern?: RegExp): Promise<ShownMessage> {
  const [newest] = await messagesTo(app, address, pattern === undefined ? {} : { pattern });
  if (newest === undefined) throw new Error(`Nothing came to ${address}`);
  return newest;
}

/** The one-time code in a message. */
export const codeIn = ({ code }: ShownMessage): string => code ?? '';

import type { Started } from './app.ts';
import { readyLine } from './platform/port.ts';

/**
 * What the terminal shows about a started instance: that it is ready, then where everything is, including the links
 * that only the owner of the machine may open. In production, the terminal is a log that many can read, so these links
 * are left out.
 */
export function startLines({ port, publicUrl, setup, outboxUrl }: Started, production: boolean): string {
  const addresses: readonly (readonly [name: string, address: string, note?: string])[] = [
    ['Site', publicUrl],
    setup === null
      ? ['Back office', `${publicUrl}/admin`]
      : ['Back office', setup.url, 'creates the first admin, once, within 24 hours'],
    ...(outboxUrl === null
      ? []
      : [['Outbox', outboxUrl, 'shows the messages that would have been sent'] as const]),
  ];
  const lines = addresses.map(
    ([name, address, note]) =>
      `  ${name.padEnd(11)}  ${address}${note === undefined ? '' : `\n${' '.repeat(15)}${note}`}`,
  );
  return [readyLine(port), ...(production ? [] : lines)].map((line) => `${line}\n`).join('');
}

/** What production's log says instead of the setup link; null if there is an admin. */
export const setupHint = ({ setup }: Started): string | null =>
  setup === null
    ? null
    : `There is no admin yet. Open the link in ${setup.file} within 24 hours, or run npm run admin -- create.`;

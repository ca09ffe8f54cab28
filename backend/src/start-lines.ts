import type { Started } from './app.ts';
import { readyLine } from './platform/port.ts';

/**
 * What the terminal shows of a started instance: that it is ready, and the links that open what belongs to the owner of the
 * machine. In production terminals are logs, which many can read, so the links stay out.
 */
export function startLines({ port, setup, outboxUrl }: Started, production: boolean): string {
  const links = [
    ...(setup === null ? [] : [`Create the first admin account, once, within 24 hours: ${setup.url}`]),
    ...(outboxUrl === null ? [] : [`See the messages that would have been sent: ${outboxUrl}`]),
  ];
  return [readyLine(port), ...(production ? [] : links)].map((line) => `${line}\n`).join('');
}

/** What production's log says instead of the setup link; null when there is an admin. */
export const setupHint = ({ setup }: Started): string | null =>
  setup === null
    ? null
    : `There is no admin yet. Open the link in ${setup.file} within 24 hours, or run npm run admin -- create.`;

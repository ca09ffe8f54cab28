import type { WebhookEndpointsQuery } from '../../generated/office.ts';
import { Checks } from '../ui/checks.tsx';

interface EventChecksProps {
  eventTypes: WebhookEndpointsQuery['webhookEventTypes'];
  chosen: readonly string[];
  error?: string | undefined;
  onChoose: (chosen: string[]) => void;
}

/** Which events, each with what it means. */
export const EventChecks = ({ eventTypes, ...choice }: EventChecksProps) => (
  <Checks
    legend="Events"
    isCode
    options={eventTypes.map(({ type, description }) => ({ value: type, text: type, hint: description }))}
    {...choice}
  />
);

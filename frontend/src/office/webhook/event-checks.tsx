import { useId } from 'react';
import type { WebhookEndpointsQuery } from '../../generated/operations.ts';

interface EventChecksProps {
  eventTypes: WebhookEndpointsQuery['webhookEventTypes'];
  chosen: readonly string[];
  error?: string | undefined;
  onChoose: (chosen: string[]) => void;
}

/** Which events, each with what it means. */
export function EventChecks({ eventTypes, chosen, error, onChoose }: EventChecksProps) {
  const id = useId();
  const toggle = (type: string, checked: boolean) =>
    onChoose(checked ? [...chosen, type] : chosen.filter((each) => each !== type));
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="mb-1.5 text-sm font-medium text-fg">Events</legend>
      <div className="grid gap-2.5 rounded-lg border border-line p-3">
        {eventTypes.map(({ type, description }) => (
          <label key={type} className="flex gap-3">
            <input
              type="checkbox"
              aria-label={type}
              aria-describedby={`${id}-${type}`}
              aria-invalid={error === undefined ? undefined : true}
              className="mt-0.5 size-4 shrink-0 accent-data"
              checked={chosen.includes(type)}
              onChange={({ target }) => toggle(type, target.checked)}
            />
            <span>
              <span className="block font-mono text-caption text-fg">{type}</span>
              <span id={`${id}-${type}`} className="block text-caption">
                {description}
              </span>
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1.5 text-caption text-down">
          {error}
        </p>
      )}
    </fieldset>
  );
}
